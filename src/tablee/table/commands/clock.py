"""Commands of the clock: end a turn whose time is up, and let a stopped clock run again."""

from typing import Protocol

from tablee.core.common_options.timing import TIMEOUT
from tablee.core.game import Player
from tablee.table.clock.turn_clock import TurnClock, cost_of_interruption
from tablee.table.events import Events, Played, Rested, Resumed
from tablee.table.refusals import REFUSALS
from tablee.table.state import TableState


class Clock(Protocol):
    """The clock of a table, as it is when the command is called."""

    @property
    def running(self) -> TurnClock | None:
        """The clock of the turn, where this process may end it."""
        ...

    def time_taken(self, seat: Player) -> int:
        """Return the milliseconds that a player has spent on the turn and that are not stored yet."""
        ...


class StoppedClock(Protocol):
    """A clock that may be stopped."""

    @property
    def stands_still(self) -> bool:
        """Whether it should run."""
        ...

    @property
    def elapsed(self) -> float:
        """The seconds since the players' time was stored last."""
        ...


def end_turn(now: TableState, turn_clock: TurnClock, clock: Clock) -> Events:
    """End the turn of a player whose time is up; if none of the players is present, the turn is suspended instead."""
    if clock.running is not turn_clock:  # the turn has ended meanwhile, or its clock was stopped
        raise REFUSALS("turn.stale", answered=turn_clock.turn, version=now.version)
    if turn_clock.deserted:
        return [Rested(clock.time_taken(turn_clock.seat))]
    return [Played(turn_clock.seat, TIMEOUT, turn_clock.due)]


def resume(now: TableState, clock: StoppedClock) -> Events:
    """Let the clock run again, if it is still stopped."""
    return [Resumed(cost_of_interruption(now, clock.elapsed))] if clock.stands_still else []
