"""What the solver of Tile Rummy answers: all but an estimate occur."""

from typing import assert_never

import pytest

from tablee.core.answers import Answer, Estimated, GaveUp, Impossible, Solved
from tablee.core.pieces.melds import LaidTable
from tablee.core.positions.solving import write_answer
from tablee.engines.tiles import MeldRules, find_plan, solve
from tablee.games.tile_rummy import position
from tests.games.tile_rummy.table import GAME

DOCUMENT = {"table": [["R9", "R8", "R7"]], "rack": ["R10", "K1"]}
LAID = LaidTable(("R10",), (("R7", "R8", "R9", "R10"),), ("K1",))


def kind(answer: Answer[LaidTable]) -> str:
    """Name the answer; mypy proves that there is no other."""
    match answer:
        case Solved(plan):
            return f"lay {len(plan.laid)}"
        case Estimated(plan, worlds):
            return f"estimated {len(plan.laid)} in {worlds}"
        case Impossible():
            return "impossible"
        case GaveUp(limit):
            return f"gave up after {limit}"
        case _:
            assert_never(answer)


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize(
    ("table", "limit", "told"),
    [
        (["R7", "R8", "R9"], 1000, "lay 1"),
        (["R1", "R2", "R4"], 1000, "impossible"),
        (["R7", "R8", "R9"], 3, "gave up after 3"),
    ],
)
def test_each_answer_occurs(table: list[str], limit: int, told: str, compiled: bool) -> None:
    assert kind(solve([table], ["R10"], limit=limit, compiled=compiled)) == told


@pytest.mark.parametrize("table", [["R7", "R8", "R9"], ["R1", "R2", "R4"]])
def test_bots_get_the_same_plan_bare(table: list[str]) -> None:
    answer = solve([table], ["R10"])
    bare = answer.plan if isinstance(answer, Solved) else answer
    assert find_plan([table], ["R10"], MeldRules(), opened=True, objective="tiles") == bare


def test_the_game_answers_with_a_plan_or_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert GAME.solve(DOCUMENT, "tiles") == Solved(LAID)
    monkeypatch.setattr(position, "HURRIED", 3)
    assert GAME.solve(DOCUMENT, "tiles", hurried=True) == GaveUp(3)


@pytest.mark.parametrize("answer", [Impossible(), GaveUp(3)])
def test_without_a_plan_the_document_says_to_do_nothing(answer: Impossible | GaveUp) -> None:
    as_it_lies = {"laid": [], "table": [["R7", "R8", "R9"]], "rack": ["R10", "K1"], "optimal": False}
    assert write_answer(GAME, DOCUMENT, answer) == as_it_lies
    solved = {"laid": ["R10"], "table": [["R7", "R8", "R9", "R10"]], "rack": ["K1"], "optimal": True}
    assert write_answer(GAME, DOCUMENT, Solved(LAID)) == solved
