"""A queue that collects work and does it in batches."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Generic, TypeVar

from tablee.table.storage.store import StoreFailed

BATCH_SIZE = 100
LOW_PRIORITY_BATCH_SIZE = 10  # small, since urgent things wait for the batch to end
RETRY_DELAY_S = 1.0

Thing = TypeVar("Thing")

log = logging.getLogger(__name__)


class WorkQueue(Generic[Thing]):
    """Runs one batch at a time; additions wait for the next one, and work that fails with StoreFailed is retried."""

    def __init__(self, run: Callable[[list[Thing]], Awaitable[None]]) -> None:
        self._run = run
        self._waiting: dict[Thing, None] = {}  # in order
        self._can_wait: dict[Thing, None] = {}
        self._running: asyncio.Task[None] | None = None
        self._closed = False

    def add(self, *things: Thing) -> None:
        """Add urgent work."""
        self._waiting.update(dict.fromkeys(things))
        self._begin()

    def add_some_time(self, *things: Thing) -> None:
        """Add work that is done in small batches whenever nothing is urgent."""
        self._can_wait.update(dict.fromkeys(things))
        self._begin()

    async def close(self) -> None:
        """Stop, and drop what is left."""
        self._closed = True
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    def _begin(self) -> None:
        if (self._waiting or self._can_wait) and self._running is None and not self._closed:
            self._running = asyncio.create_task(self._run_all())

    async def _run_all(self) -> None:
        try:
            while things := self._next_batch():
                for thing in things:
                    self._waiting.pop(thing, None)
                    self._can_wait.pop(thing, None)
                await self._try(things)
        finally:
            self._running = None

    def _next_batch(self) -> list[Thing]:
        urgent = list(islice(self._waiting, BATCH_SIZE))
        return urgent or list(islice(self._can_wait, LOW_PRIORITY_BATCH_SIZE))

    async def _try(self, things: list[Thing]) -> None:
        try:
            await self._run(things)
        except StoreFailed as error:
            log.warning("queued work waits for the store: %s", error)
            self._waiting.update(dict.fromkeys(things))
            await asyncio.sleep(RETRY_DELAY_S)
        except Exception:
            log.exception("queued work failed")
