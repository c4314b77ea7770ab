"""How lucky the draws of a game were: what is subtracted from its result, so that fewer games tell as much.

At every draw a player may get any of the pieces that lie face down. How good the one is that came, less how good they
are on average, is luck: whatever the players do, its mean is zero. So it can be subtracted, as much of it as explains
the results best, without favouring anybody (a control variate). How good a piece is, each game says in its own way.
"""

from tablee.core.game import AnyGame
from tablee.games.discovery import class_of
from tablee.toolkit.luck import Luck


def luck_of(game: AnyGame, players: int) -> Luck:
    """Return what measures the luck in this game; a game without a way to measure it has none."""
    measured: Luck = (class_of(game.name, "luck") or Luck)(players)
    return measured


__all__ = ["Luck", "luck_of"]
