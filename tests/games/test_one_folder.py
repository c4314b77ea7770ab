"""A game is one folder: nothing outside of it names it, but for a few examples and engines."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.discovery import GROUP, Games, class_of, facts_of, file_of, folder_of, part_of

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tablee"
SOURCES = [*PACKAGE.rglob("*.py"), *(ROOT / "tools").rglob("*.py")]

#: The files, or folders, whose docstrings may name a game, and why.
EXAMPLES = {
    "src/tablee/__init__.pyi": "type checkers need the names of the classes; test_public_api compares them",
    "src/tablee/api.py": "the examples of the public API, run as doctests",
    "src/tablee/engines": "an engine says for which game it was made",
    "src/tablee/games": "each game in its own folder, and how folders are named",
    "src/tablee/lab/environments": "examples, run as doctests",
    "src/tablee/locales": "how the keys of texts are named",
    "src/tablee/testing/playthrough.py": "what a golden playthrough looks like",
}


def spellings(game: str) -> re.Pattern[str]:
    """Return how a game may be named in code: zoo-domino, zoo_domino, ZooDomino."""
    return re.compile("[-_ ]?".join(game.split("-")), re.IGNORECASE)


def named_in(source: str) -> set[str]:
    """Return all names and texts of a module's code; docstrings and comments may give examples."""
    nodes = list(ast.walk(ast.parse(source)))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    found: set[str] = set()
    for node in nodes:
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docstrings:
                found.add(text)
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.alias(name=text):
                found.add(text)
            case ast.ClassDef(name=text) | ast.FunctionDef(name=text) | ast.ImportFrom(module=str(text)):
                found.add(text)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_code_outside_its_folder_names_a_game(game: Any) -> None:
    home, names = folder_of(game), spellings(game)
    assert home is not None
    outside = [path for path in SOURCES if home not in path.parents]
    naming = {
        str(path.relative_to(ROOT)): named
        for path in outside
        if (named := list(filter(names.search, named_in(path.read_text(encoding="utf-8")))))
    }
    assert naming == {}


def is_example(path: Path) -> bool:
    return any(str(part.relative_to(ROOT)) in EXAMPLES for part in (path, *path.parents) if part.is_relative_to(ROOT))


@pytest.mark.parametrize("game", GAMES)
def test_no_docstring_comment_or_help_text_names_a_game_but_for_the_examples(game: str) -> None:
    texts = [path for path in (*SOURCES, *PACKAGE.rglob("*.pyi")) if not is_example(path)]
    assert len(texts) > 100
    assert [path for path in texts if spellings(game).search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("place", EXAMPLES)
def test_every_exception_is_needed(place: str) -> None:
    found = ROOT / place
    files = [found] if found.is_file() else [*found.rglob("*.py")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert any(spellings(game).search(text) for game in GAMES)


def test_a_name_in_code_is_found_and_one_in_a_docstring_is_not() -> None:
    assert named_in('"""zoo-domino"""\nx = 1') == {"x"}
    assert "tablee.games.zoo_domino" in named_in("from tablee.games.zoo_domino import rules")
    assert "zoo-domino" in named_in('if game == "zoo-domino": pass')


def test_every_game_of_the_house_has_every_part() -> None:
    for game in GAMES:
        assert part_of(game, "bots") is not None
        assert all(class_of(game, part) for part in ("terminal", "moves", "statistics"))
        assert all(file_of(game, file) for file in ("lesson.toml", "rules.json", "texts"))
        assert facts_of(game)["pages"].keys() == {"ladder", "statistics"}


def test_a_part_that_a_game_lacks_is_none() -> None:
    assert part_of("romi-rami", "vector") is None
    assert class_of("romi-rami", "vector") is None
    assert file_of("romi-rami", "nothing.toml") is None
    assert folder_of("patience") is None
    assert facts_of("patience") == {}


def test_games_are_listed_in_their_places_and_one_can_be_lent() -> None:
    games = Games()
    assert list(games) == ["zoo-domino", "tile-rummy", "photo-rummy", "romi-rami"]
    games["lent"] = object
    assert games["lent"] is object
    assert "lent" in games
    assert len(games) == 5
    assert games.module_of("lent") is None
    del games["lent"]
    assert "lent" not in games
    assert GROUP == "tablee.games"
