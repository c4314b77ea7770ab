"""Statistics of Tile Rummy."""

from tablee.games.tile_rummy.pieces.tiles import STAR
from tablee.games.tile_rummy.state import State
from tablee.toolkit.statistics import Statistics


class TileRummyStatistics(Statistics):
    """Counts stars."""

    notable = "stars"

    def count_notable(self, state: State, players: int) -> list[int]:
        """Return how many stars each player was dealt."""
        return [rack.count(STAR) for rack in state.racks]
