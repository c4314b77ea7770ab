"""When the time is up, the table plays the mandatory part of the turn, and no more."""

from dataclasses import replace
from typing import Any

import pytest

from tests.games.romi_rami.table import GAME, completing, hand, play, position, refused, spelt

TIMED = replace(GAME, clock="turn")


def told(state: Any) -> list[str]:
    assert {entry.player for entry in state.log} == {0}
    return [entry.action for entry in state.log]


@pytest.mark.rule("RR-20")
@pytest.mark.rule("RR-21")
def test_the_card_that_has_lain_for_longest_is_taken_and_nothing_completed() -> None:
    state = position("h1 h1 h1 d1", "", market="four/heart", values="l4 h1 d2")
    after = play(state, "p0 timeout", game=TIMED)
    assert told(after) == ["timeout", spelt("take l4"), "end"]
    assert (after.hands[0], after.zones[0], after.turn, after.step) == (hand("h1 h1 h1 d1 l4"), (), 1, "take")
    assert (len(after.values), len(after.contracts)) == (6, 4)


@pytest.mark.rule("RR-21")
def test_what_was_completed_stays_so() -> None:
    state = completing("h1 h1 h1 d1", "", market="four/heart run-4/cherry")
    after = play(state, spelt("p0 complete four/heart with h1 h1 h1 d1"), "p0 timeout", game=TIMED)
    assert [contract.name for contract in after.zones[0]] == ["four/heart"]
    assert (told(after)[-2:], len(after.hands[0]), after.turn) == (["timeout", "end"], 3, 1)


@pytest.mark.rule("RR-22")
def test_of_too_many_cards_the_lowest_are_discarded() -> None:
    ten = "h2 h2 d3 d3 c4 c4 l4 l5 h5 d5"
    after = play(position(ten, "", values="h1 d2 c3"), "p0 timeout", game=TIMED)
    assert told(after) == ["timeout", spelt("take h1"), "end", spelt("discard h1")]
    assert after.hands[0] == hand(ten)
    late = play(position(ten, "", values="h4 l4"), "p0 take h4 l4", "p0 end", "p0 timeout", game=TIMED)
    assert late.hands[0] == hand("d3 d3 c4 c4 l4 l4 h4 l5 h5 d5")
    assert late.turn == 1


@pytest.mark.rule("RR-50")
def test_from_an_empty_market_nothing_is_taken() -> None:
    state = completing("h1", "", market="four/heart", values="", deck=(), discards=())
    assert told(play(state, "p0 timeout", game=TIMED)) == ["timeout", "end"]


def test_without_a_clock_no_time_is_up() -> None:
    assert refused(position("h1", ""), "p0 timeout") == ("timeout.no_limit", "RR-20")
    assert refused(position("h1", ""), "p1 timeout", game=TIMED) == ("turn.not_yours", None)


@pytest.mark.parametrize("game", [GAME, TIMED])
def test_the_referee_judges_what_players_do(game: Any) -> None:
    position = {"values": ["heart-3"], "contracts": [], "hand": ["heart-1"], "action": "timeout"}
    assert game.referee(position).code == "turn.only_the_table"
