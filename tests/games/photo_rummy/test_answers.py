"""What the solver of Photo Rummy answers: always a plan, for its search needs no limit and refuses a flawed table."""

from typing import assert_type

import pytest

from tablee.core.answers import GaveUp, Solved
from tablee.core.errors import InvalidPosition
from tablee.core.pieces.melds import LaidTable
from tablee.core.positions.solving import write_answer
from tablee.engines.photos import solve
from tests.games.photo_rummy.table import GAME

DOCUMENT = {"table": [["D-dish", "D-church", "D-sight"]], "hand": ["D-emblem", "A-sight"]}


def test_the_answer_is_a_plan() -> None:
    answer = assert_type(GAME.solve(DOCUMENT, "tiles"), Solved[LaidTable])
    assert (answer.plan.laid, answer.plan.left) == (("D-emblem",), ("A-sight",))
    assert GAME.solve(DOCUMENT | {"hand": ["A-sight"]}, "tiles").plan.laid == ()


@pytest.mark.parametrize("compiled", [True, False])
def test_a_flawed_table_is_refused_not_impossible(compiled: bool) -> None:
    with pytest.raises(InvalidPosition, match="neither a family nor a series"):
        solve([["D-dish", "A-church", "D-sight"]], ["D-church"], opened=True, compiled=compiled)


def test_to_do_nothing_leaves_the_position_as_it_is() -> None:
    table = [["D-church", "D-dish", "D-sight"]]
    nothing = write_answer(GAME, DOCUMENT, GaveUp(1))
    assert nothing == {"laid": [], "table": nothing["table"], "hand": DOCUMENT["hand"], "optimal": False}
    assert [sorted(meld) for meld in nothing["table"]] == table
