"""Where long computations run: processes on a server, another worker in a browser, or right here."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal, Protocol, TypeVar

from tablee.core.errors import TableeError

Result = TypeVar("Result")


class WorkFailed(TableeError):
    """A worker died, took too long or raised an unexpected error: nothing has changed, and the work may be retried."""

    def __init__(self, why: Literal["lost", "too long", "too large", "failed"]) -> None:
        super().__init__(f"a worker's work came to nothing: {why}")
        self.why = why


class WorkerPool(Protocol):
    """Runs functions outside of the event loop. It has no queue: callers hand over at most `size` at a time."""

    @property
    def size(self) -> int:
        """How many functions run at the same time."""
        ...

    async def start(self) -> None:
        """Start the workers, again if they broke: then the next work need not wait for them."""
        ...

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        """Return what work(*args) returns; raise the TableeError that it raises, or WorkFailed."""
        ...

    def give_up(self) -> None:
        """Let all that is being worked on fail."""
        ...

    async def close(self) -> None:
        """Stop the workers, whatever they do."""
        ...


class RunAside(Protocol):
    """Runs a short function so that the event loop need not wait for it, where the platform has threads."""

    def __call__(self, work: Callable[..., Result], /, *args: Any) -> Awaitable[Result]:
        """Return what work(*args) returns."""
        ...


async def run_in_place(work: Callable[..., Result], /, *args: Any) -> Result:
    """Run a short function in the event loop, where there are no threads."""
    return work(*args)


class InPlaceWorkers:
    """Runs everything in the event loop, which waits for it: for tests, and where nobody else would have to wait."""

    size = 1

    async def start(self) -> None:
        """Start nothing."""

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        """Return what work(*args) returns."""
        return work(*args)

    def give_up(self) -> None:
        """Give up nothing: nothing is under way while anybody could ask for it."""

    async def close(self) -> None:
        """Stop nothing."""
