"""A command on its way: what was asked for, and the step that is being stored for it."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from tablee.table.cluster.bus import News
from tablee.table.cluster.lease import Need
from tablee.table.events import Asked, Change, Event, Job, Move
from tablee.table.state import TableState

MAX_ATTEMPTS = 5  # to store a step while other processes are faster

#: One of `commands`: called with the state and its arguments, it returns what follows or raises why nothing does.
Command = Callable[..., Sequence[Event | Move]]

Answer = Callable[[int | Exception], None]  # called with the version at which it was stored, or with why it was not


class Step(Struct, gc=False):
    """From one state to the next, by the change that is to be stored."""

    before: TableState
    after: TableState
    answer: int  # the version of what was asked for: newcomers may take their seats right after it
    need: Need
    change: Change


class Owner(Protocol):
    """What a journal asks of the table that it belongs to."""

    def need_after(self, after: TableState) -> tuple[Need, Job | None]:
        """Return whether the table will need its keeper after a step, and what is to be stored of that."""
        ...

    def have_stored(self, step: Step, asked: Asked | None) -> None:
        """Hear that a step is stored."""
        ...

    def learn(self, news: News) -> None:
        """Take over what other processes stored."""
        ...


class PendingCommand(Struct):
    """A command that waits for its turn or for the store; it is the receipt that the store gives back."""

    settle: Callable[["PendingCommand", BaseException | None], None]  # of the journal
    table: Owner  # passed along, not kept by the journal: a table that refers to itself would outlive its viewers
    command: Command
    args: tuple[Any, ...]
    answer: Answer
    asked: Asked | None = None
    holder: bytes | None = None  # the token of the seat that asks: meanwhile somebody else may sit there
    attempts_left: int = MAX_ATTEMPTS
    step: Step | None = None  # as it was handed to the store last
    is_over: bool = False

    def give(self, error: BaseException | None) -> None:
        """Hear from the store whether the step is stored."""
        self.is_over = True
        self.settle(self, error)
