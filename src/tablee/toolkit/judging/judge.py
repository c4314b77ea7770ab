"""The Judge protocol: what a game provides so that its matches can be analysed.

A game has a judge if its package has a module or package `judge` with `JUDGE`. It computes; which steps it is asked
about, the seeds, the second look and all sums are `tablee.analysis`.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from tablee.bots.standing import Standing
from tablee.core.game import AnyGame, Player
from tablee.toolkit.judging.findings import Decision

BATCHES = 8  # of worlds: half of them choose the best option, the others value it; their spread gives the doubt
AGAIN = 10  # times as many worlds for the second look
NORMAL_PARTS = 4


class Depth(NamedTuple):
    """How many worlds are imagined, as a fixed number and never as a time: the same record gives the same analysis."""

    name: str
    parts: int  # of NORMAL_PARTS

    def worlds(self, normal: int) -> int:
        """Return how many take the place of this many at normal depth."""
        return max(1, normal * self.parts // NORMAL_PARTS)

    @property
    def again(self) -> "Depth":
        """The depth of the second look."""
        return Depth(self.name, self.parts * AGAIN)


QUICK, NORMAL, DEEP = Depth("quick", 1), Depth("normal", NORMAL_PARTS), Depth("deep", 16)
DEPTHS: Mapping[str, Depth] = {depth.name: depth for depth in (QUICK, NORMAL, DEEP)}


class Judge(Protocol):
    """Judges one game. All chances are to win the match, whose score sheet the standing tells."""

    @property
    def version(self) -> int:
        """Increased by every change of an estimate: analyses of another version are not mixed."""
        ...

    @property
    def levels(self) -> Mapping[str, float]:
        """The mean error per decision that each level of bots was measured to make, the weakest first."""
        ...

    def options(
        self, game: AnyGame, view: Any, standing: Standing, played: str, depth: Depth, seed: int
    ) -> Decision | None:
        """Return the decision of the view's player, who played this action; None if there was nothing to decide.

        It depends on nothing but the arguments, so that nobody is blamed for what nobody could know. Step is 0.
        """
        ...

    def look_again(
        self, game: AnyGame, view: Any, standing: Standing, found: Decision, depth: Depth, seed: int
    ) -> Decision:
        """Return the decision with the second look: only what was played and the best are compared, in other worlds."""
        ...

    def value(self, game: AnyGame, state: Any, standing: Standing, depth: Depth, seed: int) -> tuple[float, ...]:
        """Return each player's chance, with all hands known and what is face down unknown."""
        ...

    def luck(
        self,
        game: AnyGame,
        before: Any,
        player: Player,
        action: Any,
        after: Any,
        standing: Standing,
        depth: Depth,
        seed: int,
    ) -> tuple[float, ...] | None:
        """Return what chance gave to each player when the action was played; None if nothing was left to chance.

        It is the value of what came, minus the mean value of all that might have come.
        """
        ...
