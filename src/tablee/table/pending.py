"""Deeds at a table: what somebody wants to happen, and what follows from it."""

from collections.abc import Callable

from msgspec import Struct

from tablee.table.cluster.lease import Need
from tablee.table.events import Asked, Change
from tablee.table.state import Decide, TableState

ATTEMPTS = 5  # to store what other processes come before with

Answer = Callable[[int | Exception], None]  # called with the version at which it was stored, or with why it was not


class Step(Struct, gc=False):
    """From one situation to the next, by what is to be stored."""

    before: TableState
    after: TableState
    answer: int  # the version of what was asked for: others may take their seats right after it
    need: Need
    change: Change


class PendingCommand(Struct):
    """Something that shall happen at a table, now or when it is its turn; and the receipt for it, once handed in."""

    settle: Callable[["PendingCommand", BaseException | None], None]  # by the table
    decide: Decide
    answer: Answer
    asked: Asked | None = None
    holder: bytes | None = None  # the token of the seat that asks: meanwhile somebody else may sit there
    also: Callable[[TableState], Change] | None = None  # at another table
    attempts: int = ATTEMPTS
    step: Step | None = None  # as it was handed in last
    is_over: bool = False

    def give(self, error: BaseException | None) -> None:
        """Hear whether the step is stored."""
        self.is_over = True
        self.settle(self, error)
