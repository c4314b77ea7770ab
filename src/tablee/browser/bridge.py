"""What the workers' TypeScript gives to Python, as `web/src/device/worker` implements it."""

from collections.abc import Awaitable
from typing import Protocol


class Database(Protocol):
    """The tables of this device. Rows are JSON texts; an error's `name` is that of a DOMException."""

    def write(self, groups: str) -> Awaitable[None]:
        """Commit lists of rows in one transaction, strictly; ConstraintError: a key is taken, and nothing is stored."""
        ...

    def table(self, code: str) -> Awaitable[str | None]:
        """Return the row of a table."""
        ...

    def events(self, code: str, after: int) -> Awaitable[str]:
        """Return the rows of a table's events after this number."""
        ...

    def newest(self, codes: str) -> Awaitable[str]:
        """Return the number and time of the last event of each of the tables that exist."""
        ...

    def jobs(self) -> Awaitable[str]:
        """Return the codes of the tables that need a keeper."""
        ...


class Helper(Protocol):
    """A second worker with the same Python."""

    def start(self) -> Awaitable[None]:
        """Start it, unless it is running."""
        ...

    def attempt(self, task: bytes) -> Awaitable[bytes]:
        """Return the pickled outcome of a pickled task."""
        ...

    def end(self) -> None:
        """End it, whatever it is doing: its task fails."""
        ...


class Page(Protocol):
    """The page, or several of them."""

    def answer(self, call: str, status: int, mime: str, body: str) -> None:
        """Answer a call."""
        ...

    def line(self, socket: str, text: str) -> None:
        """Send a message over a socket."""
        ...

    def closed(self, socket: str, code: int) -> None:
        """Close a socket."""
        ...
