"""What statistics may ask of a game beyond what all games have: `ZooDominoStatistics` in `zoo_domino/statistics.py`."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from tablee.core.chance import Seed
from tablee.core.game import AnyGame, Player


class PlayedGame(NamedTuple):
    """What is worth knowing of one game."""

    points: Sequence[int]
    winners: Sequence[Player]
    began: Player
    dealt: Sequence[int]  # how many notable pieces each player got
    actions: int
    endings: Sequence[str]  # of its rounds


class Statistics:
    """A game that has nothing special to count."""

    #: Pieces that make a hand good or bad: statistics show what it is worth to be dealt them.
    notable: ClassVar[str] = ""

    def count_notable(self, state: Any, players: int) -> list[int]:
        """Return how many notable pieces each player has been dealt."""
        return [0] * players

    def variants(self, game: AnyGame) -> Mapping[str, AnyGame]:
        """Return games that no option makes but that are worth a comparison, by what is told of them."""
        return {}

    def is_quick(self, game: AnyGame, bot: str) -> bool:
        """Whether games with this bot on all seats can be played by `play_quickly`."""
        return False

    def play_quickly(self, game: AnyGame, players: int, seed: Seed) -> PlayedGame:
        """Play a game by the same rules and with the same choices as the bot, but faster."""
        raise NotImplementedError
