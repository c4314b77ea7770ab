"""What each player may know."""

import json
from dataclasses import asdict, replace
from random import Random
from typing import Any

import pytest

from tablee.games.romi_rami import RomiRami
from tests.games.romi_rami.table import GAME, cards, completing, play, position

NARROW = {
    "cards": {"heart": [4], "diamond": [4], "cherry": [4], "clover": [6, 6, 6, 6]},
    "contracts": [
        {"requires": ["four"], "points": 1, "bonus": ["heart", "heart", "diamond", "diamond", "cherry", "cherry"]}
    ],
    "trophies": [],
}
PAID = "p0 complete run-4/cherry with h1 c2 c3 l4"


def after_paying() -> Any:
    state = completing("h1 c2 c3 l4 d5", "d1 d2 d3", market="run-4/cherry four/heart", values="h5 h4 h3 h2 h1 l5")
    return play(state, PAID, "p0 end")


@pytest.mark.rule("RR-52")
def test_what_is_public_and_what_is_not() -> None:
    state = after_paying()
    other = GAME.view_for(state, 1)
    assert (other.hand, other.counts) == (cards("d1 d2 d3"), (3, 3))
    assert (other.pile, other.pile_counts) == ((), (2, 0))
    assert GAME.view_for(state, 0).pile == cards("c2 c3")
    assert other.values == state.values
    assert other.deck == len(state.deck)
    assert other.contract_deck == len(state.contract_deck)
    assert [contract.name for contract in other.zones[0]] == ["run-4/cherry"]
    assert other.jokers == (True, True)
    spectator = GAME.view_for(state, None)
    assert (spectator.hand, spectator.pile, spectator.actions) == ((), (), ())
    hidden = {**asdict(other), "log": (), "actions": (), "hand": (), "values": (), "discards": ()}
    assert "cherry-2" not in json.dumps(hidden)


@pytest.mark.rule("RR-52")
def test_the_cards_paid_are_seen_when_they_are_paid_and_lie_face_down_a_round_later() -> None:
    state = after_paying()
    assert GAME.view_for(state, 1).log[0].action == "complete run-4/cherry with heart-1 cherry-2 cherry-3 clover-4"
    state = play(state, "p1 take h5", "p1 end")
    assert "cherry-2" in GAME.view_for(state, 1).log[0].action, "until it is that player's turn again"
    state = play(state, "p0 take h4", "p0 end")
    assert [entry.action for entry in GAME.view_for(state, 1).log] == [
        "complete run-4/cherry",
        "end",
        "take heart-5",
        "end",
        "take heart-4",
        "end",
    ]


@pytest.mark.rule("RR-52")
def test_imagined_piles_hold_what_was_seen_paid() -> None:
    view = GAME.view_for(after_paying(), 1)
    rng = Random(1)
    for _ in range(20):
        state = GAME.imagine(view, rng)
        GAME.check_state(state)
        assert state.piles[0] == cards("c2 c3")


def test_a_view_lists_takes_completions_and_discards() -> None:
    state = position("h1 d1 c1", "d1 d2 d3", market="four/heart", values="l1 l2 h3")
    assert GAME.view_for(state, 1).actions == ()
    taking = GAME.view_for(state, 0).actions
    assert taking == ("take clover-1", "take clover-2", "take heart-3", "take clover-1 clover-2")
    completing_view = GAME.view_for(play(state, "p0 take l1"), 0)
    assert completing_view.actions == (
        "complete four/heart with heart-1 diamond-1 cherry-1 clover-1",
        "complete four/heart with heart-1 cherry-1 clover-1 joker",
        "complete four/heart with heart-1 diamond-1 clover-1 joker",
        "complete four/heart with heart-1 diamond-1 cherry-1 joker",
        "complete four/heart with diamond-1 cherry-1 clover-1 joker",
        "end",
    )
    requirement = completing_view.contracts[0].requires[0]
    assert (requirement.name, requirement.kind, requirement.size, requirement.value) == ("four", "set", 4, None)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"hands": (("heart-2", "heart-1"), ())}, "not what is in the box"),
        ({"step": "take", "values": ()}, "not what is in the box"),
        ({"turn": None}, "over, or not"),
    ],
)
def test_an_impossible_state_is_found(change: dict[str, Any], message: str) -> None:
    state = position("h1 h2", "d1", market="four/heart")
    GAME.check_state(state)
    with pytest.raises(AssertionError, match=message):
        GAME.check_state(state._replace(**change))


def test_a_hand_out_of_order_is_found() -> None:
    state = position("h1 h2", "d1", market="four/heart")
    with pytest.raises(AssertionError, match="out of order"):
        GAME.check_state(state._replace(hands=(cards("h2 h1"), cards("d1"))))


def test_a_view_can_be_changed_only_by_replacing_it() -> None:
    view = GAME.view_for(position("h1", "d1"), 0)
    assert replace(view, idle=3).idle == 3


@pytest.mark.rule("RR-52")
def test_imagined_piles_leave_enough_for_those_who_can_have_nothing_else() -> None:
    """Three others have two of three suits each, and not a card is to spare: free draws leave the last one short."""
    few = RomiRami(edition=json.dumps(NARROW))
    zones = ["", "four/heart four/diamond", "four/heart four/cherry", "four/diamond four/cherry"]
    piles = ["", "h1 h1 h1 d1", "h1 c1 c1 c1", "d1 d1 d1 c1"]
    state = position(*["l1 l2 l3"] * 4, values="l1 l2 l3 l4", zones=zones, piles=piles, game=few, trophies="")
    few.check_state(state)
    view, rng = few.view_for(state, 0), Random(1)
    for _ in range(50):
        imagined = few.imagine(view, rng)
        few.check_state(imagined)
        assert few.view_for(imagined, 0) == view
