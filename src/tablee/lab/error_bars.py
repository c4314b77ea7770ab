"""Numbers with error bars."""

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

Z = 1.959964  # 95 % of a normal distribution is within this many standard deviations


class Rate(NamedTuple):
    """A share of all cases, with its 95 % confidence interval."""

    rate: float
    low: float
    high: float


def rate(wins: float, cases: int) -> Rate:
    """Return the share of wins with its Wilson interval; shared wins count as fractions.

    >>> none = rate(0, 10)
    >>> none.low, round(none.high, 4)
    (0.0, 0.2775)
    """
    share = wins / cases
    centre = share + Z * Z / (2 * cases)
    spread = Z * sqrt(share * (1 - share) / cases + Z * Z / (4 * cases * cases))
    scale = 1 + Z * Z / cases
    return Rate(share, max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))


def mean(counts: Mapping[int, int]) -> float:
    """Return the mean of numbers, given how often each occurs."""
    return sum(number * times for number, times in counts.items()) / sum(counts.values())


def median(counts: Mapping[int, int]) -> float:
    """Return the median of numbers, given how often each occurs: the mean of the two middle ones for an even count."""
    total = sum(counts.values())
    return (_nth(counts, (total - 1) // 2) + _nth(counts, total // 2)) / 2


def _nth(counts: Mapping[int, int], place: int) -> int:
    for number in sorted(counts):
        place -= counts[number]
        if place < 0:
            return number
    raise IndexError(place)
