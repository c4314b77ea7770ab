"""The cluster bus: what processes that share a store tell each other about their tables."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from msgspec import Struct

from tablee.core.game import Player
from tablee.table.events import Entry, Job


class Presence(Struct, frozen=True):
    """Who is watching a table: from which seats, and how many spectators."""

    seats: frozenset[Player] = frozenset()
    spectators: int = 0


NOBODY = Presence()


class Keeper(Enum):
    """Who keeps a table: lets its bots act and its clock run."""

    NOT_NEEDED = "not needed"
    WE = "we"
    OTHERS = "others"
    DEAD = "dead"  # a process that no longer lives


@dataclass(frozen=True)
class Note:
    """What a process announces to the others about a table."""

    here: Presence
    job: Job | None = None  # None: unchanged, or another process's


@dataclass(frozen=True)
class News:
    """What a process learns about a table."""

    version: int  # how many events it has
    entries: list[Entry]  # the last of them, as many as were asked for
    elsewhere: Presence = NOBODY
    keeper: Keeper = Keeper.WE
    turn_clock: str | None = None  # as its keeper announced it, in JSON


class Listener(Protocol):
    """Receives the notifications of the other processes."""

    def hear(self, code: str, number: int) -> None:
        """Handle a change of a table: the event of this number, or 0 for presence or lease only."""
        ...

    def hear_word(self, code: str, text: str) -> None:
        """Handle a message for the viewers of a table."""
        ...

    def hear_of_a_death(self) -> None:
        """Handle the end of a process: its tables need another keeper."""
        ...

    def have_missed(self) -> None:
        """Handle a gap: notifications may have been lost."""
        ...


class ClusterBus(Protocol):
    """How processes learn of each other's tables. Every method may raise StoreFailed."""

    @property
    def pause(self) -> float | None:
        """Seconds between two heartbeats; None: there are no other processes."""
        ...

    def now(self) -> float:
        """Return the time in seconds since 1970, by the clock that all processes share."""
        ...

    @property
    def is_trusted(self) -> bool:
        """Whether the others still consider this process alive: its last heartbeat was in time."""
        ...

    async def open(self, listener: Listener) -> None:
        """Join the processes."""
        ...

    async def close(self) -> None:
        """Leave the processes: the others take over at once."""
        ...

    async def beat(self) -> bool:
        """Send a heartbeat and remove dead processes; return whether this one was considered dead meanwhile."""
        ...

    async def inherit(self) -> bool:
        """Take over a batch of tables whose holder is dead; return whether there were any."""
        ...

    async def kept(self) -> list[str]:
        """Return the codes of the tables that this process holds."""
        ...

    async def news(self, known: Mapping[str, int]) -> dict[str, News]:
        """Return the state of tables, with the events after the given numbers."""
        ...

    async def announce(self, notes: Mapping[str, Note]) -> set[str]:
        """Announce notes to the others; return the codes of tables that another process keeps."""
        ...

    async def tell(self, code: str, text: str) -> None:
        """Send a message to a table's viewers at other processes. It is not stored."""
        ...
