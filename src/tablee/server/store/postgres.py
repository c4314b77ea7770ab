"""The store in a PostgreSQL database: one task writes, and what arrives while it commits is committed together next.

Any number of processes may share the database: the key of an event is its table and number, so of two that store the
next event of a table at the same time, only one succeeds.
"""

import asyncio
import os
from collections.abc import Sequence
from operator import attrgetter
from secrets import token_hex

from msgspec import Struct, json
from msgspec.structs import astuple
from psycopg import AsyncCursor, DataError, Error, IntegrityError
from psycopg.errors import DeadlockDetected, ReadOnlySqlTransaction
from psycopg.rows import TupleRow

from tablee.server.cluster import notifications
from tablee.server.cluster.connection import RETRY_DELAY_S, Connection, Line, reason
from tablee.server.cluster.postgres_bus import PostgresBus
from tablee.server.cluster.shared_clock import SharedClock
from tablee.server.observability.metrics import committing
from tablee.server.store.migrations import migrate
from tablee.server.store.sql import PostgresDatabase
from tablee.table.cluster.bus import ClusterBus
from tablee.table.events import Change, Entry, Setup
from tablee.table.storage.rows import EventRow, Rows, TableRow, read_entry, read_setup, rows_of
from tablee.table.storage.store import STORE_TIMEOUT_S, Conflict, Receipt, StoreFailed, appended, give_all

#: One statement per group: one transaction and one round trip. Rows are ordered, so that processes never deadlock.
#: The rows are sent as JSON, which is encoded in a fraction of the time that arrays take.
_STORE = """
WITH {states} made AS (
    INSERT INTO tables (code, game, rules, options, players, secret, at, state)
    SELECT code, game, rules, options, players, decode(secret, 'base64'), at, state FROM json_to_recordset(%b::json)
    AS made(code text, game text, rules int, options text, players int, secret text, at float8, state text)
), happened AS (
    INSERT INTO events (code, number, event, seat, said, at)
    SELECT code, number, event, seat, said, at FROM json_to_recordset(%b::json)
    AS happened(code text, number int, event text, seat int, said text, at float8)
), kept AS (
    INSERT INTO jobs (code, holder, glass)
    SELECT code, %b, glass FROM json_to_recordset(%b::json) AS kept(code text, glass text)
    ON CONFLICT (code) DO UPDATE SET holder = excluded.holder, glass = excluded.glass
), let_go AS (
    DELETE FROM jobs WHERE code IN (SELECT json_array_elements_text(%b::json))
)
SELECT pg_notify(%b, json_array_elements_text(%b::json))
"""
#: Included only when a match starts or ends.
SET_STATES = """
advanced AS (
    UPDATE tables SET state = new.state FROM json_to_recordset(%b::json) AS new(code text, state text)
    WHERE tables.code = new.code
),
"""
STORE, STORE_STATES = _STORE.format(states=""), _STORE.format(states=SET_STATES)
PROBE = "INSERT INTO probes (id, at) VALUES (1, %b) ON CONFLICT (id) DO UPDATE SET at = excluded.at RETURNING id"
SELECT_TABLE = "SELECT code, game, rules, options, players, secret, at FROM tables WHERE code = %s"
SELECT_EVENTS = "SELECT number, event, seat, said, at FROM events WHERE code = %s AND number > %s ORDER BY number"
SELECT_EVENT = "SELECT code, number, event, seat, said, at FROM events WHERE code = %s AND number = %s"
#: Read from the index for each table: a table may have thousands of events.
SELECT_NEWEST = """
SELECT asked.code, last.number, last.at FROM unnest(%s::text[]) AS asked(code)
CROSS JOIN LATERAL (SELECT number, at FROM events WHERE code = asked.code ORDER BY number DESC LIMIT 1) AS last
"""

_KEY, _CODE = attrgetter("code", "number"), attrgetter("code")
_encode = json.Encoder().encode


class Waiting(Struct, eq=False):
    """A change that is not stored yet."""

    rows: Rows
    receipt: Receipt
    since: float  # in the event loop's time
    uncertain: bool = False  # the connection broke while storing: it may or may not be stored


class PostgresStore:
    """Tables in a PostgreSQL database. Acknowledged means committed with synchronous_commit=on."""

    def __init__(self, url: str) -> None:
        migrate(PostgresDatabase(url))
        self.name = f"{os.getpid()}-{token_hex(8)}"  # identifies this process among those that share the database
        self.clock = SharedClock()
        self._url = url
        self._to_write, self._to_read = Line(url), Line(url)
        self._cursor: AsyncCursor[TupleRow] | None = None  # reused for writing: creating one takes as long as using it
        self._waiting: list[Waiting] = []
        self._group: list[Waiting] = []  # being written
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    def put(self, change: Change, receipt: Receipt) -> None:
        """Store a change soon, and report when it is on the disk."""
        if self._closed:
            raise StoreFailed("not stored: the store is closed")
        self._waiting.append(Waiting(rows_of(change, self.clock.now()), receipt, asyncio.get_running_loop().time()))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    def append(self, change: Change) -> asyncio.Future[None]:
        """Store a change; once awaited, it is on the disk."""
        return appended(self.put, change)

    async def load(self, code: str) -> tuple[Setup, list[Entry]] | None:
        """Return a table's setup and all its events."""
        rows = await self._to_read.ask(SELECT_TABLE, code)
        if not rows:
            return None
        return read_setup(TableRow(*rows[0])), await self.since(code, 0)

    async def since(self, code: str, number: int) -> list[Entry]:
        """Return the events of a table after this number."""
        return [read_entry(*row) for row in await self._to_read.ask(SELECT_EVENTS, code, number)]

    async def newest(self, codes: Sequence[str]) -> dict[str, tuple[int, float]]:
        """Return the number of each table's last event and when it was stored."""
        rows = await self._to_read.ask(SELECT_NEWEST, list(codes))
        return {code: (number, at) for code, number, at in rows}

    async def check_writable(self) -> None:
        """Write a row, or raise StoreFailed."""
        await self._to_read.ask(PROBE, self.clock.now())

    def exchange(self, lease: float) -> ClusterBus:
        """Return the bus to other processes on the same database."""
        return PostgresBus(self.name, lease, self.clock, self._to_read, Line(self._url))

    async def close(self) -> None:
        """Finish pending writes; if the database cannot be reached, waiters get no answer: it would be a guess."""
        self._closed = True
        if self._writer is not None:
            await asyncio.wait([self._writer], timeout=STORE_TIMEOUT_S)
            self._writer.cancel()
        await self._to_write.close()
        await self._to_read.close()

    async def _write(self) -> None:
        try:
            while self._waiting:
                self._group, self._waiting = self._waiting, []
                await self._commit(self._group)
        finally:
            self._writer = None
            _answer(self._group + self._waiting, asyncio.CancelledError())

    async def _commit(self, group: list[Waiting]) -> None:
        connection = None
        try:
            connection = await self._to_write.connection()
            await self._store(connection, [waiting for waiting in group if not waiting.receipt.is_over])
        except Error as error:
            # When the connection breaks, only the database knows the outcome; keys are unique, so a retry finds out.
            for waiting in group:
                waiting.uncertain |= connection is not None
            self._waiting[:0] = (waiting for waiting in group if not waiting.receipt.is_over)
            _answer(self._impatient(), StoreFailed(f"not stored: {reason(error)}"))
            await asyncio.sleep(RETRY_DELAY_S)

    def _impatient(self) -> list[Waiting]:
        """Return changes that have waited long enough, except those whose outcome is unknown."""
        now = asyncio.get_running_loop().time()
        return [one for one in self._waiting if not one.uncertain and now - one.since > STORE_TIMEOUT_S]

    async def _store(self, connection: Connection, group: Sequence[Waiting]) -> None:
        """Store a group together, or fail only the offending changes; raise if the connection breaks."""
        if not group:  # all were cancelled while they waited
            return
        try:
            with committing(len(group)):
                if self._cursor is None or self._cursor.connection is not connection:
                    self._cursor = connection.cursor()
                states = [row for waiting in group for row in waiting.rows.states]
                if states:
                    states.sort(key=_CODE)
                    await self._cursor.execute(STORE_STATES, [_json(states), *self._rows(group)], prepare=True)
                else:
                    await self._cursor.execute(STORE, self._rows(group), prepare=True)
        except (IntegrityError, DataError, DeadlockDetected) as error:
            first, *others = group
            if others:
                middle = len(group) // 2
                await self._store(connection, group[:middle])
                await self._store(connection, group[middle:])
            elif first.uncertain and await _is_there(connection, first.rows.events[0]):
                _answer(group)
            else:
                failed = Conflict if isinstance(error, IntegrityError) else StoreFailed
                _answer(group, failed(f"not stored: {reason(error)}"))
        except Exception as error:  # any failure: waiters must get it, and the next group must be written
            if connection.closed:
                raise
            if isinstance(error, ReadOnlySqlTransaction):  # after a failover, the URL may lead to the new primary
                await connection.close()
            _answer(group, StoreFailed(f"not stored: {reason(error)}"))
        else:
            _answer(group)

    def _rows(self, group: Sequence[Waiting]) -> list[str]:
        """Return the rows of a group and their notifications."""
        tables = [row for waiting in group for row in waiting.rows.tables]
        events = sorted((row for waiting in group for row in waiting.rows.events), key=_KEY)
        jobs = sorted((job for waiting in group for job in waiting.rows.jobs), key=_CODE)
        newest = {row.code: row.number for row in events}
        return [
            _json(tables),
            _json(events),
            self.name,
            _json([job for job in jobs if job.needed]),
            _json([job.code for job in jobs if not job.needed]),
            notifications.CHANNEL,
            _json(notifications.of_tables(self.name, newest.items())),
        ]


def _json(rows: object) -> str:
    return _encode(rows).decode()


async def _is_there(connection: Connection, row: EventRow) -> bool:
    found = await connection.execute(SELECT_EVENT, (row.code, row.number), prepare=True, binary=True)
    return await found.fetchall() == [astuple(row)]


def _answer(group: Sequence[Waiting], error: BaseException | None = None) -> None:
    """Answer the waiters soon: the database gets the next group first, and works meanwhile."""
    asyncio.get_running_loop().call_soon(give_all, [waiting.receipt for waiting in group], error)
