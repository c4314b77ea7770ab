"""What shared code expects of a view: replays, the terminal, bots and the page read these fields in every game."""

from typing import Protocol, runtime_checkable

from tablee.core.game import Player
from tablee.core.turns import LogEntry


@runtime_checkable
class RoundView(Protocol):
    """A round as one player, or a spectator, may see it. The conformance battery checks every view for it."""

    @property
    def me(self) -> Player | None:
        """The player whose view this is; None for a spectator."""
        ...

    @property
    def turn(self) -> Player | None:
        """The player who is to act; None when the round is over."""
        ...

    @property
    def first(self) -> Player:
        """The player who began the round."""
        ...

    @property
    def hand(self) -> tuple[str, ...]:
        """What I hold; nothing for a spectator."""
        ...

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """What everyone saw happen in this round; it only grows."""
        ...


@runtime_checkable
class ListsActions(Protocol):
    """The view of a game with `lists_all_actions`."""

    @property
    def actions(self) -> tuple[str, ...]:
        """What I may do now, in the game's notation."""
        ...
