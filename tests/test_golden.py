"""Golden playthroughs: chosen rounds whose output must not change."""

from pathlib import Path

import pytest

from tablee.games import GAMES
from tablee.testing.playthrough import actions_told, retell

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_playthrough_is_unchanged(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert retell(text) == text, "read the difference, then `make golden`"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_playthrough_is_short_enough_to_be_read(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 200


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_playthroughs_in_which_every_kind_of_action_occurs(name: str) -> None:
    told = [told for path in (GOLDEN / name).glob("*.txt") for told in actions_told(path.read_text(encoding="utf-8"))]
    assert {action.split()[0] for action, accepted in told if accepted} == set(GAMES[name].verbs)
    assert any(not accepted for _, accepted in told)
