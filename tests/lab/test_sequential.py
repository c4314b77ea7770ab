"""Is A better than B? The answer is wrong as rarely as promised, and does not depend on timing."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from tablee.core.errors import InvalidOption
from tablee.games.zoo_domino import ZooDomino
from tablee.lab.ladder.ladder import Block, Plan, Played
from tablee.lab.ladder.ratings import expected
from tablee.lab.ladder.run import climb_until_clear
from tablee.lab.ladder.sequential_test import Question

PLAN = Plan(ZooDomino(), 2, 0, ("careful", "random"), (("careful", "random"),))


def blocks(rng: np.random.Generator, lead: float, deals: int) -> dict[int, Block]:
    """Return the scores of a bot with this lead on mirrored deals, which matter more than the bots do."""
    wins = np.array([0, 60])
    seats = rng.random(deals) < 0.5
    skilled = rng.random((deals, 2)) < 0.4  # in these games the better player wins more often, else the deal decides
    lucky = np.stack([seats, ~seats], axis=1)
    chance = 0.5 + (expected(lead) - 0.5) / 0.4
    won = np.where(skilled, rng.random((deals, 2)) < chance, lucky)
    return {deal: Block(tuple(wins[won[deal].astype(int)].tolist()), ()) for deal in range(deals)}


def ask(found: dict[int, Block], question: Question, order: Random | None = None) -> tuple[int, bool | None]:
    numbers = list(found)
    if order:
        order.shuffle(numbers)

    def climbing() -> Iterator[Played]:
        for number in numbers:
            yield Played({number: found[number]})

    _, deals, (answer,) = climb_until_clear(PLAN, question, climbing())
    return deals, answer.better


@pytest.mark.parametrize(("lead", "right"), [(0.0, False), (30.0, True)])
def test_answers_are_wrong_as_rarely_as_promised(lead: Any, right: Any) -> None:
    rng = np.random.default_rng(11)
    question = Question(0, 30, alpha=0.1)
    answers = [ask(blocks(rng, lead, 1500), question)[1] for _ in range(60)]
    assert answers.count(None) <= 3
    assert answers.count(not right) <= 13  # 6 are allowed on average: three standard deviations more are not


def test_a_clear_case_is_answered_soon() -> None:
    rng = np.random.default_rng(12)
    deals, better = ask(blocks(rng, 150, 1000), Question(0, 50))
    assert better is True
    assert deals < 150


def test_what_is_equal_stays_unclear_halfway_between_the_hypotheses() -> None:
    rng = np.random.default_rng(13)
    assert ask(blocks(rng, 10, 200), Question(0, 20))[1] is None


def test_the_order_in_which_deals_are_finished_changes_nothing() -> None:
    found = blocks(np.random.default_rng(14), 60, 600)
    in_order = ask(found, Question(0, 40))
    assert in_order[1] is True
    assert all(ask(found, Question(0, 40), Random(seed)) == in_order for seed in range(3))


def test_equal_scores_prove_nothing_by_having_no_variance() -> None:
    assert abs(Question(0, 20).ratio([0.5] * 20)) < Question().bound
    assert Question(0, 20).ratio([1.0] * 20) > Question().bound


@pytest.mark.parametrize("bounds", [(20, 0), (5, 5), (0, 5000)])
def test_bounds_rise(bounds: Any) -> None:
    with pytest.raises(InvalidOption, match="the two Elo bounds must rise"):
        Question(*bounds)
