"""Is A better than B? Tested after every deal, until the answer is clear (Wald's SPRT).

Two hypotheses are compared: A leads B by `low` Elo points, or by `high`. The log likelihood ratio
is computed from the mean and variance of the scores of blocks, as for a pentanomial.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from tablee.core.errors import InvalidOption
from tablee.lab.ladder.ratings import DOUBT, expected

FEWEST = 20  # blocks: with fewer, the variance is unreliable


@dataclass(frozen=True)
class Question:
    """The hypotheses, and the error rate."""

    low: float = 0.0
    high: float = 20.0
    alpha: float = 0.05  # of accepting `high` if `low` is true, and the other way round

    def __post_init__(self) -> None:
        if not -1000 <= self.low < self.high <= 1000:
            raise InvalidOption(f"the two Elo bounds must rise, not go from {self.low:g} to {self.high:g}")

    @property
    def bound(self) -> float:
        """The log likelihood ratio at which the answer is clear."""
        return log((1 - self.alpha) / self.alpha)

    def ratio(self, scores: Sequence[float]) -> float:
        """Return the log likelihood ratio of `high` to `low`."""
        each = np.asarray(scores)
        low, high = expected(self.low), expected(self.high)
        variance = (float(((each - each.mean()) ** 2).sum()) + DOUBT) / len(each)
        return len(each) * (high - low) * (float(each.mean()) - (low + high) / 2) / variance

    def answer(self, scores: Sequence[float]) -> "Answer":
        """Return whether A is better, given these scores; None if it is not clear yet."""
        ratio = self.ratio(scores)
        return Answer(self, len(scores), ratio, ratio > 0 if abs(ratio) >= self.bound else None)


@dataclass(frozen=True)
class Answer:
    """The result after this many deals."""

    question: Question
    deals: int
    ratio: float
    better: bool | None  # None: not clear yet
