"""The journal of a table: the only place where its state is replaced. Nothing leaves it before it is stored."""

import asyncio
from collections.abc import Sequence

from tablee.core.match import Match
from tablee.table.change_limit import is_limited
from tablee.table.cluster.bus import ClusterBus, News
from tablee.table.events import MAX_EVENTS, Asked, Change, Entry, Event, Left, Move, Rematched, StoredState
from tablee.table.loop.lock import Lock
from tablee.table.refusals import REFUSALS
from tablee.table.rematch import new_table
from tablee.table.state import TableState
from tablee.table.storage.history import History
from tablee.table.storage.pending import PendingCommand, Step
from tablee.table.storage.store import Conflict, Store, StoreFailed
from tablee.table.transitions import apply_event


class Journal:
    """Stores the events of a table, one command at a time, and decides again if another process was faster."""

    __slots__ = ("_bus", "_retrying", "_store", "history", "lock")

    def __init__(self, store: Store, bus: ClusterBus, history: History) -> None:
        self._store, self._bus = store, bus
        self.history = history
        self.lock = Lock()  # held while a command is stored or news is learned
        self._retrying: asyncio.Task[None] | None = None

    def begin(self, pending: PendingCommand) -> None:
        """Begin a command, at once if nothing else is under way; it is run even if nobody waits for it."""
        asked = pending.asked
        if asked is not None:
            pending.holder = self.history.state.token_at(asked.seat)
        self.lock.enter(self._try, pending)

    def _try(self, pending: PendingCommand) -> None:
        try:
            step = self._decide(pending)
            if isinstance(step, int):
                self._end(pending, step)
            else:
                pending.step, pending.is_over = step, False
                self._store.put(step.change, pending)
        except Exception as error:
            self._end(pending, error)

    def _decide(self, pending: PendingCommand) -> Step | int:
        """Return the step that a command leads to, or its answer if it changes nothing."""
        asked, now = pending.asked, self.history.state
        answered = self.history.answer(asked)
        if answered is not None:
            return answered
        if asked is not None and now.token_at(asked.seat) != pending.holder:
            raise REFUSALS("seat.none")  # somebody else has the seat by now, who did not ask for this
        events = pending.command(now, *pending.args)
        if not events:
            return now.version
        last = events[-1]
        self._check_limits(now, events, last, asked)
        after, entries = now, []
        for event in events:
            after = apply_event(after, event)
            stored = event.event if isinstance(event, Move) else event
            entries.append(Entry(after.version, stored, asked if event is last else None))
        answer = after.version
        for taking in after.takeovers():
            after = apply_event(after, taking)
            entries.append(Entry(after.version, taking))
        need, job = pending.table.need_after(after)
        also = new_table(now, last) if isinstance(last, Rematched) else None
        state = _new_state(now.match, after.match)
        return Step(now, after, answer, need, Change(now.setup.code, tuple(entries), also=also, job=job, state=state))

    def _check_limits(
        self, now: TableState, events: Sequence[Event | Move], last: Event | Move, asked: Asked | None
    ) -> None:
        if now.is_full and not all(isinstance(event, Left | Rematched) for event in events):
            raise REFUSALS("table.too_long", most=MAX_EVENTS)
        if not isinstance(last, Move) and is_limited(last):
            self.history.change_limit.check(None if asked is None else asked.seat, self._bus.now())

    def settle(self, pending: PendingCommand, error: BaseException | None) -> None:
        """Handle the store's outcome for a command's step."""
        if isinstance(error, asyncio.CancelledError):  # the server is shutting down: nobody knows whether it is stored
            return
        if isinstance(error, Conflict):  # another process was faster: decide again, knowing what it stored
            self._retrying = asyncio.create_task(self._retry(pending))
            return
        try:
            if error is not None:
                raise error
            step = pending.step
            assert step is not None
            self.history.advance(step.after, step.change.entries, self._bus.now())
            pending.table.have_stored(step, pending.asked)
        except Exception as failure:
            self._end(pending, failure)
        else:
            self._end(pending, step.answer)

    async def _retry(self, pending: PendingCommand) -> None:
        pending.attempts_left -= 1
        try:
            pending.table.learn(await self._news())
            if not pending.attempts_left:
                raise StoreFailed("other processes were faster every time")
        except Exception as error:
            self._end(pending, error)
        else:
            self._try(pending)

    async def _news(self) -> News:
        now = self.history.state
        news = await self._bus.news({now.setup.code: now.version})
        if now.setup.code not in news:  # only a newer server can read these events
            raise REFUSALS("table.other_rules")
        return news[now.setup.code]

    def _end(self, pending: PendingCommand, answer: int | Exception) -> None:
        self.lock.leave()
        pending.answer(answer)

    def learn(self, entries: Sequence[Entry]) -> list[Entry]:
        """Apply what other processes stored, and return the entries that are new here."""
        now = self.history.state
        fresh = [entry for entry in entries if entry.number > now.version]
        for entry in fresh:
            now = apply_event(now, entry.event)
        self.history.advance(now, fresh, self._bus.now())
        return fresh


def _new_state(before: Match | None, after: Match | None) -> StoredState | None:
    """Return the match's state for the store; None if it neither started nor ended."""
    if after is None or (before is not None and after.sheet is before.sheet):  # true for nearly every move
        return None
    if before is None:
        return "playing"
    return "over" if after.over else None
