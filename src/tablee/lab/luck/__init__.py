"""How lucky the draws of a game were: what is subtracted from its result, so that fewer games tell as much.

At every draw a player may get any of the pieces that lie face down. How good the one is that came, less how good they
are on average, is luck: whatever the players do, its mean is zero. So it can be subtracted, as much of it as explains
the results best, without favouring anybody (a control variate). How good a piece is, each game says in its own way.
"""

from collections.abc import Mapping

from tablee.core.game import AnyGame
from tablee.lab.luck.draws import Luck
from tablee.lab.luck.photo_rummy import LuckOfPhotos
from tablee.lab.luck.tile_rummy import LuckOfTiles
from tablee.lab.luck.zoo_domino import LuckOfDominoes

LUCK: Mapping[str, type[Luck]] = {
    "zoo-domino": LuckOfDominoes,
    "tile-rummy": LuckOfTiles,
    "photo-rummy": LuckOfPhotos,
}


def luck_of(game: AnyGame, players: int) -> Luck:
    """Return what measures the luck in this game; where it is not known how, there is none."""
    return LUCK.get(game.name, Luck)(players)


__all__ = ["LUCK", "Luck", "luck_of"]
