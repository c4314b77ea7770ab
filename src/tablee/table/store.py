"""Where tables are kept: what every store promises."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Protocol

from tablee.core.errors import TableeError
from tablee.table.cluster.bus import ClusterBus
from tablee.table.events import Change, Entry, Setup
from tablee.table.loop.batch import Afterwards

log = logging.getLogger(__name__)

STORE_TIMEOUT_S = 10.0  # for a database that is busy or away; after that a change fails


class StoreFailed(TableeError):
    """It could not be stored: nothing has changed."""


class Conflict(TableeError):
    """Another process was faster: its event has the number that this one should have got."""


class Receipt(Protocol):
    """For a change that waits to be stored: who handed it in is told once what became of it, by a call."""

    @property
    def is_over(self) -> bool:
        """Whether nobody waits for it any more: what is not being written yet need not be."""
        ...

    def give(self, error: BaseException | None) -> None:
        """Tell that it is on the disk, or why not; who is told CancelledError knows neither."""
        ...


def give_all(receipts: Iterable[Receipt], error: BaseException | None = None) -> None:
    """Tell all who wait; whatever comes of it, those after it are told, too."""
    with Afterwards.here():
        for receipt in receipts:
            try:
                if not receipt.is_over:
                    receipt.give(error)
            except Exception:
                log.exception("what was stored could not be told")


class Awaited:
    """A receipt that resolves a future; cancelling the future gives the change up."""

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
    """Keeps tables for good."""

    def put(self, change: Change, receipt: Receipt) -> None:
        """Store a change soon: then it is on the disk, or Conflict or StoreFailed tell that none of it is."""
        ...

    def append(self, change: Change) -> "asyncio.Future[None]":
        """Store a change, and return a future for it."""
        ...

    async def load(self, code: str) -> tuple[Setup, list[Entry]] | None:
        """Return a table's setup and all that happened at it; None where there is no such table."""
        ...

    async def since(self, code: str, number: int) -> list[Entry]:
        """Return what happened at a table after the event of this number."""
        ...

    async def check_writable(self) -> None:
        """Write something that nobody needs, or raise StoreFailed: reading also works on a full disk."""
        ...

    def exchange(self, lease: float) -> ClusterBus:
        """Return how this process hears of others on the same store; without a sign for `lease` seconds it is dead."""
        ...

    async def close(self) -> None:
        """Finish what is being written."""
        ...


def appended(put: Callable[[Change, Receipt], None], change: Change) -> "asyncio.Future[None]":
    """Return what to wait for until a change is stored."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    put(change, Awaited(done))
    return done
