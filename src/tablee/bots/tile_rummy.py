"""Tile Rummy: lay what simple looking finds, else part with the tile that has the least to do with the others."""

from random import Random

from tablee.core.game import AnyGame
from tablee.games.tile_rummy.state import Action, Lay, View


def laying(game: AnyGame, view: View, rng: Random) -> Action:
    """Choose the listed lay that leaves the fewest tiles; without one, the first of what else is listed."""
    assert view.me is not None, "only a player acts"
    actions: list[Action] = list(game.legal_actions(game.imagine(view, rng), view.me))
    lays = [action for action in actions if isinstance(action, Lay)]
    return max(lays, key=_tiles) if lays else actions[0]


def _tiles(lay: Lay) -> int:
    return sum(map(len, lay.table))
