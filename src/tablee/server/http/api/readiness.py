"""Readiness of this process for new work: polled by load balancers, often and by anybody, so it must be cheap."""

import asyncio
import time
from collections.abc import Awaitable

from tablee.table.bots.client import BotClient
from tablee.table.refusals import REFUSALS
from tablee.table.storage.store import Store

TIMEOUT_S = 5.0
WRITE_INTERVAL_S = 1.0  # limits how often probes write to the disk
NO_TABLE = "0"  # a code that no table has: the store must query and finds nothing


class Readiness:
    """Checks everything that a table needs. Migrations ran before the first request."""

    def __init__(self, store: Store, bot_client: BotClient) -> None:
        self._store, self._bot_client = store, bot_client
        self._looking: dict[str, asyncio.Task[None]] = {}  # by the reason reported if it fails
        self._wrote_at = -WRITE_INTERVAL_S
        self.ending = False  # set when the server was asked to shut down

    async def check(self) -> None:
        """Raise server.not_ready unless everything works; takes 5 seconds at most."""
        if self.ending:
            raise REFUSALS("server.not_ready", reason="it is shutting down")
        looks = {
            "the database does not answer": self._read,
            "nothing can be stored": self._write,
            "the bots' workers do not start": self._bot_client.start,  # restarts workers that broke while idle
        }
        for reason, look in looks.items():
            if reason not in self._looking:
                self._begin(reason, look())
        tasks = {reason: self._looking[reason] for reason in looks}
        # Not cancelled on timeout: that would wait for the database once more. The next call waits for the same task.
        await asyncio.wait(tasks.values(), timeout=TIMEOUT_S)
        for reason, task in tasks.items():
            if not task.done() or task.cancelled() or task.exception() is not None:
                raise REFUSALS("server.not_ready", reason=reason)

    async def close(self) -> None:
        """Cancel pending checks."""
        tasks = list(self._looking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, reason: str, look: Awaitable[object]) -> None:
        async def looked() -> None:
            await look

        task = self._looking[reason] = asyncio.create_task(looked())
        task.add_done_callback(lambda _: self._looking.pop(reason))

    async def _read(self) -> None:
        await self._store.load(NO_TABLE)

    async def _write(self) -> None:
        """Write, unless a write succeeded a moment ago."""
        began = time.monotonic()
        if began - self._wrote_at >= WRITE_INTERVAL_S:
            await self._store.check_writable()
            self._wrote_at = began
