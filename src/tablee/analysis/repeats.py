"""Going out that was missed several turns running counts once, by the turn that lost the most.

Whoever overlooks it once often overlooks it for many turns. Each of them loses nearly a win, so that one oversight
would outweigh all other decisions of several matches.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tablee.toolkit.judging.findings import Decision


class Counted(NamedTuple):
    """A decision that counts, and how many right after it missed going out as it did."""

    decision: Decision
    again: int


def count_once(decisions: Iterable[Decision], rounds: Sequence[int]) -> list[Counted]:
    """Return the decisions of one player that count, given the round of every step."""
    counted: list[Counted] = []
    missed_in: int | None = None  # the round, if the last decision missed going out
    for decision in decisions:
        missed_here = rounds[decision.step] if decision.misses_out else None
        if missed_here is None or missed_here != missed_in:
            counted.append(Counted(decision, 0))
        elif decision.error > counted[-1].decision.error:
            counted[-1] = Counted(decision, 0)
        else:
            counted[-1] = Counted(counted[-1].decision, counted[-1].again + 1)
        missed_in = missed_here
    return counted
