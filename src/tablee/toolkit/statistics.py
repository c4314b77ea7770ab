"""Statistics that a game may add: the class `<Game>Statistics` in its `statistics.py`."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from tablee.core.chance import Seed
from tablee.core.game import AnyGame, Player


class PlayedGame(NamedTuple):
    """The facts about one game."""

    points: Sequence[int]
    winners: Sequence[Player]
    began: Player
    dealt: Sequence[int]  # how many notable pieces each player got
    actions: int
    endings: Sequence[str]  # of its rounds


class Statistics:
    """The default, for a game without statistics of its own."""

    #: Pieces that make a hand good or bad: statistics show the value of being dealt them.
    notable: ClassVar[str] = ""

    def count_notable(self, state: Any, players: int) -> list[int]:
        """Return how many notable pieces each player was dealt."""
        return [0] * players

    def variants(self, game: AnyGame) -> Mapping[str, AnyGame]:
        """Return variants that no option offers but that are worth comparing, by description."""
        return {}

    def is_quick(self, game: AnyGame, bot: str) -> bool:
        """Whether games with this bot on all seats can be played by `play_quickly`."""
        return False

    def play_quickly(self, game: AnyGame, players: int, seed: Seed) -> PlayedGame:
        """Play a game by the same rules and with the same choices as the bot, but faster."""
        raise NotImplementedError
