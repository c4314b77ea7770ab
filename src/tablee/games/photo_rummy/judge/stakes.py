"""What the points of a round of Photo Rummy mean for the match."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.bots.standing import Standing
from tablee.games.photo_rummy.rules import PhotoRummy
from tablee.toolkit.judging.sheet import chances

#: Points: the standard deviation of the change of the lead in a round of two equal players (`docs/analysis.md`).
SPREAD = 15.0


class Stakes(NamedTuple):
    """The score sheet before the round, and what happens to a round that nobody wins."""

    game: PhotoRummy
    standing: Standing

    def after(self, points: Sequence[int]) -> tuple[float, ...]:
        """Return each player's chance to win the match when the round adds these points."""
        again = self.game.void_rounds == "replay" and not any(points)
        totals = [total + more for total, more in zip(self.standing.totals, points, strict=True)]
        return chances(totals, self.standing.left + again, SPREAD)
