"""What the processes that share a store know of each other's tables: what every exchange promises."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from msgspec import Struct

from tablee.core.game import Player
from tablee.table.events import Entry, Job


class Presence(Struct, frozen=True):
    """Who looks at a table: from which seats, and how many from none."""

    seats: frozenset[Player] = frozenset()
    spectators: int = 0


NOBODY = Presence()


class Keeper(Enum):
    """Who keeps a table: lets its bots act and its clock run."""

    NOT_NEEDED = "not needed"
    WE = "we"
    OTHERS = "others"
    DEAD = "dead"  # a process did that is no more


@dataclass(frozen=True)
class Note:
    """What a process tells the others of a table."""

    here: Presence
    job: Job | None = None  # None: as it was, or not ours to tell


@dataclass(frozen=True)
class News:
    """What a process hears of a table."""

    version: int  # how many events it has
    entries: list[Entry]  # the last of them, as many as were asked for
    elsewhere: Presence = NOBODY
    keeper: Keeper = Keeper.WE
    glass: str | None = None  # as its keeper tells it


class Listener(Protocol):
    """Receives the notifications of the other processes."""

    def hear(self, code: str, number: int) -> None:
        """Something happened at a table: its event of this number, or 0 for what is no event."""
        ...

    def hear_word(self, code: str, text: str) -> None:
        """Hear a word for those who look at a table."""
        ...

    def hear_of_a_death(self) -> None:
        """Hear that a process ended: its tables need another keeper."""
        ...

    def have_missed(self) -> None:
        """Hear that something may have been called out that was not heard."""
        ...


class ClusterBus(Protocol):
    """How processes hear of each other's tables. All of it may raise StoreFailed."""

    @property
    def pause(self) -> float | None:
        """Seconds between two heartbeats; None: there are no other processes."""
        ...

    def now(self) -> float:
        """Return the time in seconds since 1970, by the one clock that all processes go by."""
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
        """Become the keeper of tables whose keeper is dead, some at a time; return whether there were any."""
        ...

    async def kept(self) -> list[str]:
        """Return the codes of the tables that this process keeps."""
        ...

    async def news(self, known: Mapping[str, int]) -> dict[str, News]:
        """Return how tables stand, with what happened after the numbers that are known."""
        ...

    async def announce(self, notes: Mapping[str, Note]) -> set[str]:
        """Tell the others; return the codes of those tables that have another keeper, who stays it."""
        ...

    async def tell(self, code: str, text: str) -> None:
        """Pass a word on to all who look at a table at other processes. It is not stored."""
        ...
