"""Generates the page's types and data from the server: `make types`, or `python -m tools.typescript`.

These are web/src/page/protocol.ts, the types of messages, bodies and views, and web/src/fair/boxes.json, the data
about the games' boxes that the page needs to verify a deal.
"""

import sys
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec

from tablee.games import GAMES
from tablee.server.http.api.schemas import REF, Schema, schemas
from tablee.table.messages.from_page import Said
from tablee.table.messages.from_server import Told
from tools import boxes

FILE = Path(__file__).parents[1] / "web" / "src" / "page" / "protocol.ts"
TITLE = "// Made by `make types` from the server's messages, models and views. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def view_schemas() -> dict[str, Schema]:
    """Return the JSON Schema of each game's view, its parts prefixed with the game's class name."""
    views = {}
    for game in GAMES.values():
        view = get_type_hints(game.view_for)["return"]
        _, parts = msgspec.json.schema_components([view], ref_template=REF.format(name=game.__name__ + "{name}"))
        views.update({game.__name__ + name: part for name, part in parts.items()})
    return views


def write_types() -> str:
    """Return the whole file."""
    parts = [TITLE]
    for name, schema in (schemas() | view_schemas()).items():
        parts.append(_declare(name, schema))
    parts.append(f"export type View = {' | '.join(f'{game.__name__}View' for game in GAMES.values())};\n")
    for name, union in (("Said", Said), ("Told", Told)):
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def _declare(name: str, schema: Schema) -> str:
    lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, inner in schema["properties"].items():
        optional = "" if field in schema.get("required", ()) else "?"
        lines.append(f"  {field}{optional}: {_type(inner)};")
    return "\n".join([*lines, "}"]) + "\n"


def _type(schema: Schema) -> str:
    """Return a JSON Schema as a TypeScript type."""
    match schema:
        case {"typescript": str(text)}:
            return text
        case {"$ref": str(ref)}:
            return ref.rpartition("/")[2]
        case {"const": value}:
            return _literal(value)
        case {"enum": values}:
            return " | ".join(map(_literal, values))
        case {"anyOf": members}:
            return " | ".join(dict.fromkeys(map(_type, members)))
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(map(_type, items))}]"
        case {"type": "array", "items": items}:
            inner = _type(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {_type(values)}>"
        case {"type": str(plain)} if plain in PLAIN:
            return PLAIN[plain]
    return "unknown"


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode().replace('"', "'")


if __name__ == "__main__":
    for file, text in ((FILE, write_types()), (boxes.FILE, boxes.write_boxes())):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file, file=sys.stderr)
