"""The greedy bot of Tile Rummy."""

from random import Random

import pytest

from tablee.bots.bot import choose_at_random
from tablee.games.tile_rummy import TileRummy
from tablee.games.tile_rummy.bots import greedy, greedy_random
from tablee.games.tile_rummy.state import State
from tablee.testing.walks import deal
from tests.games.tile_rummy.table import DISCARD, GAME, KEEP, position


def chosen(game: TileRummy, state: State) -> str:
    return str(greedy(game, game.view_for(state, 0), Random(0)))


def test_it_lays_as_much_as_it_can() -> None:
    state = position("R7 R8 R9 | K5 B5 O5", "R10 R4 R5 R6 B13", "K13")
    assert chosen(GAME, state) == "lay K5 B5 O5 | R4 R5 R6 R7 R8 R9 R10"


def test_it_draws_first_and_passes_when_there_is_nothing_else() -> None:
    assert chosen(KEEP, position("", "R7 R8", "K13")) == "draw"
    assert chosen(KEEP, position("", "R7 R8", "K13", drawn=True)) == "pass"
    assert chosen(GAME, position("", "R7 R8", "K13", pool="")) == "pass"


def test_it_parts_with_what_is_least_of_use_and_keeps_stars() -> None:
    state = position("", "R7 R8 B13 *", "K13", opened="", drawn=True)
    assert chosen(GAME, state._replace(drawn=False)) == "exchange B13"
    assert chosen(KEEP, state) == "exchange B13"
    assert chosen(DISCARD, state) == "reject B13"
    assert chosen(GAME, position("", "*", "K13")) == "exchange *"


@pytest.mark.parametrize(
    ("rack", "action"),
    [
        ("R10 K1 B13", "lay R7 R8 R9 R10 reject B13"),
        ("R10 B13", "lay R7 R8 R9 R10 reject B13"),  # out
        ("R10 R11", "lay R7 R8 R9 R10 reject R11"),  # could lay both, but needs one to reject
        ("R10", "reject R10"),
    ],
)
def test_in_draw_discard_it_keeps_a_tile_to_reject(rack: str, action: str) -> None:
    assert chosen(DISCARD, position("R7 R8 R9", rack, "K13", drawn=True)) == action


def test_the_yardstick_lays_as_much_and_parts_with_any_tile() -> None:
    state = position("R7 R8 R9", "R10 B13", "K13")
    assert str(greedy_random(GAME, GAME.view_for(state, 0), Random(0))) == "lay R7 R8 R9 R10"
    state = position("", "R7 R8 B13 *", "K13", opened="")
    parted = {str(greedy_random(GAME, GAME.view_for(state, 0), Random(seed))) for seed in range(50)}
    assert parted == {"exchange R7", "exchange R8", "exchange B13", "exchange *"}


def test_the_random_bot_needs_no_list_in_the_view() -> None:
    state = deal(GAME, 2, seed=1)
    assert state.turn is not None
    action = choose_at_random(GAME, GAME.view_for(state, state.turn), Random(1))
    GAME.apply(state, state.turn, action)
