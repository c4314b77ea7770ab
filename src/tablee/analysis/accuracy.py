"""Accuracy and level: what a mean error says in words that players know."""

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from statistics import fmean, variance
from typing import NamedTuple

Z = 1.96  # of a 95 % interval


def accuracy_of(error: float) -> float:
    """Return a mean error as a percentage; it is lichess' curve, applied to the mean as single errors are noisy.

    >>> [round(accuracy_of(error)) for error in (0, 0.01, 0.05, 0.2)]
    [100, 96, 80, 40]
    """
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * 100 * max(0.0, error)) - 3.1669))


class Level(NamedTuple):
    """The level of bots whose errors are most alike, and the range that cannot be told apart from it."""

    nearest: str
    weakest: str
    strongest: str


def level_of(errors: Sequence[float], levels: Mapping[str, float]) -> Level | None:
    """Return how strong somebody with these errors plays; None where there is too little to say."""
    if len(errors) < 2 or len(levels) < 2:
        return None
    mean, doubt = fmean(errors), Z * sqrt(variance(errors) / len(errors))

    def nearest(error: float) -> str:
        return min(levels, key=lambda level: abs(levels[level] - error))

    found = Level(nearest(mean), nearest(mean + doubt), nearest(mean - doubt))
    weakest, *_, strongest = levels
    return None if (found.weakest, found.strongest) == (weakest, strongest) else found
