"""Time for a turn: the game says how much; who runs the table looks at the clock and plays the end of it."""

from typing import Protocol, runtime_checkable

from tablee.core.game import AnyGame

TIMEOUT = "timeout"  # in every game's notation: the turn ends as the rules say, and only the table may play it


@runtime_checkable
class Timed(Protocol):
    """A game whose turns may have a limit. A turn lasts as long as the same player is to act."""

    @property
    def turn_seconds(self) -> int:
        """How long a turn may take, until the table plays TIMEOUT; 0 is without a limit."""
        ...


def seconds_for_a_turn(game: AnyGame) -> int:
    """Return how long a turn may take; 0 is without a limit."""
    return game.turn_seconds if isinstance(game, Timed) else 0
