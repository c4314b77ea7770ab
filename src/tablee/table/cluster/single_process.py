"""The exchange of a process that has its store for itself: nobody else is there to be told or to be heard."""

import asyncio
import time
from collections.abc import Mapping
from typing import Protocol

from tablee.table.cluster.bus import Keeper, Listener, News, Note
from tablee.table.events import Change, Entry


class Kept(Protocol):
    """What a store for one process tells of its tables."""

    def append(self, change: Change) -> "asyncio.Future[None]":
        """Store a change."""
        ...

    async def since(self, code: str, number: int) -> list[Entry]:
        """Return what happened at a table after the event of this number."""
        ...

    async def jobs(self) -> list[str]:
        """Return the tables that need a keeper."""
        ...


class SingleProcessBus:
    """Keeps all tables. After a restart it goes on with those that needed it."""

    pause = None
    is_trusted = True

    def __init__(self, store: Kept) -> None:
        self._store = store

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return time.time()

    async def open(self, listener: Listener) -> None:
        """Begin; there is nothing to be heard."""

    async def close(self) -> None:
        """End; there is nobody to take over."""

    async def beat(self) -> bool:
        """Live on."""
        return False

    async def inherit(self) -> bool:
        """Take over from others; there are none."""
        return False

    async def kept(self) -> list[str]:
        """Return the codes of the tables that need us, also those that needed us before a restart."""
        return await self._store.jobs()

    async def news(self, known: Mapping[str, int]) -> dict[str, News]:
        """Return how tables stand, with what happened after the numbers that are known."""
        jobs = set(await self._store.jobs())
        news = {}
        for code, number in known.items():
            entries = await self._store.since(code, number)
            keeper = Keeper.WE if code in jobs else Keeper.NOT_NEEDED
            news[code] = News(number + len(entries), entries, keeper=keeper)
        return news

    async def announce(self, notes: Mapping[str, Note]) -> set[str]:
        """Store which tables need us."""
        jobs = [Change(code, (), job=note.job) for code, note in notes.items() if note.job is not None]
        await asyncio.gather(*map(self._store.append, jobs))
        return set()

    async def tell(self, code: str, text: str) -> None:
        """Pass a word on; there is nobody."""
