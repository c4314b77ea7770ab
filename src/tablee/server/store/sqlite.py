"""The store in a SQLite file: one thread writes, and what arrives while it commits is committed together next."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeVar

from msgspec.structs import astuple

from tablee.core.errors import TableeError
from tablee.server.observability.metrics import committing
from tablee.server.store.migrations import migrate
from tablee.server.store.sql import SqliteFile, Synchronous
from tablee.table.cluster.bus import ClusterBus
from tablee.table.cluster.single_process import SingleProcessBus
from tablee.table.events import Change, Entry, Setup
from tablee.table.loop.batch import Batch
from tablee.table.storage.rows import EventRow, Rows, TableRow, read_entry, read_setup, rows_of
from tablee.table.storage.store import STORE_TIMEOUT_S, Awaited, Conflict, Receipt, StoreFailed, appended, give_all

INSERT_TABLE = (
    "INSERT INTO tables (code, game, rules, options, players, secret, at, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_EVENTS = "INSERT INTO events (code, number, event, seat, said, at) VALUES "
ONE_EVENT = "(?, ?, ?, ?, ?, ?)"
KEEP = "INSERT OR REPLACE INTO jobs (code, holder, glass) VALUES (?, '', ?)"  # '': there is only one process
LET_GO = "DELETE FROM jobs WHERE code = ?"
SET_STATE = "UPDATE tables SET state = ? WHERE code = ?"
PROBE = "INSERT OR REPLACE INTO probes (id, at) VALUES (1, ?)"
SELECT_TABLE = "SELECT code, game, rules, options, players, secret, at FROM tables WHERE code = ?"
SELECT_EVENTS = "SELECT number, event, seat, said, at FROM events WHERE code = ? AND number > ? ORDER BY number"
SELECT_NEWEST = "SELECT number, at FROM events WHERE code = ? ORDER BY number DESC LIMIT 1"
SELECT_JOBS = "SELECT code FROM jobs ORDER BY code"

log = logging.getLogger(__name__)

MAX_ROWS_PER_INSERT = 500  # in one statement
CHECKPOINT_PAGES = 4000  # pages of 4 kB in the log before a checkpoint
MAX_CHECKED_BYTES = 2**30  # replaying this much takes about 8 seconds at the start
MAX_LOG_BYTES = 64 * 2**20  # a longer log is truncated after a checkpoint

SYNCHRONOUS: dict[object, Synchronous] = {"full": "full", "normal": "normal"}
Answer = TypeVar("Answer")
Waiting = tuple[Rows, Receipt]


class SqliteStore:
    """Tables in one file. Acknowledged means on the disk, unless synchronous=normal was chosen."""

    def __init__(self, path: Path, synchronous: Synchronous = "full") -> None:
        self._path, self._synchronous = path, synchronous
        migrate(SqliteFile(path))
        check_file(path)
        self._loop: asyncio.AbstractEventLoop
        self._closed = False
        self._waiting: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._gathered: Batch[Waiting] = Batch(self._waiting.put)  # waking a thread costs more than waiting
        self._writer = Thread(target=self._write, name="store", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._to_read: sqlite3.Connection | None = None  # the reader's own, reused between queries

    def put(self, change: Change, receipt: Receipt) -> None:
        """Store a change soon, and report when it is on the disk."""
        if self._closed:
            raise StoreFailed("not stored: the store is closed")
        self._loop = asyncio.get_running_loop()
        self._gathered.add((rows_of(change, time.time()), receipt))

    def append(self, change: Change) -> "asyncio.Future[None]":
        """Store a change; once awaited, it is on the disk."""
        return appended(self.put, change)

    async def load(self, code: str) -> tuple[Setup, list[Entry]] | None:
        """Return a table's setup and all its events."""
        return await self._read(_load, code)

    async def since(self, code: str, number: int) -> list[Entry]:
        """Return the events of a table after this number."""
        return await self._read(_events_since, code, number)

    async def newest(self, codes: Sequence[str]) -> dict[str, tuple[int, float]]:
        """Return the number of each table's last event and when it was stored."""
        return await self._read(_newest, codes)

    async def check_writable(self) -> None:
        """Write a row the same way as moves are written, or raise StoreFailed."""
        if self._closed:
            raise StoreFailed("not stored: the store is closed")
        self._loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = self._loop.create_future()
        self._gathered.add((Rows([], probe=time.time()), Awaited(done)))
        await done

    async def jobs(self) -> list[str]:
        """Return the codes of the tables that need a holder."""
        return await self._read(_jobs)

    def exchange(self, lease: float) -> ClusterBus:
        """Return the bus to other processes: there are none."""
        return SingleProcessBus(self)

    async def close(self) -> None:
        """Finish pending writes."""
        self._closed = True
        self._gathered.see_to_all()
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.get_running_loop().run_in_executor(self._reader, self._hang_up)
        self._reader.shutdown()

    def _write(self) -> None:
        with closing(connect(self._path, self._synchronous)) as db:
            while (first := self._waiting.get()) is not None:
                # Changes cancelled while waiting are not written; a change being written can no longer be cancelled.
                self._commit(db, [waiting for waiting in (*first, *self._others()) if not waiting[1].is_over])
                del first  # it refers to tables, which may fall asleep before the next change comes

    def _others(self) -> Iterator[Waiting]:
        while True:
            try:
                gathered = self._waiting.get_nowait()
            except Empty:
                return
            if gathered is None:  # closing: finish this group first
                self._waiting.put(None)
                return
            yield from gathered

    def _commit(self, db: sqlite3.Connection, group: list[Waiting]) -> None:
        try:
            with committing(len(group)):
                _store(db, [rows for rows, _ in group])
        except Exception as error:  # any failure: waiters must get it, and the next group must be written
            with suppress(sqlite3.Error):
                db.rollback()
            self._give_up(db, group, error)
        else:
            self._answer(group, None)

    def _give_up(self, db: sqlite3.Connection, group: list[Waiting], error: Exception) -> None:
        if not isinstance(error, sqlite3.IntegrityError):
            self._answer(group, StoreFailed(f"not stored: {error}"))
        elif len(group) == 1:
            self._answer(group, Conflict(f"not stored: {error}"))
        else:  # only the conflicting change must fail, not those committed with it
            middle = len(group) // 2
            self._commit(db, group[:middle])
            self._commit(db, group[middle:])

    def _answer(self, group: list[Waiting], error: Exception | None) -> None:
        """Answer all waiters at once: waking the event loop for each costs more than storing it."""

        with suppress(RuntimeError):  # the loop is closed: nobody is waiting any more
            self._loop.call_soon_threadsafe(give_all, [receipt for _, receipt in group], error)

    async def _read(self, question: Callable[..., Answer], *about: object) -> Answer:
        """Query through the reader, which sees committed data and never waits for the writer."""

        def ask() -> Answer:
            if self._to_read is None:
                self._to_read = connect(self._path, self._synchronous)
            return question(self._to_read, *about)

        if self._closed:
            raise StoreFailed("not loaded: the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, ask)
        except sqlite3.Error as error:
            raise StoreFailed(f"not loaded: {error}") from error

    def _hang_up(self) -> None:
        if self._to_read is not None:
            self._to_read.close()


def _store(db: sqlite3.Connection, group: list[Rows]) -> None:
    """Store a group in one transaction, usually with a single statement, which needs no explicit transaction.

    Between two statements the thread must reacquire the GIL, which others hold for long; and in a transaction SQLite
    writes every page twice, to be able to roll back a single statement.
    """
    events = [row for rows in group for row in rows.events]
    others = any(rows.tables or rows.jobs or rows.states or rows.probe for rows in group)
    if not others and 0 < len(events) <= MAX_ROWS_PER_INSERT:
        _insert_events(db, events)
        return
    db.execute("BEGIN IMMEDIATE")
    db.executemany(INSERT_TABLE, [astuple(row) for rows in group for row in rows.tables])
    for done in range(0, len(events), MAX_ROWS_PER_INSERT):
        _insert_events(db, events[done : done + MAX_ROWS_PER_INSERT])
    for job in (job for rows in group for job in rows.jobs):
        db.execute(*((KEEP, (job.code, job.glass)) if job.needed else (LET_GO, (job.code,))))
    for row in (row for rows in group for row in rows.states):
        db.execute(SET_STATE, (row.state, row.code))
    for rows in group:
        if rows.probe is not None:
            db.execute(PROBE, (rows.probe,))
    db.execute("COMMIT")


def _insert_events(db: sqlite3.Connection, rows: list[EventRow]) -> None:
    db.execute(INSERT_EVENTS + ", ".join([ONE_EVENT] * len(rows)), list(chain.from_iterable(map(astuple, rows))))


def _load(db: sqlite3.Connection, code: str) -> tuple[Setup, list[Entry]] | None:
    row = db.execute(SELECT_TABLE, (code,)).fetchone()
    return None if row is None else (read_setup(TableRow(*row)), _events_since(db, code, 0))


def _events_since(db: sqlite3.Connection, code: str, number: int) -> list[Entry]:
    return [read_entry(*row) for row in db.execute(SELECT_EVENTS, (code, number))]


def _newest(db: sqlite3.Connection, codes: Sequence[str]) -> dict[str, tuple[int, float]]:
    rows = {code: db.execute(SELECT_NEWEST, (code,)).fetchone() for code in codes}
    return {code: row for code, row in rows.items() if row is not None}


def _jobs(db: sqlite3.Connection) -> list[str]:
    return [code for (code,) in db.execute(SELECT_JOBS)]


def check_file(path: Path) -> None:
    """Refuse a damaged file: some of its tables could not be played, and further writes would damage more."""
    size = path.stat().st_size
    if size > MAX_CHECKED_BYTES:
        log.warning("the database is too large to be checked at the start", extra={"bytes": size})
        return
    try:
        with closing(connect(path)) as db:
            ((answer,),) = db.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.Error as error:
        answer = str(error)
    if answer != "ok":
        flaw = answer.partition("\n")[0]
        raise TableeError(f"the database {path} is damaged ({flaw}); restore a backup, or recover it with sqlite3")


def connect(path: Path, synchronous: Synchronous = "full") -> sqlite3.Connection:
    """Open the file as the store does."""
    db = sqlite3.connect(path, timeout=STORE_TIMEOUT_S, isolation_level=None)
    db.execute(f"PRAGMA synchronous={synchronous}")
    db.execute("PRAGMA fullfsync=ON")  # otherwise macOS leaves synced data in the drive's cache
    db.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
    db.execute(f"PRAGMA journal_size_limit={MAX_LOG_BYTES}")
    return db
