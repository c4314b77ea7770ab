"""A store in memory: for tests, and for hosts that need no other."""

import asyncio
import time
from collections.abc import Sequence

from msgspec.structs import replace

from tablee.table.cluster.bus import ClusterBus
from tablee.table.cluster.single_process import SingleProcessBus
from tablee.table.events import Change, Entry, Setup
from tablee.table.storage.store import Conflict, Receipt, appended, give_all


class MemoryStore:
    """Keeps tables in memory, with the promises of a database except durability."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[Setup, list[Entry]]] = {}
        self._jobs: set[str] = set()

    def put(self, change: Change, receipt: Receipt) -> None:
        """Store a change; the receipt is given in the next turn of the event loop, as with any store."""
        parts = [change] if change.also is None else [change, change.also]
        error = Conflict("the event's number is taken") if any(map(self._conflicts, parts)) else None
        if error is None:
            for part in parts:
                self._keep(part)
        asyncio.get_running_loop().call_soon(give_all, [receipt], error)

    def append(self, change: Change) -> "asyncio.Future[None]":
        """Store a change, and return a future for it."""
        return appended(self.put, change)

    async def load(self, code: str) -> tuple[Setup, list[Entry]] | None:
        """Return a table's setup and all its events; None if there is no such table."""
        found = self._tables.get(code)
        return None if found is None else (found[0], list(found[1]))

    async def since(self, code: str, number: int) -> list[Entry]:
        """Return the events of a table after this number."""
        return self._tables[code][1][number:]

    async def newest(self, codes: Sequence[str]) -> dict[str, tuple[int, float]]:
        """Return the number of each table's last event and when it was stored."""
        last = {code: self._tables[code][1][-1] for code in codes if code in self._tables}
        return {code: (entry.number, entry.at or 0.0) for code, entry in last.items()}

    async def jobs(self) -> list[str]:
        """Return the tables that need a keeper."""
        return sorted(self._jobs)

    async def check_writable(self) -> None:
        """Memory can always be written."""

    def exchange(self, lease: float) -> ClusterBus:
        """Return the bus of a process that has its store to itself."""
        return SingleProcessBus(self)

    async def close(self) -> None:
        """Do nothing: there is nothing left to write."""

    def _conflicts(self, change: Change) -> bool:
        count = len(self._tables[change.code][1]) if change.setup is None else 0
        is_taken = change.setup is not None and change.code in self._tables
        return is_taken or [entry.number for entry in change.entries] != [
            *range(count + 1, count + 1 + len(change.entries))
        ]

    def _keep(self, change: Change) -> None:
        if change.setup is not None:
            self._tables[change.code] = change.setup, []
        now = time.time()
        self._tables[change.code][1].extend(replace(entry, at=now) for entry in change.entries)
        if change.job is not None:
            (self._jobs.add if change.job.needed else self._jobs.discard)(change.code)
