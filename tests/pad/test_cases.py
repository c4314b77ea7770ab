"""The cases that the page's score pad is held to are those of today's rules."""

import json

from tablee.games import GAMES
from tests.pad.cases import CASES, FILE, write_cases


def test_the_file_is_what_the_rules_say() -> None:
    assert FILE.read_text(encoding="utf-8") == write_cases(), "run `make cases`"


def test_every_kind_of_ending_occurs_in_every_game() -> None:
    told = json.loads(FILE.read_text(encoding="utf-8"))
    assert told.keys() == GAMES.keys()
    for game, cases in told.items():
        assert len(cases) == CASES
        assert {len(case["scores"]) for case in cases} == set(GAMES[game].players)
        shared = [len(case["winners"]) for case in cases]
        assert max(shared) > 1 or game.endswith("rummy"), "no shared win"
        assert 0 in shared or not game.endswith("rummy"), "nobody wins a blocked or void round"
