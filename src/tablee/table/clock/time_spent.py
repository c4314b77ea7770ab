"""The time that players have spent: a value that follows from the events alone, and so survives restarts."""

from dataclasses import dataclass, replace

from tablee.core.common_options.timing import Bank
from tablee.core.game import Player
from tablee.table.events import Clocked, Dealt, Event, Played, Rested, Resumed, Setup, Started


@dataclass(frozen=True, slots=True)
class Spending:
    """The banks of a round, and the stored time of the current turn; all in milliseconds."""

    banks: tuple[int, ...] = ()  # what each seat had when this turn began; none without banks
    spent: int = 0  # in this turn
    since: int = 0  # the version after which no spent time has been stored
    resting: bool = False  # nobody is present: no time passes
    off: bool = False  # this turn has no clock: a turn ends with the clock with which it began
    next_off: bool = False  # as the host wants it from the next turn on

    def allowed(self, setup: Setup, seat: Player) -> int | None:
        """Return the time left to the player on turn; None without a clock."""
        if self.off:
            return None
        if self.banks:
            return self.left(seat, on_turn=True)
        return max(0, 1000 * setup.turn_seconds - self.spent) if setup.turn_seconds else None

    def left(self, seat: Player, *, on_turn: bool) -> int:
        """Return a player's time bank."""
        return max(0, self.banks[seat] - self.spent) if on_turn else self.banks[seat]

    def after(self, event: Event, version: int, setup: Setup, *, turn_goes_on: bool) -> "Spending":
        """Return the time spent after an event: events of a turn carry their cost, and its end adds the increment."""
        if not setup.clock_seconds:  # without a clock nothing is spent
            return self
        match event:
            case Started() | Dealt():
                bank = setup.bank
                return self._next_turn(() if bank is None else (1000 * bank.start,) * setup.players, version)
            case Played(seat, _, took) if not turn_goes_on:
                return self._next_turn(self._paid(seat, took, setup.bank), version)
            case Played(_, _, took):
                return replace(self, spent=self.spent + took, since=version)
            case Rested(took) | Resumed(took):
                return replace(self, spent=self.spent + took, since=version, resting=isinstance(event, Rested))
            case Clocked(_, on):
                return replace(self, next_off=not on)
        return self

    def _next_turn(self, banks: tuple[int, ...], version: int) -> "Spending":
        return Spending(banks, since=version, off=self.next_off, next_off=self.next_off)

    def _paid(self, seat: Player, took: int, bank: Bank | None) -> tuple[int, ...]:
        if bank is None or self.off:  # a turn without a clock costs nothing and adds nothing
            return self.banks
        left = max(0, self.left(seat, on_turn=True) - took) + 1000 * bank.increment
        return (*self.banks[:seat], left, *self.banks[seat + 1 :])


NOTHING_SPENT = Spending()
