"""The store in a SQLite file: one thread writes, and what arrives while it commits is committed together next."""

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from tablee.server.events import Change, Entry, Setup
from tablee.server.migrations import migrate_sqlite
from tablee.server.rows import Rows, TableRow, read_entry, read_setup, rows_of
from tablee.server.store import PATIENCE, Conflict, StoreFailed

INSERT_TABLE = "INSERT INTO tables (code, game, rules, options, players, secret, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
INSERT_EVENT = "INSERT INTO events (code, number, event, seat, said, at) VALUES (?, ?, ?, ?, ?, ?)"
SELECT_TABLE = "SELECT code, game, rules, options, players, secret, at FROM tables WHERE code = ?"
SELECT_EVENTS = "SELECT number, event, seat, said, at FROM events WHERE code = ? AND number > ? ORDER BY number"

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
        self._waiting.put((rows_of(change), done))
        await asyncio.wrap_future(done)

    async def load(self, code: str) -> tuple[Setup, list[Entry]] | None:
        """Return a table's setup and all that happened at it."""
        try:
            return await asyncio.to_thread(self._load, code)
        except sqlite3.Error as error:
            raise StoreFailed(f"not loaded: {error}") from error

    async def since(self, code: str, number: int) -> list[Entry]:
        """Return what happened at a table after the event of this number."""
        try:
            return await asyncio.to_thread(self._since, code, number)
        except sqlite3.Error as error:
            raise StoreFailed(f"not loaded: {error}") from error

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

    def _load(self, code: str) -> tuple[Setup, list[Entry]] | None:
        with closing(_connect(self._path)) as db:
            row = db.execute(SELECT_TABLE, (code,)).fetchone()
            if row is None:
                return None
            entries = [read_entry(*event) for event in db.execute(SELECT_EVENTS, (code, 0))]
        return read_setup(TableRow(*row)), entries

    def _since(self, code: str, number: int) -> list[Entry]:
        with closing(_connect(self._path)) as db:
            return [read_entry(*event) for event in db.execute(SELECT_EVENTS, (code, number))]


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    db.execute("PRAGMA synchronous=FULL")
    return db
