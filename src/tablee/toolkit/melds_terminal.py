"""The terminal view shared by games of melds on one table."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tablee.core.capabilities import Words
from tablee.core.game import Player
from tablee.core.pieces.melds import Table
from tablee.toolkit.terminal import Look


class MeldsTerminal(ABC):
    """Remembers the table: a move contains the whole table, and the pieces laid are the new ones."""

    game: ClassVar[str]

    def __init__(self, words: Words, names: Sequence[str], me: Player | None) -> None:
        self._words = words
        self._names = names
        self._me = me
        self._table: Table = ()  # as last rendered

    @property
    @abstractmethod
    def looks(self) -> Mapping[str, Look]:
        """The topics that a player can ask for: the table, everyone's counts, the own hand; in this order."""

    def opening(self, view: Any) -> list[str]:
        """Begin with an empty table."""
        self._table = view.table
        return []

    def situation(self, view: Any, brief: bool) -> list[str]:
        """Render everything; in brief, only the table."""
        told = [look(view) for look in self.looks.values()]
        if brief:
            return told[:1]
        return told if view.me is None or view.opened[view.me] else [*told, self._say("not-opened")]

    def _others(self, view: Any) -> str:
        """Render how many pieces the others hold."""
        others = [f"{self._names[player]} {count}" for player, count in enumerate(view.counts) if player != self._me]
        return self._say("counts", counts=", ".join(others))

    def _say(self, key: str, **args: object) -> str:
        return self._words.say(f"{self.game}-{key}", **args)
