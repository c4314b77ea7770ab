"""Tile Rummy: how many tiles could be laid with a tile."""

from collections.abc import Sequence
from typing import Any

from tablee.core.game import Player
from tablee.core.pieces.counting import removed
from tablee.games.tile_rummy import TileRummy
from tablee.games.tile_rummy.laying.solving import HURRIED, best_lay
from tablee.games.tile_rummy.pieces.tiles import STAR, Tile
from tablee.games.tile_rummy.state import Action, Draw, Exchange, Rack, State
from tablee.toolkit.luck import Luck


class TileRummyLuck(Luck):
    """The luck of drawing and of exchanging."""

    measures = ("laid", "star")

    def find_draw(self, before: State, seat: Player, action: Action, after: State) -> tuple[Tile, Rack] | None:
        """Return the tile from the pool."""
        return (before.pool[-1], before.pool) if isinstance(action, Draw | Exchange) else None

    def worth(self, game: Any, before: State, seat: Player, action: Action, piece: Tile) -> Sequence[float]:
        """Return how many tiles the rack could lay with this one, and whether it is a star."""
        assert isinstance(game, TileRummy)
        rack = before.racks[seat]
        kept = removed(rack, (action.tile,)) if isinstance(action, Exchange) else rack
        best = best_lay(game, before.table, kept + (piece,), before.opened[seat], patience=HURRIED)
        return len(best.laid) if best else 0, piece == STAR
