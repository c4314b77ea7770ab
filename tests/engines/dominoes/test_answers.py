"""What the search to the end of a round answers: an action with its value, or that it gave up."""

from typing import assert_never

import pytest

from tablee.core.answers import GaveUp, Solved
from tablee.engines.dominoes import _kernel, search
from tablee.engines.dominoes.rounds import Round
from tests.engines.dominoes.twins import compiled

FEW, MANY = [0b11, 0b1100], [0b010101010101010101, 0b101010101010101010]


def kind(answer: Solved[search.BestAction] | GaveUp) -> str:
    """Name the answer; mypy proves that there is no third: what cannot be searched is the caller's mistake."""
    match answer:
        case Solved(plan):
            return {search.WIN: "win", search.SHARED: "shared", search.LOSS: "loss"}[plan.value]
        case GaveUp(limit):
            return f"gave up after {limit}"
        case _:
            assert_never(answer)


@pytest.mark.parametrize(("hands", "limit", "told"), [(FEW, 1000, "win"), (MANY, 5, "gave up after 5")])
def test_each_answer_occurs(hands: list[int], limit: int, told: str) -> None:
    now = Round(hands, [], 0)
    assert kind(search.solve(now, limit)) == told
    assert kind(_kernel.solve(compiled(now), limit)) == told
