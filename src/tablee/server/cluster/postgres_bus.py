"""The bus of processes that share a PostgreSQL database: a few rows, and PostgreSQL's LISTEN and NOTIFY.

Each process renews a row of its own. Leases on tables and viewers at tables refer to it by name, and are valid
only while that row is: renewing one row renews everything, and a missing row releases everything.
"""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec
from psycopg import Error

from tablee.core.errors import IllegalAction
from tablee.server.cluster import notifications
from tablee.server.cluster.connection import RETRY_DELAY_S, Line
from tablee.server.cluster.shared_clock import SharedClock
from tablee.table.cluster.bus import Keeper, Listener, News, Note, Presence
from tablee.table.storage.rows import read_entry
from tablee.table.storage.store import StoreFailed

HEARTBEATS_PER_LEASE = 3
INHERIT_BATCH_TABLES = 100  # tables to take over in one query; another process may take the next ones

NOW = "extract(epoch FROM clock_timestamp())::float8"
HOLDER_LIVES = f"EXISTS (SELECT FROM processes WHERE name = jobs.holder AND until > {NOW})"

BEAT = f"""
INSERT INTO processes (name, until) VALUES (%b::text, {NOW} + %b::float8)
ON CONFLICT (name) DO UPDATE SET until = excluded.until
RETURNING xmax = 0, {NOW}
"""
BURY = f"""
WITH dead AS (
    DELETE FROM processes WHERE until < {NOW} RETURNING name
), gone AS (
    DELETE FROM presence WHERE process IN (SELECT name FROM dead) OR process NOT IN (SELECT name FROM processes)
    RETURNING code
)
SELECT (SELECT count(*) FROM dead), array(SELECT DISTINCT code FROM gone)
"""
RETIRE = """
WITH dead AS (
    DELETE FROM processes WHERE name = %b::text RETURNING name
), gone AS (
    DELETE FROM presence WHERE process = %b::text RETURNING code
)
SELECT (SELECT count(*) FROM dead), array(SELECT DISTINCT code FROM gone)
"""
INHERIT = f"""
UPDATE jobs SET holder = %b::text WHERE code IN (
    SELECT code FROM jobs WHERE NOT {HOLDER_LIVES} ORDER BY code LIMIT {INHERIT_BATCH_TABLES} FOR UPDATE SKIP LOCKED
)
RETURNING code
"""
KEPT = "SELECT code FROM jobs WHERE holder = %b::text ORDER BY code"
NEWS = f"""
SELECT known.code, known.number, jobs.holder, {HOLDER_LIVES}, jobs.glass, (
    SELECT json_agg(json_build_array(number, event, seat, said, at) ORDER BY number)::text
    FROM events WHERE events.code = known.code AND events.number > known.number
), (
    SELECT json_agg(json_build_array(seats, spectators))::text
    FROM presence JOIN processes ON processes.name = presence.process
    WHERE presence.code = known.code AND processes.name <> %b::text AND processes.until > {NOW}
)
FROM unnest(%b::text[], %b::int[]) AS known (code, number) LEFT JOIN jobs ON jobs.code = known.code
"""
ANNOUNCE = f"""
WITH here AS (
    INSERT INTO presence (code, process, seats, spectators)
    SELECT * FROM unnest(%b::text[], %b::text[], %b::text[], %b::int[])
    ON CONFLICT (code, process) DO UPDATE SET seats = excluded.seats, spectators = excluded.spectators
), gone AS (
    DELETE FROM presence WHERE process = %b::text AND code = ANY (%b::text[])
), kept AS (
    INSERT INTO jobs (code, holder, glass)
    SELECT * FROM unnest(%b::text[], %b::text[], %b::text[])
    ON CONFLICT (code) DO UPDATE SET holder = excluded.holder, glass = excluded.glass
    WHERE jobs.holder = excluded.holder OR NOT {HOLDER_LIVES}
    RETURNING code
), let_go AS (
    DELETE FROM jobs WHERE code = ANY (%b::text[]) AND (holder = %b::text OR NOT {HOLDER_LIVES})
)
SELECT code FROM kept
UNION ALL SELECT pg_notify('{notifications.CHANNEL}', notice)::text FROM unnest(%b::text[]) AS notice
"""
NOTIFY = f"SELECT pg_notify('{notifications.CHANNEL}', notice)::text FROM unnest(%b::text[]) AS notice"

log = logging.getLogger(__name__)


class PostgresBus:
    """One of the processes that share a database."""

    def __init__(self, name: str, lease: float, clock: SharedClock, to_ask: Line, to_hear: Line) -> None:
        self._name, self._lease, self._clock = name, lease, clock
        self.pause = lease / HEARTBEATS_PER_LEASE
        self.now = clock.now
        self._trusted_until = 0.0  # by time.monotonic()
        self._to_ask, self._to_hear = to_ask, to_hear
        self._listening: asyncio.Task[None] | None = None

    @property
    def is_trusted(self) -> bool:
        """Whether the other processes still consider this one alive."""
        return time.monotonic() < self._trusted_until

    async def open(self, listener: Listener) -> None:
        """Start listening to notifications of the other processes."""
        listens = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(listener, listens))
        await listens.wait()

    async def close(self) -> None:
        """Unregister this process and announce it, so that the others take over at once."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        try:
            await self._call_out_deaths(await self._to_ask.ask(RETIRE, self._name, self._name))
        except StoreFailed as error:
            log.warning("could not announce that this process ends: %s", error)
        await self._to_hear.close()

    async def beat(self) -> bool:
        """Send a heartbeat and remove dead processes; return whether this one was considered dead meanwhile."""
        asked = time.monotonic()
        ((is_new, now),) = await self._to_ask.ask(BEAT, self._name, self._lease)
        self._clock.set(now, asked)
        self._trusted_until = asked + self._lease
        await self._call_out_deaths(await self._to_ask.ask(BURY))
        return bool(is_new)

    async def inherit(self) -> bool:
        """Take over a batch of tables whose holder is dead; return whether there were any."""
        return bool(await self._to_ask.ask(INHERIT, self._name))

    async def kept(self) -> list[str]:
        """Return the codes of the tables that this process holds."""
        return [code for (code,) in await self._to_ask.ask(KEPT, self._name)]

    async def news(self, known: Mapping[str, int]) -> dict[str, News]:
        """Return the current status of tables, with the events after the known numbers."""
        rows = await self._to_ask.ask(NEWS, self._name, list(known), list(known.values()))
        news = {}
        for code, *told in rows:
            try:
                news[code] = self._read_news(*told)
            except IllegalAction as error:  # written by a newer server; the other tables continue here
                log.warning("cannot follow a table: %s", error)
        return news

    async def announce(self, notes: Mapping[str, Note]) -> set[str]:
        """Announce changes to the other processes; return the codes of tables that another process holds and keeps."""
        told = sorted(notes.items())
        here = [
            (code, self._name, _write_seats(note.here), note.here.spectators)
            for code, note in told
            if note.here != Presence()
        ]
        kept = [(code, self._name, note.job.turn_clock) for code, note in told if note.job and note.job.needed]
        rows = await self._to_ask.ask(
            ANNOUNCE,
            *_columns(here, 4),
            self._name,
            [code for code, note in told if note.here == Presence()],
            *_columns(kept, 3),
            [code for code, note in told if note.job and not note.job.needed],
            self._name,
            notifications.of_tables(self._name, ((code, 0) for code in notes)),
        )
        return {code for code, *_ in kept} - {code for (code,) in rows}

    async def tell(self, code: str, text: str) -> None:
        """Send a message to all viewers of a table at other processes."""
        await self._to_ask.ask(NOTIFY, [notifications.of_word(self._name, code, text)])

    async def _listen(self, listener: Listener, listens: asyncio.Event) -> None:
        while True:
            with suppress(Error):
                connection = await self._to_hear.connection()
                await connection.execute(f"LISTEN {notifications.CHANNEL}")
                listener.have_missed()
                listens.set()
                async for notice in connection.notifies():
                    notifications.hear(notice.payload, self._name, listener)
            await asyncio.sleep(RETRY_DELAY_S)

    async def _call_out_deaths(self, answer: Sequence[tuple[int, list[str]]]) -> None:
        ((deaths, codes),) = answer
        called = notifications.of_tables(notifications.ANYONE, ((code, 0) for code in codes))
        if deaths:
            called.append(notifications.of_death(notifications.ANYONE))
        if called:
            await self._to_ask.ask(NOTIFY, called)

    def _read_news(
        self, number: int, holder: str | None, lives: bool, glass: str | None, events: str | None, present: str | None
    ) -> News:
        entries = [read_entry(*event) for event in msgspec.json.decode(events or "[]")]
        if holder is None:
            keeper = Keeper.NOT_NEEDED
        elif not lives:
            keeper = Keeper.DEAD
        else:
            keeper = Keeper.WE if holder == self._name else Keeper.OTHERS
        return News(number + len(entries), entries, _read_present(present), keeper, glass)


def _write_seats(presence: Presence) -> str:
    return msgspec.json.encode(sorted(presence.seats)).decode()


def _read_present(text: str | None) -> Presence:
    """Return all viewers, merged from what each process announces of its own."""
    rows = msgspec.json.decode(text or "[]")
    seats = (seat for seats, _ in rows for seat in msgspec.json.decode(seats))
    return Presence(frozenset(seats), sum(spectators for _, spectators in rows))


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    """Return rows as columns, the form that unnest needs."""
    return [[row[column] for row in rows] for column in range(width)]
