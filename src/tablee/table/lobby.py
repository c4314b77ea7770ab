"""The tables in use; the others sleep in the store."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from weakref import WeakValueDictionary

from tablee.core.chance import Seed
from tablee.core.game import Player
from tablee.core.match import Match
from tablee.core.options import build
from tablee.games import find_game
from tablee.table.bots.pace import DEFAULT_PACE, Pace
from tablee.table.bots.turns import Bots
from tablee.table.change_limit import MAX_CHANGES_PER_MINUTE
from tablee.table.clock.timers import Timers
from tablee.table.cluster import DEFAULT_LEASE_S
from tablee.table.cluster.sync import TableSync
from tablee.table.events import Change, Entry, Event, Paced, Sat, Setup
from tablee.table.people.faces import known_face
from tablee.table.people.names import read_name
from tablee.table.people.tokens import NewCode, Proof, digest, is_code, new_code, new_token
from tablee.table.refusals import REFUSALS
from tablee.table.rendering.records import KeptRecords, write_record
from tablee.table.rendering.replays import Wanted as WantedSteps
from tablee.table.rendering.replays import replay_table
from tablee.table.rendering.summaries import Found, Summarizer, Wanted
from tablee.table.storage.store import Store
from tablee.table.table import Table
from tablee.table.transitions import recall, recall_in_slices

MAX_EVENTS_AT_ONCE = 200  # that are replayed without a break


class Lobby:
    """Finds tables and makes new ones."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        clocks: Timers,
        lease_s: float = DEFAULT_LEASE_S,
        rate_limit_factor: float = 1.0,
        new_code: NewCode = new_code,
    ) -> None:
        self._store, self._new_code = store, new_code
        self._bots, self._clocks = bots, clocks
        self._max_changes = max(1, round(MAX_CHANGES_PER_MINUTE * rate_limit_factor))
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # so that none is loaded twice
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recalling = asyncio.Lock()
        self._records = KeptRecords()
        self._summarizer = Summarizer(store, self._tables)
        self._bus = store.exchange(lease_s)
        self._sync = TableSync(self._bus, self._tables, self.find)

    async def open(self) -> None:
        """Join the other processes, and wake the tables that wait for a bot."""
        await self._sync.open()

    async def close(self) -> None:
        """Leave the tables to the other processes."""
        await self._sync.close()

    async def create(
        self,
        game: str,
        players: int,
        options: Mapping[str, object],
        name: str,
        guest: bytes | None = None,
        pace: Pace = DEFAULT_PACE,
        face: str | None = None,
    ) -> tuple[str, Player, str]:
        """Make a table with its maker on the first seat; return its code, the seat and the seat's token."""
        setup = Setup(self._new_code(), build(find_game(game), options), players, Seed.fresh())
        Match.start(setup.game, players, setup.seed)  # refuses now what could not be dealt later
        token = new_token()
        events: list[Event] = [Sat(0, read_name(name), digest(token), guest, known_face(face))]
        if pace != DEFAULT_PACE:
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
        await self._sync.ask([table])  # so that a seat taken a moment ago at another process is known here
        self._wake(table)
        return table

    @asynccontextmanager
    async def keep_asleep(self, code: str) -> AsyncIterator[bool]:
        """Keep a table from being loaded; yield whether it is asleep in this process."""
        async with self._loading.setdefault(code, asyncio.Lock()):
            yield code not in self._tables

    async def _wake_up(self, code: str) -> Table:
        setup, entries = await self._load(code)
        events = [entry.event for entry in entries]
        if len(events) <= MAX_EVENTS_AT_ONCE:
            state = recall(setup, events)
        else:
            async with self._recalling:  # long ones one after the other: together they would block the event loop
                state = await recall_in_slices(setup, events)
        return Table(
            self._store,
            self._bus,
            state,
            entries,
            wake=self._wake,
            advisor=self._bots.bot_client,
            max_changes_per_minute=self._max_changes,
            new_code=self._new_code,
        )

    def _wake(self, table: Table) -> None:
        """Let bots act and clocks run, and announce the table's new state."""
        self._bots.wake(table)
        self._clocks.wake(table)
        self._sync.announce(table)

    def count(self) -> tuple[int, int]:
        """Return how many tables are awake, and how many viewers they have."""
        tables = list(self._tables.values())
        return len(tables), sum(table.viewer_count for table in tables)

    async def record(self, code: str, address: str = "") -> str:
        """Return the record of a match that is over."""
        table = await self.find(code, address)
        now = table.state
        if now.match is None or not now.match.over:
            raise REFUSALS("table.not_over")
        text = self._records.get(table.code, now.version)
        if text is None:
            text = await self._bots.bot_client.ask(address, write_record, load=partial(self.history, code))
            self._records.keep(table.code, now.version, text)
        return text

    async def replay(self, code: str, proof: Proof, wanted: WantedSteps, address: str = "") -> bytes:
        """Return steps of a match, compressed, for the owner of this proof."""
        load = partial(self.history, code)
        return await self._bots.bot_client.ask(address, replay_table, proof, wanted, load=load)

    async def summaries(self, wanted: Sequence[Wanted]) -> Found:
        """Return tables in short, without waking them."""
        return await self._summarizer.find(wanted)

    async def history(self, code: str) -> tuple[Setup, list[Entry]]:
        """Return a table's setup and all of its events."""
        return await self._load(code.upper())

    async def _load(self, code: str) -> tuple[Setup, list[Entry]]:
        stored = await self._store.load(code) if is_code(code) else None
        if stored is None:
            raise REFUSALS("table.unknown")
        return stored
