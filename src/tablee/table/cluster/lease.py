"""The lease on a table: one process lets its bots act and its clock run, the others only show it."""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, replace

import msgspec

from tablee.core.game import Player
from tablee.table.clock.turn_clock import TurnClock, turned
from tablee.table.cluster.bus import ClusterBus, Keeper
from tablee.table.events import Job
from tablee.table.history import History
from tablee.table.state import TableState

TOLERANCE_S = 1.0  # by which two hourglasses may differ before anybody is told


@dataclass(frozen=True, slots=True)
class Need:
    """Whether a table needs its keeper, and by which hourglass."""

    needed: bool
    glass: TurnClock | None = None

    def is_like(self, other: "Need | None") -> bool:
        """Whether nobody would see a difference."""
        return self is other or (other is not None and self.needed == other.needed and _alike(self.glass, other.glass))


NO_NEED = Need(False)


class Lease:
    """What one process knows of who keeps a table. Where nobody is known to, it keeps the table itself."""

    __slots__ = ("_exchange", "_in_hand", "hourglass", "is_ours", "stored")

    def __init__(self, exchange: ClusterBus) -> None:
        self._exchange = exchange
        self.is_ours = True
        self.hourglass: TurnClock | None = None
        self._in_hand = -1  # the version since which we know what is spent; else a server stopped without a word
        self.stored: Need | None = None  # as this process stored it last; None: another did, or nobody knows

    @property
    def running(self) -> TurnClock | None:
        """The hourglass of the turn, where this process keeps the table."""
        return self.hourglass if self.is_ours else None

    def time_taken(self, seat: Player) -> int:
        """Return the milliseconds that a player has spent on the turn and that are not stored yet."""
        glass = self.hourglass
        return glass.took(_loop_time()) if glass is not None and glass.seat == seat else 0

    def turn(self, history: History, present: Collection[Player]) -> None:
        """Turn the hourglass, after a change of the table or of who is there, unless that is another's to do."""
        if self.is_ours:
            self.hourglass = self._turned(history.state, history, present)

    def need_after(self, after: TableState, history: History, present: Collection[Player]) -> Need:
        """Return what the table will need when the step to this state is stored."""
        return _need(after, self._turned(after, history, present))

    def job_for(self, need: Need) -> Job | None:
        """Return what is to be stored; None where it is."""
        return None if need.is_like(self.stored) else Job(need.needed, self._write(need.glass))

    def have_stored(self, before: TableState, after: TableState, need: Need) -> None:
        """Be the keeper: who stored the newest event is."""
        self.is_ours, self.stored = True, need
        if after.time.since > before.version:
            self._in_hand = after.time.since

    def job(self, now: TableState) -> Job | None:
        """Return what the others should know of our keeping; None where they do or it is not ours."""
        return self.job_for(_need(now, self.hourglass)) if self.is_ours else None

    def have_announced(self, job: Job) -> None:
        """Note that the others know."""
        self.stored = Need(job.needed, self._read(job.glass))

    def yield_to_another(self) -> None:
        """Leave the table to the process that keeps it."""
        self.is_ours, self.stored = False, None

    def learn(self, keeper: Keeper, glass: str | None) -> None:
        """Hear who keeps the table."""
        if keeper is Keeper.OTHERS:
            self.yield_to_another()
            theirs = self._read(glass)
            if not _alike(theirs, self.hourglass):
                self.hourglass = theirs
            self._in_hand = -1 if theirs is None else theirs.since
            return
        if not self.is_ours:  # taken over: the turn goes on as after a restart
            self.is_ours, self.hourglass, self._in_hand = True, None, -1
        known = {Keeper.WE: Need(True, self._read(glass)), Keeper.NOT_NEEDED: NO_NEED}
        self.stored = known.get(keeper)

    def _turned(self, now: TableState, history: History, present: Collection[Player]) -> TurnClock | None:
        if not now.setup.full_glass:
            return None
        is_new = now.time.since > history.state.version
        if not is_new and now.time.since != self._in_hand:
            return None
        elapsed = 0.0 if is_new else self._exchange.now() - history.stored_at
        return turned(self.hourglass, now, present, elapsed, _loop_time())

    def _write(self, glass: TurnClock | None) -> str | None:
        """Return an hourglass as other processes can read it: by the clock that all go by."""
        if glass is None:
            return None
        return msgspec.json.encode(replace(glass, at=glass.at - _loop_time() + self._exchange.now())).decode()

    def _read(self, text: str | None) -> TurnClock | None:
        try:
            glass = msgspec.json.decode(text or "", type=TurnClock)
        except msgspec.DecodeError:  # none, or of another version of the server
            return None
        return replace(glass, at=glass.at - self._exchange.now() + _loop_time())


def _need(now: TableState, glass: TurnClock | None) -> Need:
    needed = glass is not None or now.bot_to_act() is not None
    return Need(needed, glass) if needed else NO_NEED


def _alike(one: TurnClock | None, other: TurnClock | None) -> bool:
    if one is None or other is None:
        return one is other
    same = _state(one) == _state(other)
    return same and abs(one.runs_out - other.runs_out) < TOLERANCE_S


def _state(glass: TurnClock) -> tuple[object, ...]:
    return glass.seat, glass.turn, glass.since, glass.away, glass.deserted


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
