"""The lease on a table: one process lets its bots act and its clock run, the others only show it."""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, replace

import msgspec

from tablee.core.game import Player
from tablee.table.clock.turn_clock import TurnClock, turned
from tablee.table.cluster.bus import ClusterBus, Keeper
from tablee.table.events import Job
from tablee.table.state import TableState
from tablee.table.storage.history import History

TOLERANCE_S = 1.0  # that two turn clocks may differ by before it is announced


@dataclass(frozen=True, slots=True)
class Need:
    """Whether a table needs a keeper, and its turn clock."""

    needed: bool
    turn_clock: TurnClock | None = None

    def is_like(self, other: "Need | None") -> bool:
        """Whether nobody would notice a difference."""
        return self is other or (
            other is not None and self.needed == other.needed and _alike(self.turn_clock, other.turn_clock)
        )


NO_NEED = Need(False)


class Lease:
    """What this process knows about who keeps a table. If nobody else does, it keeps the table itself."""

    __slots__ = ("_exchange", "_in_hand", "is_ours", "stored", "turn_clock")

    def __init__(self, exchange: ClusterBus) -> None:
        self._exchange = exchange
        self.is_ours = True
        self.turn_clock: TurnClock | None = None
        self._in_hand = -1  # the version since which spent time is known; -1 after a crash
        self.stored: Need | None = None  # as this process stored it last; None: unknown

    @property
    def running(self) -> TurnClock | None:
        """The clock of the turn, where this process keeps the table."""
        return self.turn_clock if self.is_ours else None

    def time_taken(self, seat: Player) -> int:
        """Return the milliseconds that a player has spent on the turn and that are not stored yet."""
        turn_clock = self.turn_clock
        return turn_clock.took(_loop_time()) if turn_clock is not None and turn_clock.seat == seat else 0

    def turn(self, history: History, present: Collection[Player]) -> None:
        """Update the turn clock after a change of the table or of who is present, if this process keeps the table."""
        if self.is_ours:
            self.turn_clock = self._turned(history.state, history, present)

    def need_after(self, after: TableState, history: History, present: Collection[Player]) -> Need:
        """Return what the table will need once the step to this state is stored."""
        return _need(after, self._turned(after, history, present))

    def job_for(self, need: Need) -> Job | None:
        """Return what must be stored; None where it already is."""
        return None if need.is_like(self.stored) else Job(need.needed, self._write(need.turn_clock))

    def have_stored(self, before: TableState, after: TableState, need: Need) -> None:
        """Become the keeper: that is whoever stored the newest event."""
        self.is_ours, self.stored = True, need
        if after.time.since > before.version:
            self._in_hand = after.time.since

    def job(self, now: TableState) -> Job | None:
        """Return what must be announced to the others; None if they know, or this process is not the keeper."""
        return self.job_for(_need(now, self.turn_clock)) if self.is_ours else None

    def have_announced(self, job: Job) -> None:
        """Note that it is announced."""
        self.stored = Need(job.needed, self._read(job.turn_clock))

    def yield_to_another(self) -> None:
        """Leave the table to the process that keeps it."""
        self.is_ours, self.stored = False, None

    def learn(self, keeper: Keeper, turn_clock: str | None) -> None:
        """Learn who keeps the table."""
        if keeper is Keeper.OTHERS:
            self.yield_to_another()
            theirs = self._read(turn_clock)
            if not _alike(theirs, self.turn_clock):
                self.turn_clock = theirs
            self._in_hand = -1 if theirs is None else theirs.since
            return
        if not self.is_ours:  # taken over: the turn goes on as after a restart
            self.is_ours, self.turn_clock, self._in_hand = True, None, -1
        known = {Keeper.WE: Need(True, self._read(turn_clock)), Keeper.NOT_NEEDED: NO_NEED}
        self.stored = known.get(keeper)

    def _turned(self, now: TableState, history: History, present: Collection[Player]) -> TurnClock | None:
        if not now.setup.clock_seconds:
            return None
        is_new = now.time.since > history.state.version
        if not is_new and now.time.since != self._in_hand:
            return None
        elapsed = 0.0 if is_new else self._exchange.now() - history.stored_at
        return turned(self.turn_clock, now, present, elapsed, _loop_time())

    def _write(self, turn_clock: TurnClock | None) -> str | None:
        """Return a turn clock as JSON, by the clock that all processes share."""
        if turn_clock is None:
            return None
        return msgspec.json.encode(replace(turn_clock, at=turn_clock.at - _loop_time() + self._exchange.now())).decode()

    def _read(self, text: str | None) -> TurnClock | None:
        try:
            turn_clock = msgspec.json.decode(text or "", type=TurnClock)
        except msgspec.DecodeError:  # none, or of another version of the server
            return None
        return replace(turn_clock, at=turn_clock.at - self._exchange.now() + _loop_time())


def _need(now: TableState, turn_clock: TurnClock | None) -> Need:
    needed = turn_clock is not None or now.bot_to_act() is not None
    return Need(needed, turn_clock) if needed else NO_NEED


def _alike(one: TurnClock | None, other: TurnClock | None) -> bool:
    if one is None or other is None:
        return one is other
    same = _state(one) == _state(other)
    return same and abs(one.runs_out - other.runs_out) < TOLERANCE_S


def _state(turn_clock: TurnClock) -> tuple[object, ...]:
    return turn_clock.seat, turn_clock.turn, turn_clock.since, turn_clock.away, turn_clock.deserted


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
