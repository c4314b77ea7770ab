"""The turns that the companion's positions are held to are legal by today's rules."""

import json

from tablee.core.options import build
from tablee.games import GAMES
from tests.pad.turns import EVENING, FILE, TURNS


def test_the_evening_has_four_rounds_whose_scores_add_up() -> None:
    evening = json.loads(EVENING.read_text(encoding="utf-8"))
    assert len(evening["rounds"]) == len(evening["sheet"]) == 4
    assert evening["totals"] == [sum(column) for column in zip(*evening["sheet"], strict=True)]
    assert all(turn["lay"].startswith("lay ") for each in evening["rounds"] for turn in each["turns"])


def test_the_referee_finds_every_turn_legal() -> None:
    told = json.loads(FILE.read_text(encoding="utf-8"))
    assert told.keys() == GAMES.keys()
    for name, turns in told.items():
        assert len(turns) == TURNS
        for turn in turns:
            assert build(GAMES[name], turn["options"]).referee(turn["document"]) is None, turn
