"""The interface of stores: what each of them promises."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from tablee.core.errors import TableeError
from tablee.table.cluster.bus import ClusterBus
from tablee.table.events import Change, Entry, Setup
from tablee.table.loop.batch import Afterwards

log = logging.getLogger(__name__)

STORE_TIMEOUT_S = 10.0  # for a database that is busy or unreachable; after that a change fails


class StoreFailed(TableeError):
    """A change could not be stored: nothing has changed."""

    code = "server.failed"


class DeviceFull(StoreFailed):
    """The browser gives its store no more room."""

    code = "device.full"


class Conflict(TableeError):
    """Another process was faster, and its event has the number that this one would have had."""


class Receipt(Protocol):
    """A callback for a change that waits to be stored: called once, with the outcome."""

    @property
    def is_over(self) -> bool:
        """Whether nobody waits for it any more: it need not be written."""
        ...

    def give(self, error: BaseException | None) -> None:
        """Report that it is on disk, or why not; with CancelledError, neither is known."""
        ...


def give_all(receipts: Iterable[Receipt], error: BaseException | None = None) -> None:
    """Give all receipts, even if one of them raises."""
    with Afterwards.here():
        for receipt in receipts:
            try:
                if not receipt.is_over:
                    receipt.give(error)
            except Exception:
                log.exception("a receipt could not be given")


class Awaited:
    """A receipt that resolves a future; cancelling the future drops the change."""

    def __init__(self, done: "asyncio.Future[None]") -> None:
        self._done = done

    @property
    def is_over(self) -> bool:
        return self._done.done()

    def give(self, error: BaseException | None) -> None:
        if error is None:
            self._done.set_result(None)
        elif isinstance(error, asyncio.CancelledError):
            self._done.cancel()
        else:
            self._done.set_exception(error)


class Store(Protocol):
    """Stores tables durably."""

    def put(self, change: Change, receipt: Receipt) -> None:
        """Store a change soon. The receipt reports that it is on disk; with Conflict or StoreFailed, none of it is."""
        ...

    def append(self, change: Change) -> "asyncio.Future[None]":
        """Store a change, and return a future for it."""
        ...

    async def load(self, code: str) -> tuple[Setup, list[Entry]] | None:
        """Return a table's setup and all of its events; None if there is no such table."""
        ...

    async def since(self, code: str, number: int) -> list[Entry]:
        """Return the events of a table after this number."""
        ...

    async def newest(self, codes: Sequence[str]) -> dict[str, tuple[int, float]]:
        """Return the number of each table's last event and when it was stored; unknown tables are left out."""
        ...

    async def check_writable(self) -> None:
        """Write a probe, or raise StoreFailed: reading would also work on a full disk."""
        ...

    def exchange(self, lease: float) -> ClusterBus:
        """Return the bus to other processes on this store; one is dead after `lease` seconds without a heartbeat."""
        ...

    async def close(self) -> None:
        """Finish pending writes."""
        ...


def appended(put: Callable[[Change, Receipt], None], change: Change) -> "asyncio.Future[None]":
    """Return a future that resolves when a change is stored."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    put(change, Awaited(done))
    return done
