"""The store in a SQLite file: one thread writes, and what arrives while it commits is committed together next."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from tablee.server.alone import Alone
from tablee.server.events import Change, Entry, Setup
from tablee.server.exchange import Exchange
from tablee.server.migrations import migrate_sqlite
from tablee.server.rows import Rows, TableRow, read_entry, read_setup, rows_of
from tablee.server.store import PATIENCE, Conflict, StoreFailed

INSERT_TABLE = "INSERT INTO tables (code, game, rules, options, players, secret, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
INSERT_EVENT = "INSERT INTO events (code, number, event, seat, said, at) VALUES (?, ?, ?, ?, ?, ?)"
KEEP = "INSERT OR REPLACE INTO jobs (code, holder, glass) VALUES (?, '', ?)"  # who else, there is one process
LET_GO = "DELETE FROM jobs WHERE code = ?"
SELECT_TABLE = "SELECT code, game, rules, options, players, secret, at FROM tables WHERE code = ?"
SELECT_EVENTS = "SELECT number, event, seat, said, at FROM events WHERE code = ? AND number > ? ORDER BY number"
SELECT_JOBS = "SELECT code FROM jobs ORDER BY code"

Waiting = tuple[Rows, "Future[None]"]


class SqliteStore:
    """Tables in one file. Acknowledged means on the disk: WAL with synchronous=FULL."""

    def __init__(self, path: Path) -> None:
        self._path = path
        migrate_sqlite(path)
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    async def append(self, change: Change) -> None:
        """Return when the change is on the disk."""
        done: Future[None] = Future()
        self._waiting.put((rows_of(change, time.time()), done))
        await asyncio.wrap_future(done)

    async def load(self, code: str) -> tuple[Setup, list[Entry]] | None:
        """Return a table's setup and all that happened at it."""
        rows = await self._read(SELECT_TABLE, code)
        return (read_setup(TableRow(*rows[0])), await self.since(code, 0)) if rows else None

    async def since(self, code: str, number: int) -> list[Entry]:
        """Return what happened at a table after the event of this number."""
        return [read_entry(*row) for row in await self._read(SELECT_EVENTS, code, number)]

    async def jobs(self) -> list[str]:
        """Return the codes of the tables that need a keeper."""
        return [code for (code,) in await self._read(SELECT_JOBS)]

    def exchange(self, lease: float) -> Exchange:
        """Return how this process hears of others: there are none."""
        return Alone(self)

    async def close(self) -> None:
        """Finish what is being written."""
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)

    def _write(self) -> None:
        with closing(_connect(self._path)) as db:
            while (first := self._waiting.get()) is not None:
                group = [first, *self._others()]
                # What was given up while it waited is not written; what is written can no longer be given up.
                self._commit(db, [waiting for waiting in group if waiting[1].set_running_or_notify_cancel()])

    def _others(self) -> Iterator[Waiting]:
        while True:
            try:
                waiting = self._waiting.get_nowait()
            except Empty:
                return
            if waiting is None:  # closing: finish this group first
                self._waiting.put(None)
                return
            yield waiting

    def _commit(self, db: sqlite3.Connection, group: list[Waiting]) -> None:
        try:
            db.execute("BEGIN IMMEDIATE")
            for rows, _ in group:
                db.executemany(INSERT_TABLE, rows.tables)
                db.executemany(INSERT_EVENT, rows.events)
                for job in rows.jobs:
                    db.execute(*((KEEP, (job.code, job.glass)) if job.needed else (LET_GO, (job.code,))))
            db.execute("COMMIT")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            self._give_up(db, group, error)
        else:
            for _, done in group:
                done.set_result(None)

    def _give_up(self, db: sqlite3.Connection, group: list[Waiting], error: sqlite3.Error) -> None:
        if isinstance(error, sqlite3.IntegrityError) and len(group) > 1:
            middle = len(group) // 2  # only who lost a race shall fail, not those who were committed with it
            self._commit(db, group[:middle])
            self._commit(db, group[middle:])
            return
        failed = Conflict if isinstance(error, sqlite3.IntegrityError) else StoreFailed
        for _, done in group:
            done.set_exception(failed(f"not stored: {error}"))

    async def _read(self, query: str, *values: object) -> list[Any]:
        try:
            return await asyncio.to_thread(self._select, query, values)
        except sqlite3.Error as error:
            raise StoreFailed(f"not loaded: {error}") from error

    def _select(self, query: str, values: tuple[object, ...]) -> list[Any]:
        with closing(_connect(self._path)) as db:
            return db.execute(query, values).fetchall()


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    db.execute("PRAGMA synchronous=FULL")
    return db
