"""What is told alike in games where players lay melds on one table."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tablee.core.capabilities import Words
from tablee.core.game import Player
from tablee.core.melds import Table
from tablee.toolkit.terminal import Look


class MeldsTerminal(ABC):
    """Remembers the table: a lay names the whole of it, and what was laid is what was not there before."""

    game: ClassVar[str]

    def __init__(self, words: Words, names: Sequence[str], me: Player | None) -> None:
        self._words = words
        self._names = names
        self._me = me
        self._table: Table = ()  # as it was told last

    @property
    @abstractmethod
    def looks(self) -> Mapping[str, Look]:
        """What one can ask to be told: the table, what everyone has, what I hold; in this order."""

    def opening(self, view: Any) -> list[str]:
        """Begin with an empty table."""
        self._table = view.table
        return []

    def situation(self, view: Any, brief: bool) -> list[str]:
        """Tell everything; in brief, only the table."""
        told = [look(view) for look in self.looks.values()]
        if brief:
            return told[:1]
        return told if view.me is None or view.opened[view.me] else [*told, self._say("not-opened")]

    def _others(self, view: Any) -> str:
        """Tell how many pieces the others hold."""
        others = [f"{self._names[player]} {count}" for player, count in enumerate(view.counts) if player != self._me]
        return self._say("counts", counts=", ".join(others))

    def _say(self, key: str, **args: object) -> str:
        return self._words.say(f"{self.game}-{key}", **args)
