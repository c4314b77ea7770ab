"""How lucky the draws of a game were: what is subtracted from its result, so that fewer games tell as much.

At every draw a player may get any of the pieces that lie face down. How good the one is that came, less how good they
are on average, is luck: whatever the players do, its mean is zero. So it can be subtracted, as much of it as explains
the results best, without favouring anybody (a control variate). How good a piece is, each game says in its own way.
"""

from collections.abc import Sequence

from tablee.core.game import AnyGame
from tablee.lab.playing import Watcher


class Luck(Watcher):
    """Adds up the luck of every player; for games of which nothing is known, there is none."""

    measures: Sequence[str] = ()

    def __init__(self, players: int) -> None:
        self.sums = [[0.0] * players for _ in self.measures]

    def between(self, line_up: Sequence[int]) -> tuple[float, ...]:
        """Return how much luckier the seats of the first bot were than those of the second."""
        return tuple(sum(-value if line_up[seat] else value for seat, value in enumerate(sums)) for sums in self.sums)


def luck_of(game: AnyGame, players: int) -> Luck:
    """Return what measures the luck in this game."""
    return Luck(players)
