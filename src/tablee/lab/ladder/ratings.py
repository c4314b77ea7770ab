"""Ratings of bots by Bradley and Terry, with error bars from blocks.

The scores of a block are means over its line-ups, between 0 and 1; a shared win is half a win. Blocks of one deal are
not independent of each other, blocks of different deals are: so errors come from the deals (a sandwich estimator).
"""

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.lab.error_bars import Z

Matrix = NDArray[np.float64]

ELO = 400 / log(10)  # Elo points of one unit of the logistic scale
STEPS = 100
DOUBT = 1 / 16  # variance of one block that is a quarter of a win off: equal scores do not prove a variance of zero


class Rating(NamedTuple):
    """Elo points with bounds at 95 %."""

    elo: float
    low: float
    high: float


def expected(elo: float) -> float:
    """Return the expected score of a player with this many more Elo points.

    >>> round(expected(200), 3)
    0.76
    """
    return 1 / (1 + exp(-elo / ELO))


def difference(scores: Sequence[float]) -> Rating:
    """Return the Elo lead of the first of a pair, from its scores in blocks.

    One additional drawn block is counted, so that a bot that has won everything is not infinitely strong.
    """
    mean, error = _mean_and_error([*scores, 0.5])
    edge = 0.25 / (len(scores) + 1)

    def elo(score: float) -> float:
        score = min(max(score, edge), 1 - edge)
        return ELO * log(score / (1 - score))

    return Rating(elo(mean), elo(mean - Z * error), elo(mean + Z * error))


def _mean_and_error(scores: Sequence[float]) -> tuple[float, float]:
    each = np.asarray(scores)
    return float(each.mean()), float(np.sqrt(each.var(ddof=1) / len(each) + DOUBT / len(each) ** 2))


def rate_all(bots: int, pairs: Sequence[tuple[int, int]], scores: Matrix) -> list[Rating]:
    """Return the rating of every bot, from the scores of pairs (columns) on deals (rows); their mean is 0."""
    deals = len(scores)
    means = (scores.sum(axis=0) + 0.5) / (deals + 1)  # an additional drawn block, as in `difference`
    design = np.zeros((len(pairs), bots))
    for row, (one, two) in enumerate(pairs):
        design[row, one], design[row, two] = 1, -1
    strengths = np.zeros(bots)
    centred = np.full((bots, bots), 1 / bots)  # removes the one direction that games cannot determine
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-design @ strengths))
        slope = design.T @ (means - likely)
        curve = design.T @ ((likely * (1 - likely))[:, None] * design)
        step = np.linalg.solve(curve + centred, slope)
        strengths = strengths + step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < 1e-12:
            break
    likely = 1 / (1 + np.exp(-design @ strengths))
    bread = np.linalg.inv(design.T @ ((likely * (1 - likely))[:, None] * design) + centred)
    drawn = np.full((1, len(pairs)), 0.5)
    surprises = (np.vstack([scores, drawn]) - likely) @ design
    meat = surprises.T @ surprises / (deals * (deals + 1)) + DOUBT * design.T @ design / deals**2
    errors = np.sqrt(np.diag(bread @ meat @ bread)) * ELO
    return [
        Rating(elo, elo - Z * error, elo + Z * error)
        for elo, error in zip((strengths * ELO).tolist(), errors.tolist(), strict=True)
    ]
