"""Positions from a real table."""

from typing import Any

import pytest

from tablee.core.errors import InvalidInput, InvalidPosition
from tests.games.zoo_domino.table import DRAW, MUST_TRUMP, TRUMPS

LEGAL = {"chain": ["zebra-lion", "lion-lion"], "hand": ["lion-monkey"], "action": "lay lion-monkey right"}


def test_a_legal_move_has_no_refusal() -> None:
    assert DRAW.referee(LEGAL) is None
    assert DRAW.referee({**LEGAL, "options": {}, "stock": 5}) is None


def test_the_chain_is_read_as_one_sees_it_from_left_to_right() -> None:
    refusal = DRAW.referee({"chain": ["zebra-lion"], "hand": ["zebra-penguin"], "action": "lay zebra-penguin right"})
    assert refusal is not None
    assert refusal.args["animal"] == "lion"


@pytest.mark.rule("ZD-24")
def test_trumps_on_the_table_are_marked() -> None:
    position = {"chain": ["zebra-lion", "monkey-monkey!"], "hand": ["penguin-penguin", "giraffe-giraffe"]}
    refusal = TRUMPS.referee({**position, "action": "trump penguin-penguin right"})
    assert refusal is not None
    assert refusal.rule == "ZD-24"
    assert TRUMPS.referee({**position, "action": "trump penguin-penguin left"}) is None
    assert TRUMPS.referee({**position, "action": "pass"}) is None
    must = MUST_TRUMP.referee({**position, "action": "pass"})
    assert must is not None
    assert must.code == "pass.must_trump"


def test_the_first_domino() -> None:
    assert DRAW.referee({"chain": [], "hand": ["lion-lion"], "action": "lay lion-lion"}) is None


def test_drawing_depends_on_the_stock() -> None:
    position = {"chain": ["zebra-lion"], "hand": ["penguin-penguin"], "action": "draw"}
    refusal = DRAW.referee(position)
    assert refusal is not None
    assert refusal.code == "draw.stock_empty"
    assert DRAW.referee({**position, "stock": 3}) is None


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"hand": []}, "the hand is empty"),
        ({"hand": None}, "hand is missing; write"),
        ({"hand": "lion-monkey"}, "hand must be a list of texts"),
        ({"hand": [7]}, "hand must be a list of texts"),
        ({"hand": ["lion-lino"]}, "is not a domino"),
        ({"hand": ["lion-monkey", "monkey-lion"]}, "lion-monkey appears twice"),
        ({"hand": ["lion-zebra"]}, "lion-zebra appears twice"),
        (
            {"chain": ["zebra-lion", "monkey-zebra"]},
            "the chain is impossible: zebra-lion does not fit monkey-zebra",
        ),
        ({"chain": ["zebra-lion", "monkey-monkey!"]}, "there are no trumps with way=draw"),
        ({"chain": ["zebra-lion!"]}, "only doubles are"),
        ({"stock": -1}, "stock is a number of dominoes from 0 to 33, not -1"),
        ({"stock": 34}, "stock is a number of dominoes"),
        ({"stock": True}, "stock is a number of dominoes"),
        ({"stock": "many"}, "stock is a number of dominoes"),
        ({"action": None}, "action is missing"),
        ({"action": 3}, "action must be a text"),
        ({"action": "jump"}, "is not an action"),
        ({"hands": []}, "did you mean 'hand'"),
    ],
)
def test_an_impossible_position_is_not_judged(change: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidInput, match=message):
        DRAW.referee({**LEGAL, **change})


def test_trumps_side_by_side_cannot_lie_in_a_chain() -> None:
    with pytest.raises(InvalidPosition, match="trumps side by side"):
        TRUMPS.referee({**LEGAL, "chain": ["zebra-zebra!", "lion-lion!"]})


@pytest.mark.parametrize(
    ("chain", "message"),
    [
        ("lion-lion!", "lion-lion! cannot be the first domino: a trump is laid against another one"),
        ("lion-zebra zebra-zebra!", "zebra-zebra! fits lion-zebra: a double that fits is laid as an ordinary domino"),
        ("zebra-zebra! zebra-lion", "zebra-zebra! fits zebra-lion"),
        ("lion-zebra zebra-zebra! zebra-monkey", "zebra-zebra! fits lion-zebra"),
        ("lion-zebra monkey-monkey! giraffe-penguin", "neither lion-zebra nor giraffe-penguin fits monkey-monkey!"),
        (
            "lion-zebra monkey-monkey! monkey-penguin penguin-penguin! giraffe-lion",
            "monkey-monkey! was laid at the right end and penguin-penguin! at the left end: no domino was the first",
        ),
    ],
)
@pytest.mark.rule("ZD-23")
def test_a_chain_that_cannot_have_grown_is_not_judged(chain: str, message: str) -> None:
    with pytest.raises(InvalidPosition, match=f"the chain is impossible: {message}"):
        TRUMPS.referee({"chain": chain.split(), "hand": ["lion-monkey"], "action": "pass"})


def test_there_is_no_stock_in_the_second_way() -> None:
    with pytest.raises(InvalidPosition, match="no stock"):
        TRUMPS.referee({**LEGAL, "stock": 1})
