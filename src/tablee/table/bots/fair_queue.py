"""A queue for work whose owners are served in turns: who has much to do waits for it, not the others."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal

from tablee.core.errors import TableeError
from tablee.server.observability import metrics

Waiting = deque["asyncio.Future[None]"]


class QueueFull(TableeError):
    """There is no room in the queue, or its work came to no end."""


class FairQueue:
    """Lets a number of jobs run at a time; the others wait, and their owners are served in turn.

    Where no more may wait, the owner with the most waiting jobs loses the newest of them.
    """

    def __init__(
        self,
        name: Literal["turns", "questions"],
        slots: int,
        most_waiting: float = float("inf"),
        longest_wait: float | None = None,
    ) -> None:
        self._name = name
        self._slots, self._most_waiting, self._longest_wait = slots, most_waiting, longest_wait
        self._running = 0
        self._by_owner: dict[str, Waiting] = {}  # the next to be served comes first
        self._is_closed = False

    def __len__(self) -> int:
        return sum(map(len, self._by_owner.values()))

    @asynccontextmanager
    async def slot(self, owner: str) -> AsyncIterator[None]:
        """Work inside, as soon as it is the owner's turn; raise QueueFull where that would be too late."""
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
        """Refuse all that waits and all that comes."""
        self._is_closed = True
        for waiting in self._by_owner.values():
            for place in waiting:
                _fail(place, self._refused("closed"))
        self._by_owner.clear()

    async def _wait(self, owner: str) -> None:
        self._make_room(owner)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._by_owner.setdefault(owner, deque()).append(place)
        self._tell_length()
        try:
            async with asyncio.timeout(self._longest_wait):
                await place
        except TimeoutError:
            self._give_up(owner, place)
            raise self._refused("late") from None
        except asyncio.CancelledError:
            self._give_up(owner, place)
            metrics.DROPPED_WORK.labels(self._name).inc()
            raise

    def _make_room(self, owner: str) -> None:
        if len(self) < self._most_waiting:
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
        self._tell_length()

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
            self._tell_length()

    def _refused(self, why: Literal["full", "late", "closed"]) -> QueueFull:
        metrics.REFUSED_WORK.labels(self._name, why).inc()
        return QueueFull(f"the queue of {self._name} refused work: {why}")

    def _tell_length(self) -> None:
        metrics.WAITING_WORK.labels(self._name).set(len(self))


def _fail(place: "asyncio.Future[None]", error: QueueFull) -> None:
    if not place.done():
        place.set_exception(error)
