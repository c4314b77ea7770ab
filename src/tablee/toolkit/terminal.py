"""The interface of a game's terminal view: the class `<Game>Terminal` in its `terminal.py`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from tablee.core.capabilities import Words
from tablee.core.game import Player

Log = Sequence[tuple[Player, str]]  # who did what, in the game's notation
Look = Callable[[Any], str]  # a view -> one sentence or several


class TerminalView(Protocol):
    """Renders one game in one language; `me` is addressed as you, with None everyone is named."""

    def __init__(self, words: Words, names: Sequence[str], me: Player | None) -> None: ...

    @property
    def looks(self) -> Mapping[str, Look]:
        """The topics that a player can ask for: `chain`, `hand` ... named `GAME-look-...` in the catalogues."""
        ...

    def happened(self, log: Log) -> list[str]:
        """Render the players' actions, one per line; related ones are merged."""
        ...

    def mine(self, action: str, before: Any, after: Any) -> str:
        """Render the player's own action, and its result that only this player may know."""
        ...

    def opening(self, view: Any) -> list[str]:
        """Render the table before the first action."""
        ...

    def situation(self, view: Any, brief: bool) -> list[str]:
        """Render what the player needs for a choice; in brief, only the essentials."""
        ...

    def choice(self, action: str) -> str:
        """Return the label of an action in a list of choices."""
        ...

    def hands(self, hands: Sequence[Sequence[str]]) -> list[str]:
        """Render the hands of the other players."""
        ...


@runtime_checkable
class Suggesting(Protocol):
    """The terminal view of a game with long lists of actions."""

    def suggest(self, actions: Sequence[str]) -> Sequence[str]:
        """Return the actions to offer; other legal ones may be typed."""
        ...


@runtime_checkable
class TellsScores(Protocol):
    """The terminal view of a game whose scores have parts."""

    def score_sheet(self, view: Any) -> list[str]:
        """Render how the scores of a round are composed."""
        ...
