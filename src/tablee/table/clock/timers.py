"""Timers of the tables: when a turn clock has run out, the table ends the turn."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass

from tablee.table.clock.turn_clock import TurnClock
from tablee.table.metrics import NO_METRICS, Metrics
from tablee.table.storage.store import StoreFailed
from tablee.table.table import Table

NETWORK_DELAY_S = 1.0  # for a move that was sent in time and is still on its way
RETRY_DELAY_S = 1.0

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Alarm:
    """When to look at a turn clock again; the event loop keeps all alarms in one heap."""

    turn_clock: TurnClock | None  # None: try again to let one run
    timer: asyncio.TimerHandle


class Timers:
    """Ends the turns of people whose time is up, at all tables of this process."""

    def __init__(self, metrics: Metrics = NO_METRICS) -> None:
        self._metrics = metrics
        self._alarms: dict[Table, Alarm] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    def wake(self, table: Table) -> None:
        """Set the table's alarm by its turn clock, or restart a clock that is stopped."""
        alarm, turn_clock = self._alarms.get(table), table.turn_clock if table.is_ours else None
        if alarm is not None and alarm.turn_clock is turn_clock:
            return
        if alarm is not None:
            del self._alarms[table]
            alarm.timer.cancel()
        if turn_clock is not None:
            self._set(table, turn_clock, turn_clock.runs_out + NETWORK_DELAY_S)
        elif table.stands_still:
            self._soon(self._resume(table))

    async def close(self) -> None:
        """Stop all clocks; where nobody is present the turn rests, so that the downtime is not charged."""
        for table, alarm in list(self._alarms.items()):
            alarm.timer.cancel()
            if alarm.turn_clock is not None and alarm.turn_clock.deserted:
                await self._end_turn(table, alarm.turn_clock)
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    def _set(self, table: Table, turn_clock: TurnClock | None, when: float) -> None:
        timer = asyncio.get_running_loop().call_at(when, self._ring, table, turn_clock)
        self._alarms[table] = Alarm(turn_clock, timer)

    def _ring(self, table: Table, turn_clock: TurnClock | None) -> None:
        if turn_clock is not None:
            self._soon(self._end_turn(table, turn_clock))
        else:
            del self._alarms[table]
            self._soon(self._resume(table))

    def _soon(self, doing: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(doing)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _resume(self, table: Table) -> None:
        try:
            await table.resume()
        except StoreFailed:
            self._set(table, None, asyncio.get_running_loop().time() + RETRY_DELAY_S)
        except Exception:
            log.exception("a clock could not run on")

    async def _end_turn(self, table: Table, turn_clock: TurnClock) -> None:
        try:
            if await table.end_turn(turn_clock):
                self._metrics.time_up()
        except StoreFailed:
            if table.turn_clock is turn_clock:
                self._set(table, turn_clock, asyncio.get_running_loop().time() + RETRY_DELAY_S)
        except Exception:
            log.exception("a turn whose time was up could not be ended")
