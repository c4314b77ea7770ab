"""How long decisions take, counted in buckets: so that the times of many processes add up."""

from collections import Counter
from math import ceil, log10

FINENESS = 50  # buckets per factor of ten: a bucket is 5 % wide
SHORTEST = 1e-7  # seconds


def bucket(seconds: float) -> int:
    """Return the bucket into which a time falls."""
    return round(FINENESS * log10(max(seconds, SHORTEST)))


def quantile(times: Counter[int], share: float) -> float:
    """Return the quantile: this share of all decisions took no longer.

    >>> quantile(Counter({bucket(0.001): 99, bucket(1.0): 1}), 0.5)
    0.001
    """
    place = max(1, ceil(share * times.total()))
    for each in sorted(times):
        place -= times[each]
        if place <= 0:
            return float(10 ** (each / FINENESS))
    raise ValueError("there are no times")
