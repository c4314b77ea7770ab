"""The catalogues as their authors wrote them: parsed, but not formatted."""

from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

import tablee.locales

FOLDER = Path(tablee.locales.__file__).parent
GAMES = FOLDER.parent / "games"
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Parts(visitor.Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.letters = False
        self.choices: dict[str, set[str]] = {}  # variable -> the variants that a selection on it names

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.letters |= any(sign.isalpha() for sign in node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            names = (variant.key for variant in node.variants)
            keys = {key.name if isinstance(key, ast.Identifier) else key.value for key in names}
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def path_of(language: str, file: str) -> Path:
    """Return where a file is: `core.ftl` belongs to no game, `zoo-domino/page.ftl` to one."""
    game, _, name = file.rpartition("/")
    return GAMES / game.replace("-", "_") / "texts" / language / name if game else FOLDER / language / name


@cache
def entries(language: str, file: str) -> tuple[ast.EntryType, ...]:
    """Return all entries of a file, junk too; a file that is missing has none."""
    path = path_of(language, file)
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body) if path.exists() else ()


def messages(language: str, file: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ast.Message)}


def parts(message: ast.Message) -> Parts:
    found = Parts()
    found.visit(message)
    return found


def meant_by(message: ast.Message) -> set[str]:
    """Return the variables of a message, whichever form of a piece's name a language needs.

    `sound` says how a name begins: only some languages need it.
    """
    return {variable.partition("-")[0] for variable in parts(message).variables} - {"sound"}


def files() -> list[str]:
    """Return the names of all catalogue files in any language, so that a new one cannot be forgotten."""
    of_games = {f"{path.parts[-4].replace('_', '-')}/{path.name}" for path in GAMES.glob("*/texts/*/*.ftl")}
    return sorted({path.name for path in FOLDER.glob("*/*.ftl")} | of_games)


def samples(message: ast.Message) -> list[dict[str, object]]:
    """Return arguments that take a message through all of its variants."""
    found = parts(message)
    values: dict[str, list[Any]] = {}
    for variable in sorted(found.variables):
        keys = found.choices.get(variable, set())
        numbers = keys & PLURALS and not keys - PLURALS - {key for key in keys if key.isdecimal()}
        values[variable] = [0, 1, 2, 5] if numbers else sorted(keys - PLURALS) or ["lower-case"]
        if keys and not numbers:
            values[variable].append("something else")
    return [dict(zip(values, row, strict=True)) for row in product(*values.values())]
