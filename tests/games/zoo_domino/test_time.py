"""When the time is up, the table plays the mandatory part of the turn, and no more."""

from dataclasses import replace
from typing import Any

import pytest

from tests.games.moves import play, refusal
from tests.games.zoo_domino.table import DRAW, MUST_TRUMP, TRUMPS, chain_of, position

DRAWING, TRUMPING, FORCED = (replace(game, clock="bank") for game in (DRAW, TRUMPS, MUST_TRUMP))


def told(state: Any) -> list[str]:
    assert {player for player, _ in state.log} == {0}
    return [str(action) for _, action in state.log]


@pytest.mark.rule("ZD-13")
def test_of_what_fits_the_domino_that_was_held_for_longest_is_laid() -> None:
    state = position("lion-zebra", "monkey-penguin zebra-monkey lion-lion", "penguin-penguin")
    after = play(DRAWING, state, "p0 timeout")
    assert chain_of(after) == "lion-zebra zebra-monkey"
    assert told(after) == ["timeout", "lay zebra-monkey right"]
    assert after.turn == 1


@pytest.mark.rule("ZD-13")
def test_what_must_be_drawn_is_drawn_until_something_fits() -> None:
    state = position(
        "lion-zebra", "monkey-penguin", "penguin-penguin", stock="monkey-monkey lion-monkey giraffe-monkey"
    )
    after = play(DRAWING, state, "p0 timeout")
    assert told(after) == ["timeout", "draw", "draw", "lay lion-monkey left"]
    assert (list(map(str, after.hands[0])), after.turn) == (["monkey-penguin", "giraffe-monkey"], 1)


@pytest.mark.rule("ZD-14")
def test_a_player_who_finds_the_stock_empty_passes() -> None:
    after = play(DRAWING, position("lion-zebra", "monkey-penguin", "penguin-penguin"), "p0 timeout")
    assert (told(after), after.passes) == (["timeout", "pass"], 1)


@pytest.mark.rule("ZD-11")
@pytest.mark.rule("ZD-21")
def test_the_first_domino_is_laid_too() -> None:
    hands = "monkey-penguin elephant-elephant", "penguin-penguin lion-lion"
    assert chain_of(play(DRAWING, position("", *hands), "p0 timeout")) == "monkey-penguin"
    assert chain_of(play(TRUMPING, position("", *hands), "p0 timeout")) == "elephant-elephant"


@pytest.mark.rule("ZD-26")
def test_the_table_trumps_for_a_player_only_if_that_is_mandatory() -> None:
    state = position("lion-zebra", "monkey-monkey penguin-giraffe", "penguin-penguin")
    assert told(play(TRUMPING, state, "p0 timeout")) == ["timeout", "pass"]
    assert told(play(FORCED, state, "p0 timeout")) == ["timeout", "trump monkey-monkey left"]


@pytest.mark.rule("ZD-15")
def test_the_last_domino_may_be_laid_by_the_table() -> None:
    after = play(DRAWING, position("lion-zebra", "zebra-monkey", "penguin-penguin"), "p0 timeout")
    assert DRAWING.outcome(after).winners == (0,)


def test_without_a_clock_no_time_is_up() -> None:
    state = position("lion-zebra", "zebra-monkey", "penguin-penguin")
    assert refusal(DRAW, state, "p0 timeout").code == "timeout.no_limit"
    assert refusal(DRAWING, state, "p1 timeout").code == "turn.not_yours"


@pytest.mark.parametrize("game", [DRAW, DRAWING])
def test_the_referee_judges_what_players_do(game: Any) -> None:
    found = game.referee({"chain": ["lion-zebra"], "hand": ["zebra-monkey"], "action": "timeout"})
    assert found.code == "turn.only_the_table"
