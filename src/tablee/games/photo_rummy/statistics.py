"""Statistics of Photo Rummy."""

from tablee.games.photo_rummy.pieces.cards import JOKER
from tablee.games.photo_rummy.state import State
from tablee.toolkit.statistics import Statistics


class PhotoRummyStatistics(Statistics):
    """Counts jokers."""

    notable = "jokers"

    def count_notable(self, state: State, players: int) -> list[int]:
        """Return how many jokers each player was dealt."""
        return [hand.count(JOKER) for hand in state.hands]
