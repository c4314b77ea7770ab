"""How a match stands, as everybody reads it from the score sheet: a view shows one round, but bots play a match."""

from typing import NamedTuple

from tablee.core.match import Match


class Standing(NamedTuple):
    """The sums of the score sheet before this round, and how many rounds come after it."""

    totals: tuple[int, ...]
    left: int

    @classmethod
    def of(cls, match: Match) -> "Standing":
        """Return the standing of a match in the middle of a round."""
        return cls(match.totals, match.rounds - match.round)
