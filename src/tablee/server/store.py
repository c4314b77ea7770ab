"""Where tables are kept: what every store promises."""

import asyncio
from typing import Protocol

from tablee.core.errors import TableeError
from tablee.server.events import Change, Entry, Setup
from tablee.server.exchange import Exchange

PATIENCE = 10.0  # seconds for a database that is busy or away, before what waits for it is given up


class StoreFailed(TableeError):
    """It could not be stored: nothing has changed."""


class Conflict(TableeError):
    """Another process was faster: its event has the number that this one should have got."""


class Store(Protocol):
    """Keeps tables for good."""

    def append(self, change: Change) -> "asyncio.Future[None]":
        """Store a change. Wait for it: it is on the disk, or Conflict or StoreFailed say that none of it is."""
        ...

    async def load(self, code: str) -> tuple[Setup, list[Entry]] | None:
        """Return a table's setup and all that happened at it; None where there is no such table."""
        ...

    async def since(self, code: str, number: int) -> list[Entry]:
        """Return what happened at a table after the event of this number."""
        ...

    def exchange(self, lease: float) -> Exchange:
        """Return how this process hears of others on the same store; without a sign for `lease` seconds it is dead."""
        ...

    async def close(self) -> None:
        """Finish what is being written."""
        ...
