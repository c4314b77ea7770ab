"""Keeps the tables of this process in step with those of the others."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import AsyncExitStack

from tablee.core.errors import TableeError
from tablee.table.cluster.bus import NOBODY, ClusterBus, Note
from tablee.table.cluster.work_queue import WorkQueue
from tablee.table.events import Job
from tablee.table.storage.store import StoreFailed
from tablee.table.table import Table

log = logging.getLogger(__name__)


class TableSync:
    """Announces this process's tables, asks for news of the others', and takes over from dead processes."""

    def __init__(
        self, exchange: ClusterBus, tables: Mapping[str, Table], find: Callable[[str], Awaitable[Table]]
    ) -> None:
        self._exchange, self._tables, self._find = exchange, tables, find
        self._asking = WorkQueue(self.ask)
        self._telling = WorkQueue(self._announce)
        self._inheriting = WorkQueue(self._inherit)
        self._tending: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Join the cluster."""
        await self._exchange.open(self)
        await self._exchange.beat()
        self._tending = asyncio.create_task(self._tend())

    async def close(self) -> None:
        """Leave the cluster: the others take over at once."""
        if self._tending is not None:
            self._tending.cancel()
            await asyncio.gather(self._tending, return_exceptions=True)
        for queue in (self._asking, self._telling, self._inheriting):
            await queue.close()
        await self._exchange.close()

    def announce(self, table: Table) -> None:
        """Announce a table, if there is something that the others would not learn by themselves."""
        if table.note() is not None:
            self._telling.add(table)

    async def ask(self, tables: Iterable[Table]) -> None:
        """Ask for news of tables, and pass it on to them."""
        asked = {table.code: table for table in tables}
        news = await self._exchange.news({code: table.state.version for code, table in asked.items()})
        for code, table in asked.items():
            if code in news:
                await table.hear(news[code])

    # --- notifications of the others ----------------------------------------------------------------------------------

    def hear(self, code: str, number: int) -> None:
        """Ask for news if this process is behind."""
        table = self._tables.get(code)
        if table is not None and (number == 0 or number > table.state.version):
            self._asking.add(table)

    def hear_word(self, code: str, text: str) -> None:
        """Send a message to the viewers at this process."""
        table = self._tables.get(code)
        if table is not None:
            table.hear_word(text)

    def hear_of_a_death(self) -> None:
        """Take over the tables of a dead process."""
        self._inheriting.add(None)

    def have_missed(self) -> None:
        """Ask about all tables, at low priority."""
        self._asking.add_some_time(*self._tables.values())

    # --- work queues -------------------------------------------------------------------------------------------------

    async def _tend(self) -> None:
        """Send heartbeats, and check regularly for changes whose notifications were lost."""
        while True:
            self._inheriting.add(None)
            self.have_missed()
            if self._exchange.pause is None:
                return
            await asyncio.sleep(self._exchange.pause)
            try:
                await self._send_heartbeat()
            except StoreFailed as error:
                log.warning("this process could not send its heartbeat: %s", error)

    async def _send_heartbeat(self) -> None:
        if await self._exchange.beat():
            log.warning("the others considered this process dead")
            for table in list(self._tables.values()):
                table.have_been_forgotten()
                self._telling.add(table)

    async def _announce(self, tables: list[Table]) -> None:
        async with AsyncExitStack() as held:
            for table in tables:  # so that no event that says otherwise is stored first
                await held.enter_async_context(table.lock)
            notes = {table: note for table in tables if (note := table.note()) is not None}
            kept = await self._exchange.announce({table.code: note for table, note in notes.items()})
            for table, note in notes.items():
                table.have_announced(note, has_keeper=table.code in kept)
                if table.code in kept:
                    self._asking.add(table)
                else:
                    self.announce(table)  # it may have changed meanwhile

    async def _inherit(self, _: list[None]) -> None:
        found_some = True
        while found_some:  # other processes take their share meanwhile
            found_some = await self._exchange.inherit()
            for code in await self._exchange.kept():
                table = self._tables.get(code)
                if table is None:
                    await self._wake_up(code)
                elif not table.is_ours:
                    await self.ask([table])

    async def _wake_up(self, code: str) -> None:
        """Load a table, so that its bots act and its clock runs."""
        try:
            await self._find(code)
        except StoreFailed:
            raise
        except TableeError as error:  # of older rules: it cannot be continued
            log.warning("a table cannot be woken: %s", error)
            await self._exchange.announce({code: Note(NOBODY, Job(needed=False))})
