"""Where long computations run: processes on a server, another worker in a browser, or right here."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal, Protocol, TypeVar

from tablee.core.errors import TableeError

Result = TypeVar("Result")


class WorkFailed(TableeError):
    """A worker died, took too long or raised an unexpected error: nothing has changed, and the work may be retried."""

    def __init__(self, why: Literal["lost", "too long", "too large", "failed"]) -> None:
        super().__init__(f"a worker failed: {why}")
        self.why = why


class WorkerPool(Protocol):
    """Runs functions outside of the event loop. It has no queue: callers hand over at most `size` at a time."""

    @property
    def size(self) -> int:
        """How many functions run at the same time."""
        ...

    async def start(self) -> None:
        """Start the workers, or restart broken ones, so that the next work need not wait for them."""
        ...

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        """Return the result of work(*args); raise its TableeError, or WorkFailed."""
        ...

    def give_up(self) -> None:
        """Fail all running work."""
        ...

    async def close(self) -> None:
        """Stop the workers, whatever they are doing."""
        ...


class RunAside(Protocol):
    """Runs a short function without blocking the event loop, if the platform has threads."""

    def __call__(self, work: Callable[..., Result], /, *args: Any) -> Awaitable[Result]:
        """Return the result of work(*args)."""
        ...


async def run_in_place(work: Callable[..., Result], /, *args: Any) -> Result:
    """Run a short function in the event loop, for platforms without threads."""
    return work(*args)


class InPlaceWorkers:
    """Runs everything in the event loop and blocks it: for tests, and for hosts with a single user."""

    size = 1

    async def start(self) -> None:
        """Do nothing."""

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        """Return the result of work(*args)."""
        return work(*args)

    def give_up(self) -> None:
        """Do nothing: no work is ever running when this is called."""

    async def close(self) -> None:
        """Do nothing."""
