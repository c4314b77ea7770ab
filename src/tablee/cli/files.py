"""Reading what people hand in: every way in which a file can be wrong is said in one line."""

import json
import sys
from pathlib import Path
from typing import Any

from tablee.core.errors import InvalidInput

MOST_BYTES = 16_000_000


def read_text(path: str) -> str:
    """Return the text of a file, or of standard input for `-`."""
    name = "standard input" if path == "-" else path
    try:
        if path == "-":
            raw = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(path).open("rb") as file:
                raw = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise InvalidInput(f"cannot read {name}: {reason}") from None
    return decode(raw, name)


def decode(raw: bytes, name: str) -> str:
    """Return the text of some bytes that were read from there; one byte more than may be is too much."""
    if len(raw) > MOST_BYTES:
        raise InvalidInput(f"cannot read {name}: it is larger than {MOST_BYTES // 1_000_000} MB")
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise InvalidInput(f"cannot read {name}: byte {error.start + 1} is not UTF-8 text") from None


def read_json(path: str) -> Any:
    """Return the JSON document of a file, or of standard input for `-`."""
    name = "standard input" if path == "-" else path
    text = read_text(path)
    try:
        return json.loads(text, object_pairs_hook=_each_key_once, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise InvalidInput(f"{name} is not JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise InvalidInput(f"{name} is nested too deeply") from None
    except InvalidInput as error:
        raise InvalidInput(f"{name} is not JSON that can be judged: {error}") from None
    except ValueError:  # Python reads no number of thousands of digits
        raise InvalidInput(f"{name} has a number that is too long") from None


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    document = dict(pairs)
    if len(document) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise InvalidInput(f"the key {twice[:80]!r} is there twice")
    return document


def _refuse_constant(text: str) -> None:
    raise InvalidInput(f"{text} is not a number of JSON")
