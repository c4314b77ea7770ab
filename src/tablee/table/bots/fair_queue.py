"""A queue for work whose owners are served in turn: an owner with much work does not delay the others."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal

from tablee.core.errors import TableeError
from tablee.table.metrics import NO_METRICS, Metrics

Waiting = deque["asyncio.Future[None]"]


class QueueFull(TableeError):
    """There is no room in the queue, or the work waited for too long."""


class FairQueue:
    """Lets a number of jobs run at a time; the others wait, and their owners are served in turn.

    When the queue is full, the owner with the most waiting jobs loses the newest of them.
    """

    def __init__(
        self,
        name: Literal["turns", "questions"],
        slots: int,
        max_waiting: float = float("inf"),
        max_wait_s: float | None = None,
        metrics: Metrics = NO_METRICS,
    ) -> None:
        self._name, self._metrics = name, metrics
        self._slots, self._max_waiting, self._max_wait_s = slots, max_waiting, max_wait_s
        self._running = 0
        self._by_owner: dict[str, Waiting] = {}  # the next to be served comes first
        self._is_closed = False

    def __len__(self) -> int:
        return sum(map(len, self._by_owner.values()))

    @asynccontextmanager
    async def slot(self, owner: str) -> AsyncIterator[None]:
        """Run the block as soon as it is the owner's turn; raise QueueFull if that would be too late."""
        if self._is_closed:
            raise self._refused("closed")
        if self._running < self._slots and not self._by_owner:
            self._running += 1
        else:
            await self._wait(owner)
        try:
            yield
        finally:
            self._running -= 1
            self._serve()

    def close(self) -> None:
        """Refuse all waiting and all future work."""
        self._is_closed = True
        for waiting in self._by_owner.values():
            for place in waiting:
                _fail(place, self._refused("closed"))
        self._by_owner.clear()

    async def _wait(self, owner: str) -> None:
        self._make_room(owner)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._by_owner.setdefault(owner, deque()).append(place)
        self._report_length()
        try:
            async with asyncio.timeout(self._max_wait_s):
                await place
        except TimeoutError:
            self._give_up(owner, place)
            raise self._refused("late") from None
        except asyncio.CancelledError:
            self._give_up(owner, place)
            self._metrics.work_dropped(self._name)
            raise

    def _make_room(self, owner: str) -> None:
        if len(self) < self._max_waiting:
            return
        greediest = max(self._by_owner, key=lambda each: len(self._by_owner[each]))
        if len(self._by_owner[greediest]) <= len(self._by_owner.get(owner, ())) + 1:
            raise self._refused("full")
        _fail(self._by_owner[greediest].pop(), self._refused("full"))

    def _give_up(self, owner: str, place: "asyncio.Future[None]") -> None:
        if place.done() and not place.cancelled() and place.exception() is None:  # served at the same moment
            self._running -= 1
            self._serve()
        waiting = self._by_owner.get(owner, deque())
        with suppress(ValueError):
            waiting.remove(place)
            if not waiting:
                del self._by_owner[owner]
        self._report_length()

    def _serve(self) -> None:
        """Give free slots to the owners in turn."""
        while self._by_owner and self._running < self._slots:
            owner = next(iter(self._by_owner))
            waiting = self._by_owner.pop(owner)
            place = waiting.popleft()
            if not place.done():  # else nobody waits for it any more
                self._running += 1
                place.set_result(None)
            if waiting:
                self._by_owner[owner] = waiting
            self._report_length()

    def _refused(self, why: Literal["full", "late", "closed"]) -> QueueFull:
        self._metrics.work_refused(self._name, why)
        return QueueFull(f"the queue of {self._name} refused work: {why}")

    def _report_length(self) -> None:
        self._metrics.work_waiting(self._name, len(self))


def _fail(place: "asyncio.Future[None]", error: QueueFull) -> None:
    if not place.done():
        place.set_exception(error)
