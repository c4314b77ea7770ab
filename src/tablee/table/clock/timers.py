"""Timers at the tables: when an hourglass has run out, the table itself ends the turn."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass

from tablee.table.clock.turn_clock import TurnClock
from tablee.table.metrics import NO_METRICS, Metrics
from tablee.table.store import StoreFailed
from tablee.table.table import Table

LEEWAY = 1.0  # seconds for what was said in time and is still on its way
AFTER_FAILURE = 1.0

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Alarm:
    """When to look after an hourglass: the event loop keeps all alarms in one heap and wakes up for the next."""

    glass: TurnClock | None  # None: try again to let one run
    timer: asyncio.TimerHandle


class Timers:
    """Ends the turns of people whose time is up, at all tables of this process."""

    def __init__(self, metrics: Metrics = NO_METRICS) -> None:
        self._metrics = metrics
        self._alarms: dict[Table, Alarm] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    def wake(self, table: Table) -> None:
        """Set the table's alarm by its hourglass, or let one run where it stands still."""
        alarm, glass = self._alarms.get(table), table.hourglass if table.is_ours else None
        if alarm is not None and alarm.glass is glass:
            return
        if alarm is not None:
            del self._alarms[table]
            alarm.timer.cancel()
        if glass is not None:
            self._set(table, glass, glass.runs_out + LEEWAY)
        elif table.stands_still:
            self._soon(self._resume(table))

    async def close(self) -> None:
        """Stop all clocks; where nobody is left the turn rests, so that what follows costs no time."""
        for table, alarm in list(self._alarms.items()):
            alarm.timer.cancel()
            if alarm.glass is not None and alarm.glass.deserted:
                await self._end_turn(table, alarm.glass)
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    def _set(self, table: Table, glass: TurnClock | None, when: float) -> None:
        timer = asyncio.get_running_loop().call_at(when, self._ring, table, glass)
        self._alarms[table] = Alarm(glass, timer)

    def _ring(self, table: Table, glass: TurnClock | None) -> None:
        if glass is not None:
            self._soon(self._end_turn(table, glass))
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
            self._set(table, None, asyncio.get_running_loop().time() + AFTER_FAILURE)
        except Exception:
            log.exception("a clock could not run on")

    async def _end_turn(self, table: Table, glass: TurnClock) -> None:
        try:
            if await table.time_is_up(glass):
                self._metrics.time_up()
        except StoreFailed:
            if table.hourglass is glass:
                self._set(table, glass, asyncio.get_running_loop().time() + AFTER_FAILURE)
        except Exception:
            log.exception("a turn whose time was up could not be ended")
