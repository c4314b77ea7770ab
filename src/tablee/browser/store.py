"""The store in a browser's IndexedDB: a change is acknowledged when its transaction is committed, strictly."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec

from tablee.browser.bridge import Database
from tablee.table.cluster.bus import ClusterBus
from tablee.table.cluster.single_process import SingleProcessBus
from tablee.table.events import Change, Entry, Setup
from tablee.table.loop.batch import Batch
from tablee.table.storage.rows import EventRow, Rows, TableRow, read_entry, read_setup, rows_of
from tablee.table.storage.store import Conflict, DeviceFull, Receipt, StoreFailed, appended, give_all

TAKEN, FULL = "ConstraintError", "QuotaExceededError"  # names of what IndexedDB refuses

_encode = msgspec.json.Encoder().encode
_table: Callable[[str], TableRow] = msgspec.json.Decoder(TableRow).decode
_events: Callable[[str], list[EventRow]] = msgspec.json.Decoder(list[EventRow]).decode
_newest: Callable[[str], dict[str, tuple[int, float]]] = msgspec.json.Decoder(dict[str, tuple[int, float]]).decode
_codes: Callable[[str], list[str]] = msgspec.json.Decoder(list[str]).decode

Answer = TypeVar("Answer")
Waiting = tuple[Rows, Receipt]


class BrowserStore:
    """Tables on this device. What gathers while a transaction is committed is committed together next."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._gathered: Batch[Waiting] = Batch(self._add)
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    def put(self, change: Change, receipt: Receipt) -> None:
        """Store a change soon, and report when it is committed."""
        self._check_open()
        self._gathered.add((rows_of(change, time.time()), receipt))

    def append(self, change: Change) -> "asyncio.Future[None]":
        """Store a change; once awaited, it is committed."""
        return appended(self.put, change)

    async def load(self, code: str) -> tuple[Setup, list[Entry]] | None:
        """Return a table's setup and all its events."""
        self._check_open()
        row = await _asked(self._database.table(code))
        return (read_setup(_table(row)), await self.since(code, 0)) if row else None

    async def since(self, code: str, number: int) -> list[Entry]:
        """Return the events of a table after this number."""
        rows = _events(await _asked(self._database.events(code, number)))
        return [read_entry(row.number, row.event, row.seat, row.said, row.at) for row in rows]

    async def newest(self, codes: Sequence[str]) -> dict[str, tuple[int, float]]:
        """Return the number of each table's last event and when it was stored."""
        return _newest(await _asked(self._database.newest(_encode(codes).decode())))

    async def jobs(self) -> list[str]:
        """Return the codes of the tables that need a keeper."""
        return _codes(await _asked(self._database.jobs()))

    async def check_writable(self) -> None:
        """Commit nothing, in a transaction that could write, or raise StoreFailed."""
        await _asked(self._database.write("[]"))

    def exchange(self, lease: float) -> ClusterBus:
        """Return the bus to other processes: another tab that writes is noticed by its conflicts."""
        return SingleProcessBus(self)

    async def close(self) -> None:
        """Finish pending writes."""
        self._closed = True
        self._gathered.see_to_all()
        if self._writing is not None:
            await self._writing

    def _check_open(self) -> None:
        if self._closed:
            raise StoreFailed("the store is closed")

    def _add(self, waiting: list[Waiting]) -> None:
        self._waiting += waiting
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._waiting:
                group = [waiting for waiting in self._waiting if not waiting[1].is_over]
                self._waiting = []
                await self._commit(group)
        finally:
            self._writing = None

    async def _commit(self, group: list[Waiting]) -> None:
        error: Exception | None = None
        try:
            await _asked(self._database.write(_encode([rows for rows, _ in group]).decode()))
        except StoreFailed as failure:
            error = failure
        except Conflict as conflict:
            if len(group) > 1:  # only the conflicting change must fail, not those committed with it
                middle = len(group) // 2
                await self._commit(group[:middle])
                await self._commit(group[middle:])
                return
            error = conflict
        give_all([receipt for _, receipt in group], error)


async def _asked(answer: Awaitable[Answer]) -> Answer:
    """Return what the database answers, or raise what a store raises."""
    try:
        return await answer
    except Exception as error:  # of JavaScript: it comes as an exception of Python with the same name
        name = getattr(error, "name", type(error).__name__)
        if name == TAKEN:
            raise Conflict("not stored: another tab was faster") from None
        if name == FULL:
            raise DeviceFull("not stored: this device has no room left") from None
        raise StoreFailed(f"the browser's database failed: {name}: {error}") from None
