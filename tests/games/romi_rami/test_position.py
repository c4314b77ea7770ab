"""Positions from a real table: judged and solved."""

import re
from typing import Any

import pytest

from tablee.core.errors import InvalidNotation, InvalidOption, InvalidPosition
from tablee.core.positions.solving import describe_best_turn, find_best_turn
from tablee.games.romi_rami import RomiRami
from tablee.testing.high_card import HighCard
from tests.games.romi_rami.table import GAME, cards

POSITION: dict[str, Any] = {
    "values": list(cards("h3 h4 l4")),
    "contracts": ["four/heart", "run-4/cherry"],
    "hand": list(cards("h1 d1 c1 c2")),
    "action": "take heart-3 heart-4",
}
TEN = [*cards("h1 h1 h2 h2 h3 h3 h4 h4 h5 h5")]


def judged(**changes: Any) -> str | None:
    found = GAME.referee({**POSITION, **changes})
    return found.code if found else None


def test_the_referee_judges() -> None:
    assert judged() is None
    assert judged(action="take heart-3 clover-4") == "take.mixed"
    assert judged(action="end") is None, "the step is the one that belongs to the action"
    assert judged(action="end", step="take") == "end.take_first"
    assert judged(action="complete four/heart with heart-1 diamond-1 cherry-1 joker") is None
    assert (
        judged(action="complete four/heart with heart-1 diamond-1 cherry-1 joker", joker=False) == "complete.joker_used"
    )
    assert judged(action="discard heart-1", hand=[*TEN, "diamond-1"]) is None
    assert judged(action="discard heart-1 heart-1", hand=[*TEN, "diamond-1"]) == "discard.wrong_number"


@pytest.mark.rule("RR-50")
def test_a_player_who_finds_the_market_empty_skips_taking() -> None:
    assert judged(action="end", step="take", values=[]) is None
    assert judged(action="take heart-3", values=[]) == "take.market_empty"
    paid = "complete four/heart with heart-1 diamond-1 cherry-1 joker"
    assert judged(action=paid, step="take", values=[]) is None
    assert judged(action=paid, step="take") == "complete.take_first"


@pytest.mark.rule("RR-33")
def test_two_jokers_are_refused() -> None:
    found = GAME.referee({**POSITION, "action": "complete four/heart with heart-1 diamond-1 joker joker"})
    assert found is not None
    assert (found.code, found.rule, found.args) == ("complete.many_jokers", "RR-33", {"count": 2})


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"action": 3}, "action must be a text"),
        ({"step": "draw"}, "step is one of take, complete, discard, not 'draw'"),
        ({"hand": "heart-1"}, "hand must be a list of texts"),
        ({"hand": [1]}, "hand must be a list of texts"),
        ({"hand": ["hart-1"]}, "'hart-1' is not a card; did you mean 'heart-1'?"),
        ({"hand": ["heart-1"] * 14}, "hand has 14 cards; there are at most 13"),
        ({"hand": ["heart-1"] * 5}, "heart-1 appears 5 times, but the box has 4"),
        ({"hand": ["heart-6"]}, "heart-6 appears 1 times, but the box has 0"),
        ({"values": ["heart-1"] * 4}, "heart-1 appears 5 times, but the box has 4"),
        ({"values": ["heart-1"] * 7}, "values has 7 cards; there are at most 6"),
        ({"contracts": ["four/heart"] * 2}, "four/heart appears 2 times, but the box has 1"),
        ({"contracts": ["for/heart"]}, "'for/heart' is not a contract; did you mean 'four/heart'?"),
        ({"joker": 1}, "joker is true or false, not '1'"),
        ({"stars": 1}, "unknown key 'stars'"),
        ({"action": "discard heart-1"}, "nothing is discarded from 4 cards: up to 10 may be held"),
    ],
)
def test_an_impossible_position_is_reported(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidPosition, match=re.escape(message)):
        judged(**changes)


def test_an_action_that_cannot_be_read_is_reported() -> None:
    with pytest.raises(InvalidNotation):
        judged(action="grab heart-1")


def test_the_solver_answers() -> None:
    position = {
        "hand": list(cards("h1 d1 c1 l1 c2 c3 c4")),
        "contracts": ["run-4/cherry", "four/heart"],
        "joker": False,
    }
    assert describe_best_turn(RomiRami(), position) == {
        "actions": ["complete four/heart with heart-1 diamond-1 cherry-1 clover-1"],
        "points": 2,
        "bonus": 1,
        "hand": list(cards("c2 c3 c4")),
        "joker": False,
        "ways": 5,
        "optimal": True,
    }
    by_score = describe_best_turn(RomiRami(), position, "score")
    assert by_score["actions"] == ["complete run-4/cherry with cherry-1 cherry-2 cherry-3 cherry-4"]
    nothing = describe_best_turn(RomiRami(), {**position, "hand": ["heart-1"]})
    assert (nothing["actions"], nothing["hand"], nothing["ways"]) == ([], ["heart-1"], 0)


def test_with_the_market_the_turn_begins_with_taking() -> None:
    position = {
        "values": list(cards("h1 c1 l5 d3 h4 d2")),
        "hand": list(cards("d1 l1 h2")),
        "contracts": ["four/heart", "run-4/cherry"],
        "joker": False,
    }
    told = describe_best_turn(RomiRami(), position)
    assert told["actions"] == [
        "take heart-1 cherry-1",
        "complete four/heart with heart-1 diamond-1 cherry-1 clover-1",
    ]
    assert (told["hand"], told["optimal"]) == (["heart-2"], True)
    assert describe_best_turn(RomiRami(), {**position, "values": []})["actions"] == []


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"values": "heart-1"}, "values must be a list of texts"),
        ({"values": ["heart-1"] * 7}, "values has 7 cards; there are at most 6"),
        ({"values": ["heart-1"] * 4, "hand": ["heart-1"]}, "heart-1 appears 5 times, but the box has 4"),
        ({"hand": [*TEN, "diamond-1"]}, "hand has 11 cards; before taking there are at most 10"),
    ],
)
def test_an_impossible_turn_is_reported(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidPosition, match=re.escape(message)):
        find_best_turn(RomiRami(), {"values": ["heart-3"], "hand": ["heart-1"], "contracts": [], **changes})


def test_what_cannot_be_solved_is_reported() -> None:
    with pytest.raises(InvalidOption, match="objective cannot be 'tiles'; known: points, score"):
        find_best_turn(RomiRami(), {}, "tiles")
    with pytest.raises(InvalidOption, match="high-card has no solver"):
        find_best_turn(HighCard(), {})
