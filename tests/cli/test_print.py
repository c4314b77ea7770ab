"""`tablee print`: the page with the sheets of a game."""

from pathlib import Path
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.discovery import facts_of
from tablee.games.zoo_domino import ZooDomino
from tests.cli.helpers.command import Refused, Run

GAMES_OF_THE_PAGE = Path(__file__).parents[2] / "web" / "src" / "games"


def test_the_games_with_sheets_are_those_that_the_page_can_print() -> None:
    drawn = {folder.parent.name for folder in GAMES_OF_THE_PAGE.glob("*/print")}
    assert drawn == {game for game in GAMES if facts_of(game).get("sheets")}


def test_without_a_server_one_is_started_for_the_page(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    served: list[dict[str, Any]] = []
    monkeypatch.setattr("tablee.server.run.serve", lambda **settings: served.append(settings))
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    result = run("print", "zoo-domino", "--paper", "letter", "--backs", "fold", env={"TABLEE_DATABASE": database})
    assert result.exit_code == 0
    (settings,) = served
    assert settings["opens"] == "/print/zoo-domino?paper=letter&backs=fold"
    assert (settings["database"], settings["open_browser"]) == (database, True)


def test_a_game_that_is_unknown_or_has_no_sheets_is_refused(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused("print", "zoo") == f"unknown game 'zoo'; known: {', '.join(GAMES)}"
    known = ", ".join(GAMES)
    monkeypatch.setitem(GAMES, "patience", type("Patience", (ZooDomino,), {"name": "patience"}))
    assert refused("print", "patience") == f"patience has no sheets to print; games that have: {known}"
