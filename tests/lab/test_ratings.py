"""Players of known strength: ratings recover it, and error bars contain it as often as promised."""

from math import sqrt

import numpy as np
import pytest

from tablee.lab.ladder.ladder import Block
from tablee.lab.ladder.luck_adjustment import adjust
from tablee.lab.ladder.ratings import ELO, difference, expected, rate_all

PAIRS = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
STRENGTHS = np.array([120.0, 40.0, -30.0, -130.0])


def play(rng: np.random.Generator, deals: int, luck: float = 0.0) -> np.ndarray:
    """Return scores of blocks of two games; with luck, a deal pleases one bot more than another in all its games."""
    pleased = rng.normal(0, luck, (deals, len(STRENGTHS))) if luck else np.zeros((deals, len(STRENGTHS)))
    scores = np.empty((deals, len(PAIRS)))
    for column, (one, two) in enumerate(PAIRS):
        lead = STRENGTHS[one] - STRENGTHS[two] + pleased[:, one] - pleased[:, two]
        wins = rng.random((2, deals)) < 1 / (1 + np.exp(-lead / ELO))
        scores[:, column] = wins.mean(axis=0)
    return scores


def coverage(luck: float, truth: np.ndarray, times: int = 150) -> float:
    rng = np.random.default_rng(5)
    held = []
    for _ in range(times):
        ratings = rate_all(4, PAIRS, play(rng, 150, luck))
        held += [rating.low <= true <= rating.high for rating, true in zip(ratings, truth, strict=True)]
    return float(np.mean(held))


def test_known_strengths_are_found() -> None:
    ratings = rate_all(4, PAIRS, play(np.random.default_rng(1), 20_000))
    assert [rating.elo for rating in ratings] == pytest.approx(STRENGTHS, abs=6)
    assert sum(rating.elo for rating in ratings) == pytest.approx(0, abs=1e-6)


def test_error_bars_hold_the_truth_as_often_as_they_say() -> None:
    assert 0.92 <= coverage(0.0, STRENGTHS) <= 0.98


def test_error_bars_know_that_games_of_one_deal_are_not_independent() -> None:
    # With much luck in the deal, expected scores are closer to a half; many deals estimate them.
    truth = np.array([rating.elo for rating in rate_all(4, PAIRS, play(np.random.default_rng(2), 100_000, 250))])
    assert 0.92 <= coverage(250, truth) <= 0.98


def test_two_bots_are_rated_as_their_pair_is() -> None:
    scores = play(np.random.default_rng(3), 500)[:, :1]
    one, two = rate_all(2, [(0, 1)], scores)
    pair = difference(scores[:, 0].tolist())
    assert one.elo - two.elo == pytest.approx(pair.elo, abs=1e-6)
    assert (one.high - one.low) == pytest.approx((pair.high - pair.low) / 2, rel=0.02)


def test_a_difference_has_the_elo_of_its_score() -> None:
    scores = [1.0, 0.5] * 500  # three quarters
    found = difference(scores)
    assert expected(found.elo) == pytest.approx(0.75, abs=0.001)
    assert found.low < found.elo < found.high
    assert expected(found.high) - expected(found.elo) == pytest.approx(1.96 * 0.25 / sqrt(1000), rel=0.05)


def test_a_bot_that_wins_everything_is_strong_but_not_infinitely() -> None:
    few, many = difference([1.0] * 10), difference([1.0] * 1000)
    assert 300 < few.elo < many.elo < 2000
    assert few.low < few.elo
    assert rate_all(2, [(0, 1)], np.ones((10, 1)))[0].elo < 1000


def test_equal_scores_prove_little_where_they_are_few() -> None:
    assert difference([0.5] * 2).high > 50
    assert difference([0.5] * 1000).high < 1
    one, two = rate_all(2, [(0, 1)], np.full((2, 1), 0.5))
    assert one.high > 25
    assert one.elo == two.elo == pytest.approx(0)


def test_scores_lose_their_luck_and_keep_their_mean() -> None:
    rng = np.random.default_rng(4)
    luck = rng.normal(0, 1, 5000)
    won = rng.random((2, 5000)) < np.clip(0.6 + 0.15 * luck, 0, 1)
    blocks = [
        [Block(tuple(60 * int(win) for win in wins), (value,))]
        for wins, value in zip(won.T, luck.tolist(), strict=True)
    ]
    adjusted = adjust(blocks)
    assert adjusted.weights == pytest.approx((0.15,), abs=0.01)
    assert adjusted.scores.mean() == pytest.approx(0.6, abs=0.01)
    assert adjusted.saved_by_luck == pytest.approx(1.2, abs=0.05)
    assert adjusted.saved_by_luck == pytest.approx(adjusted.raw.var() / adjusted.scores.var(), rel=0.01)


def test_luck_that_has_nothing_to_do_with_the_scores_is_left_alone() -> None:
    rng = np.random.default_rng(6)
    blocks = [[Block((60 * int(rng.integers(2)),) * 2, (float(rng.normal()),))] for _ in range(2000)]
    adjusted = adjust(blocks)
    assert adjusted.weights == pytest.approx((0,), abs=0.03)
    assert adjusted.saved_by_luck == pytest.approx(1, abs=0.01)


def test_luck_explains_nothing_where_all_scores_are_equal() -> None:
    lucky = adjust([[Block((60, 0), (1.0 + number % 3,))] for number in range(30)])
    assert lucky.weights == pytest.approx((0,), abs=1e-9)
    assert lucky.scores == pytest.approx(0.5)


def test_sharing_deals_saves_games_where_the_deal_decides() -> None:
    rng = np.random.default_rng(7)
    deals = rng.random(4000) < 0.5  # the first or the second seat wins, whoever sits there
    adjusted = adjust([[Block((60 * int(first), 60 * int(not first)), ())] for first in deals[:3000]])
    assert adjusted.saved_by_mirroring is None  # all blocks are equal: no number of games would do
    mixed = [[Block((60 * int(first), 60 * int(first ^ (rng.random() < 0.8))), ())] for first in deals]
    assert adjust(mixed).saved_by_mirroring == pytest.approx(2.5, abs=0.2)


def test_few_blocks_do_not_pretend_to_know_about_luck() -> None:
    assert adjust([[Block((60, 0), (1.0,))], [Block((0, 0), (-1.0,))]]).weights == (0.0,)
    assert adjust([[Block((60, 0), (1.0,))]]).saved_by_luck is None
