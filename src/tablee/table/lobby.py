"""The tables that somebody looks at; the others sleep in the store."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from weakref import WeakValueDictionary

from tablee.core.chance import Seed
from tablee.core.game import Player
from tablee.core.match import Match
from tablee.core.options import build
from tablee.games import find_game
from tablee.table.bots.pace import USUAL_PACE, Pace
from tablee.table.bots.turns import Bots
from tablee.table.change_limit import MAX_CHANGES_PER_MINUTE
from tablee.table.clock.timers import Timers
from tablee.table.cluster.sync import TableSync
from tablee.table.events import Change, Entry, Event, Paced, Sat, Setup
from tablee.table.names import read_name
from tablee.table.refusals import REFUSALS
from tablee.table.rendering.records import KeptRecords, write_record
from tablee.table.state import TableState
from tablee.table.store import Store
from tablee.table.table import Table
from tablee.table.tokens import digest, is_code, new_code, new_token

DEFAULT_LEASE_S = 10.0  # without a heartbeat, before other processes take over
FEW_EVENTS = 200  # that are recalled at once


class Lobby:
    """Finds tables and makes new ones."""

    def __init__(
        self, store: Store, bots: Bots, clocks: Timers, lease_s: float = DEFAULT_LEASE_S, patience: float = 1.0
    ) -> None:
        self._store = store
        self._bots, self._clocks = bots, clocks
        self._most_changes = max(1, round(MAX_CHANGES_PER_MINUTE * patience))
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # so that none is live twice
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recalling = asyncio.Lock()
        self._records = KeptRecords()
        self._exchange = store.exchange(lease_s)
        self._neighbours = TableSync(self._exchange, self._tables, self.find)

    async def open(self) -> None:
        """Share the tables with the other processes from now on, and wake those that wait for a bot."""
        await self._neighbours.open()

    async def close(self) -> None:
        """Leave the tables to the other processes."""
        await self._neighbours.close()

    async def create(
        self,
        game: str,
        players: int,
        options: Mapping[str, object],
        name: str,
        guest: bytes | None = None,
        pace: Pace = USUAL_PACE,
    ) -> tuple[str, Player, str]:
        """Make a table whose maker sits on the first seat; return its code, the seat and the seat's token."""
        setup = Setup(new_code(), build(find_game(game), options), players, Seed.fresh())
        Match.start(setup.game, players, setup.seed)  # refuses now what could not be dealt later
        token = new_token()
        events: list[Event] = [Sat(0, read_name(name), digest(token), guest)]
        if pace != USUAL_PACE:
            events.append(Paced(pace))
        entries = tuple(Entry(number, event) for number, event in enumerate(events, 1))
        await self._store.append(Change(setup.code, entries, setup))
        return setup.code, 0, token

    async def find(self, code: str, address: str = "") -> Table:
        """Return the table with this code, woken up if need be, for somebody at this address."""
        code = code.upper()
        async with self._loading.setdefault(code, asyncio.Lock()):
            table = self._tables.get(code)
            if table is None:
                table = self._tables[code] = await self._wake_up(code)
        table.owner = table.owner or address
        await self._neighbours.ask([table])  # a seat that was taken a moment ago elsewhere is known here too
        self._wake(table)
        return table

    @asynccontextmanager
    async def keep_asleep(self, code: str) -> AsyncIterator[bool]:
        """Let nobody wake a table meanwhile; tells whether it is asleep at all in this process."""
        async with self._loading.setdefault(code, asyncio.Lock()):
            yield code not in self._tables

    async def _wake_up(self, code: str) -> Table:
        setup, entries = await self._load(code)
        events = [entry.event for entry in entries]
        if len(events) <= FEW_EVENTS:
            situation = TableState.recall(setup, events)
        else:
            async with self._recalling:  # long ones one after the other: together they would take the whole loop
                situation = await TableState.recall_in_slices(setup, events)
        thinking = self._bots.thinking
        return Table(
            self._store,
            self._exchange,
            situation,
            entries,
            wake=self._wake,
            hint=thinking.hint,
            check=thinking.check,
            most_changes=self._most_changes,
        )

    def _wake(self, table: Table) -> None:
        """Let bots act, clocks run and others know, as the table stands now."""
        self._bots.wake(table)
        self._clocks.wake(table)
        self._neighbours.changed(table)

    def count(self) -> tuple[int, int]:
        """Return how many tables are awake, and how many viewers they have."""
        tables = list(self._tables.values())
        return len(tables), sum(table.viewer_count for table in tables)

    async def record(self, code: str, address: str = "") -> str:
        """Return the record of a match that is over; whether it is, the table knows."""
        table = await self.find(code, address)
        now = table.situation
        if now.match is None or not now.match.over:
            raise REFUSALS("table.not_over")
        text = self._records.get(table.code, now.version)
        if text is None:
            text = await self._bots.thinking.ask(address, write_record, load=partial(self.story, code))
            self._records.keep(table.code, now.version, text)
        return text

    async def story(self, code: str) -> tuple[Setup, list[Entry]]:
        """Return all that has happened at a table."""
        return await self._load(code.upper())

    async def _load(self, code: str) -> tuple[Setup, list[Entry]]:
        stored = await self._store.load(code) if is_code(code) else None
        if stored is None:
            raise REFUSALS("table.unknown")
        return stored
