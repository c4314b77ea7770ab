"""Measures the luck of draws and subtracts it from results, so that fewer games suffice.

At every draw a player may get any face-down piece. The value of the piece drawn, minus the mean value of all
possible ones, is luck: whatever the players do, its expectation is zero. So it can be subtracted, scaled to explain
the results best, without bias (a control variate). Each game defines the value of a piece.
"""

from tablee.core.game import AnyGame
from tablee.games.discovery import class_of
from tablee.toolkit.luck import Luck


def luck_of(game: AnyGame, players: int) -> Luck:
    """Return the luck measure of this game; None if it has none."""
    measured: Luck = (class_of(game.name, "luck") or Luck)(players)
    return measured


__all__ = ["Luck", "luck_of"]
