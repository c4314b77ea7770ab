"""How weaker players of Tile Rummy see the table."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tablee.games.tile_rummy import TileRummy
from tablee.games.tile_rummy.bots import beginner, casual, strong
from tablee.games.tile_rummy.bots.habits import Habits
from tablee.games.tile_rummy.state import State
from tests.games.tile_rummy.table import DISCARD, GAME, KEEP, position

ATTENTIVE = replace(strong, attention=1, wavering=0, carelessness=0)


def choices(level: Habits, state: State, game: TileRummy = GAME, times: int = 200) -> Counter[str]:
    return Counter(str(level(game, game.view_for(state, 0), Random(seed))) for seed in range(times))


def test_everyone_sees_their_own_sets() -> None:
    state = position("", "R7 R8 R9 K13", "K1")
    for level in (beginner, casual, strong):
        assert set(choices(level, state)) == {"lay R7 R8 R9"}


def test_a_beginner_adds_to_the_table_but_does_not_move_what_lies_there() -> None:
    assert choices(beginner, position("R7 R8 R9", "R10 K13", "K1"))["lay R7 R8 R9 R10"] > 60
    moving = position("B7 B8 B9 B10", "K10 R10 O1", "K13")
    assert all(action.startswith("exchange") for action in choices(beginner, moving))
    assert set(choices(ATTENTIVE, moving)) == {"lay K10 R10 B10 | B7 B8 B9"}


def test_the_more_is_to_be_moved_the_more_is_overlooked() -> None:
    near = position("R7 R8 R9", "R10 K13", "K1")
    far = position("R7 R8 R9 | K5 B5 O5 | K1 K2 K3", "R10 R5 K4 B13", "K13")
    whole = "lay K1 K2 K3 K4 | K5 R5 B5 O5 | R7 R8 R9 R10"
    seen_near = choices(casual, near)["lay R7 R8 R9 R10"]
    seen_far = choices(casual, far)[whole]
    assert 0 < seen_far < seen_near < 200


@pytest.mark.parametrize("level", [beginner, casual, strong])
def test_nobody_gives_a_star_away_and_the_better_parts_with_what_is_of_less_use(level: Habits) -> None:
    parted = choices(level, position("", "R7 R8 B7 O2 *", "K13", opened=""))
    assert "exchange *" not in parted
    assert parted.most_common(1)[0][0] == "exchange O2"


def test_a_better_player_is_less_careless() -> None:
    state = position("", "R7 R8 B7 O2", "K13", opened="")
    right = [choices(level, state)["exchange O2"] for level in (beginner, casual, strong)]
    assert right == sorted(right)
    assert right[0] < right[-1]


def test_they_draw_and_reject_where_that_is_the_version() -> None:
    assert set(choices(beginner, position("", "R7", "K13"), KEEP)) == {"draw"}
    assert set(choices(beginner, position("", "R7 K2", "K13", drawn=True), KEEP)) == {"pass"}
    assert set(choices(ATTENTIVE, position("", "R7 R8 K2", "K13", drawn=True), DISCARD)) == {"reject K2"}
    whole = position("", "R7 R8 R9", "K13", drawn=True)
    assert set(choices(ATTENTIVE, whole, DISCARD)) == {"reject R9"}  # nothing else would be left to reject
    longer = position("", "R7 R8 R9 R10", "K13", drawn=True)
    assert set(choices(ATTENTIVE, longer, DISCARD)) <= {"lay R7 R8 R9 reject R10", "lay R8 R9 R10 reject R7"}
