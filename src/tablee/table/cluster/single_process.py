"""The bus of a process that has its store to itself: there are no other processes."""

import asyncio
import time
from collections.abc import Mapping
from typing import Protocol

from tablee.table.cluster.bus import Keeper, Listener, News, Note
from tablee.table.events import Change, Entry


class Kept(Protocol):
    """What the bus needs of a store."""

    def append(self, change: Change) -> "asyncio.Future[None]":
        """Store a change."""
        ...

    async def since(self, code: str, number: int) -> list[Entry]:
        """Return the events of a table after this number."""
        ...

    async def jobs(self) -> list[str]:
        """Return the tables that need a keeper."""
        ...


class SingleProcessBus:
    """Keeps all tables. After a restart it resumes those with bots or clocks."""

    pause = None
    is_trusted = True

    def __init__(self, store: Kept) -> None:
        self._store = store

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return time.time()

    async def open(self, listener: Listener) -> None:
        """Do nothing: there are no notifications."""

    async def close(self) -> None:
        """Do nothing: nobody could take over."""

    async def beat(self) -> bool:
        """Do nothing: nobody waits for heartbeats."""
        return False

    async def inherit(self) -> bool:
        """Return False: there is nothing to take over."""
        return False

    async def kept(self) -> list[str]:
        """Return the codes of the tables that need a keeper, including those from before a restart."""
        return await self._store.jobs()

    async def news(self, known: Mapping[str, int]) -> dict[str, News]:
        """Return the state of tables, with the events after the given numbers."""
        jobs = set(await self._store.jobs())
        news = {}
        for code, number in known.items():
            entries = await self._store.since(code, number)
            keeper = Keeper.WE if code in jobs else Keeper.NOT_NEEDED
            news[code] = News(number + len(entries), entries, keeper=keeper)
        return news

    async def announce(self, notes: Mapping[str, Note]) -> set[str]:
        """Store which tables need a keeper."""
        jobs = [Change(code, (), job=note.job) for code, note in notes.items() if note.job is not None]
        await asyncio.gather(*map(self._store.append, jobs))
        return set()

    async def tell(self, code: str, text: str) -> None:
        """Do nothing: there is nobody to pass it on to."""
