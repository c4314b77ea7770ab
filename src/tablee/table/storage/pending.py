"""A pending command, and the step that is being stored for it."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from tablee.table.cluster.bus import News
from tablee.table.cluster.lease import Need
from tablee.table.events import Asked, Change, Event, Job, Move
from tablee.table.state import TableState

MAX_ATTEMPTS = 5  # to store a step while other processes are faster

#: One of `commands`: called with the state and its arguments, it returns events or raises what forbids them.
Command = Callable[..., Sequence[Event | Move]]

Answer = Callable[[int | Exception], None]  # called with the version at which it was stored, or with the error


class Step(Struct, gc=False):
    """A step from one state to the next, with the change to store."""

    before: TableState
    after: TableState
    answer: int  # the version of the command's own events: newcomers may take their seats right after it
    need: Need
    change: Change


class Owner(Protocol):
    """What a journal asks of its table."""

    def need_after(self, after: TableState) -> tuple[Need, Job | None]:
        """Return whether the table will need its keeper after a step, and what must be stored about that."""
        ...

    def have_stored(self, step: Step, asked: Asked | None) -> None:
        """Handle a stored step."""
        ...

    def learn(self, news: News) -> None:
        """Apply what other processes stored."""
        ...


class PendingCommand(Struct):
    """A command that waits for its turn or for the store; it is also the store's receipt."""

    settle: Callable[["PendingCommand", BaseException | None], None]  # of the journal
    table: Owner  # passed along, not stored in the journal: a table in a reference cycle would outlive its viewers
    command: Command
    args: tuple[Any, ...]
    answer: Answer
    asked: Asked | None = None
    holder: bytes | None = None  # the seat's token when it asked: somebody else may sit there by now
    attempts_left: int = MAX_ATTEMPTS
    step: Step | None = None  # as last handed to the store
    is_over: bool = False

    def give(self, error: BaseException | None) -> None:
        """Handle the store's outcome."""
        self.is_over = True
        self.settle(self, error)


def resolve(done: "asyncio.Future[int]", answer: int | Exception) -> None:
    """Give the answer to a future."""
    if done.done():  # nobody is waiting any more
        return
    if isinstance(answer, int):
        done.set_result(answer)
    else:
        done.set_exception(answer)
