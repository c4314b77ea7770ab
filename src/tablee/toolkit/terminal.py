"""What the text client asks of a game's terminal view: the class `ZooDominoTerminal` in `zoo_domino/terminal.py`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from tablee.core.capabilities import Words
from tablee.core.game import Player

Log = Sequence[tuple[Player, str]]  # who did what, in the game's notation
Look = Callable[[Any], str]  # a view -> one sentence or several


class TerminalView(Protocol):
    """Says in one language what happens in one game; `me` is addressed as you, None tells everyone by name."""

    def __init__(self, words: Words, names: Sequence[str], me: Player | None) -> None: ...

    @property
    def looks(self) -> Mapping[str, Look]:
        """What one can ask to be told: `chain`, `hand` ... named `GAME-look-...` in the catalogues."""
        ...

    def happened(self, log: Log) -> list[str]:
        """Tell what players did, a line each; what belongs together in one."""
        ...

    def mine(self, action: str, before: Any, after: Any) -> str:
        """Tell me what I did, and what it brought that only I may know."""
        ...

    def opening(self, view: Any) -> list[str]:
        """Tell what lies on the table before anybody has played."""
        ...

    def situation(self, view: Any, brief: bool) -> list[str]:
        """Tell what I should know to choose; in brief, only what matters most."""
        ...

    def choice(self, action: str) -> str:
        """Return what an action is called in a list of choices."""
        ...

    def hands(self, hands: Sequence[Sequence[str]]) -> list[str]:
        """Tell what each player but me holds."""
        ...


@runtime_checkable
class Suggesting(Protocol):
    """The terminal view of a game that lists more actions than one cares to read."""

    def suggest(self, actions: Sequence[str]) -> Sequence[str]:
        """Return the actions to offer; whatever else is allowed may be typed."""
        ...


@runtime_checkable
class TellsScores(Protocol):
    """The terminal view of a game whose scores have parts."""

    def score_sheet(self, view: Any) -> list[str]:
        """Tell how the scores of a round have come about."""
        ...
