"""Is A better than B? Asked after every deal, and answered as soon as the answer is clear (Wald's SPRT).

Two hypotheses are compared: A has `low` Elo points more than B, or `high`. The log of how much likelier the second is
comes from the scores of blocks by their mean and variance, as for a pentanomial.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from tablee.core.errors import InvalidOption
from tablee.lab.ladder.ratings import DOUBT, expected

FEWEST = 20  # blocks before which a variance is not worth much


@dataclass(frozen=True)
class Question:
    """What is asked, and how often the answer may be wrong."""

    low: float = 0.0
    high: float = 20.0
    alpha: float = 0.05  # of saying yes where `low` is true, and of saying no where `high` is

    def __post_init__(self) -> None:
        if not -1000 <= self.low < self.high <= 1000:
            raise InvalidOption(f"the two Elo bounds must rise, not go from {self.low:g} to {self.high:g}")

    @property
    def bound(self) -> float:
        """The log likelihood ratio at which the answer is clear."""
        return log((1 - self.alpha) / self.alpha)

    def ratio(self, scores: Sequence[float]) -> float:
        """Return the log of how much likelier the scores are if `high` is true than if `low` is."""
        each = np.asarray(scores)
        low, high = expected(self.low), expected(self.high)
        variance = (float(((each - each.mean()) ** 2).sum()) + DOUBT) / len(each)
        return len(each) * (high - low) * (float(each.mean()) - (low + high) / 2) / variance

    def answer(self, scores: Sequence[float]) -> "Answer":
        """Return whether A is better, as far as these scores tell."""
        ratio = self.ratio(scores)
        return Answer(self, len(scores), ratio, ratio > 0 if abs(ratio) >= self.bound else None)


@dataclass(frozen=True)
class Answer:
    """What was found out after so many deals."""

    question: Question
    deals: int
    ratio: float
    better: bool | None  # None: not clear yet
