"""A whole analysis in one call."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tablee.analysis.judges import find_depth
from tablee.analysis.moments import moments_by_step
from tablee.analysis.summary import Summary, summarise
from tablee.analysis.writing import write_analysis
from tablee.core.record import Record
from tablee.toolkit.judging.findings import Decision, Moment
from tablee.toolkit.judging.judge import Depth


@dataclass(frozen=True)
class Analysis:
    """What every turn of a match was worth."""

    record: Record
    depth: Depth
    moments: tuple[Moment, ...]

    @cached_property
    def summary(self) -> Summary:
        """The sums, by seat."""
        return summarise(self.record, self.moments)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All decisions, in order."""
        return tuple(each for each in self.moments if isinstance(each, Decision))

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The decisions that lost something, as far as can be known, in order."""
        return tuple(each for each in self.decisions if each.mark)

    def write(self) -> dict[str, Any]:
        """Return everything as plain data, ready for JSON."""
        return write_analysis(self.record, self.depth, self.moments, self.summary)


def analyse(record: Record, depth: str = "normal", done: Callable[[int], None] | None = None) -> Analysis:
    """Return what every turn of a match was worth; `done` is called for every step that was analysed.

    The depth is `quick`, `normal` or `deep`. The same record always gives the same analysis.
    """
    chosen, found = find_depth(depth), list[Moment]()
    for at_step in moments_by_step(record, chosen):
        found += at_step
        if done is not None:
            done(1)
    return Analysis(record, chosen, tuple(found))
