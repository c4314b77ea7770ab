"""What statistics count in Tile Rummy."""

from tablee.games.tile_rummy.state import State
from tablee.games.tile_rummy.tiles import STAR
from tablee.toolkit.statistics import Statistics


class TileRummyStatistics(Statistics):
    """Counts stars."""

    notable = "stars"

    def count_notable(self, state: State, players: int) -> list[int]:
        """Return how many stars each player has been dealt."""
        return [rack.count(STAR) for rack in state.racks]
