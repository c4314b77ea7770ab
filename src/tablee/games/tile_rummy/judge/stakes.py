"""What a round of Tile Rummy means for the match: from who goes out, and what the others hold then, to chances."""

from collections.abc import Sequence
from math import fsum
from typing import NamedTuple

from tablee.bots.standing import Standing
from tablee.core.game import Player
from tablee.toolkit.judging.sheet import chances

#: Points: the standard deviation of the change of the lead in a round of two equal players (`docs/analysis.md`).
SPREAD = 50.0
#: What a rack costs at the end, by the version of the game: at least so much, and this part of what it costs now.
#: Fitted to finished rounds by `tools/fit_analysis.py`.
LEFT = {"exchange": (10.0, 0.34), "draw-keep": (37.0, 0.18), "draw-discard": (9.0, 0.28)}


class Stakes(NamedTuple):
    """The score sheet before the round."""

    standing: Standing

    def after(self, scores: Sequence[float]) -> tuple[float, ...]:
        """Return each player's chance to win the match when the round adds these scores."""
        totals = [total + round(score) for total, score in zip(self.standing.totals, scores, strict=True)]
        return chances(totals, self.standing.left, SPREAD)

    def won_by(self, winner: Player, costs: Sequence[float], times: int = 1) -> tuple[float, ...]:
        """Return the chances when this player goes out and the others are left with racks of these costs."""
        lost = fsum(costs) - costs[winner]
        return self.after([times * (lost if player == winner else -cost) for player, cost in enumerate(costs)])


def final_cost(version: str, points: float) -> float:
    """Return what a rack will probably cost when somebody else goes out."""
    least, part = LEFT[version]
    return least + part * points
