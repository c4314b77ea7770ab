"""From the score sheet to chances to win the match."""

from random import Random

import pytest

from tablee.bots.standing import Standing
from tablee.toolkit.judging.sheet import Prize, chances, chances_by_winner


def test_after_the_last_round_the_totals_decide() -> None:
    assert chances([3, 5, 5], 0, 10) == (0, 0.5, 0.5)


def test_the_chances_are_those_of_totals_that_spread() -> None:
    """Each player's sum spreads so that the lead of one over another has the spread that was measured."""
    rng = Random(1)
    for totals, left in (([0, 10], 2), ([0, 12, 5], 3), ([4, 4, 9, 0], 1)):
        won = [0] * len(totals)
        for _ in range(20_000):
            ends = [total + rng.gauss(0, 15 * (left / 2) ** 0.5) for total in totals]
            won[ends.index(max(ends))] += 1
        assert chances(totals, left, 15) == pytest.approx([each / 20_000 for each in won], abs=0.012)


def test_equal_players_have_equal_chances() -> None:
    for players in range(2, 7):
        assert chances([7] * players, 3, 10) == pytest.approx([1 / players] * players)


def test_a_match_of_one_round_is_won_with_it() -> None:
    assert chances_by_winner(Standing((0, 0), 0), [0.3, 0.7], 1) == (0.3, 0.7)


def test_the_last_round_may_not_matter_any_more() -> None:
    assert chances_by_winner(Standing((3, 1), 0), [0.3, 0.7], 1) == (1, 0)
    assert chances_by_winner(Standing((2, 1), 0), [0.3, 0.7], 1) == pytest.approx((0.3 + 0.35, 0.35))


def test_a_round_is_worth_more_where_the_match_is_close() -> None:
    close, clear = (Prize(Standing(totals, 2), 0, 2, 1.0) for totals in ((3, 3), (9, 3)))
    assert close.of(1) - close.of(0) > 0.2
    assert clear.of(1) - clear.of(0) < 0.01
    assert close.of(0.5) == pytest.approx(0.5, abs=0.001)


def test_whoever_else_wins_a_round_counts_alike() -> None:
    prize = Prize(Standing((0, 0, 0), 0), 1, 3, 1.0)
    assert (prize.of(0), prize.of(0.25), prize.of(1)) == (0, 0.25, 1)
