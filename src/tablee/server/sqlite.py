"""The store in a SQLite file: one thread writes, and what arrives while it commits is committed together next."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

import msgspec

from tablee.core.chance import Seed
from tablee.core.options import build, chosen_options
from tablee.games import GAMES
from tablee.server.events import Asked, Change, Entry, Event, Setup
from tablee.server.migrations import migrate
from tablee.server.refusals import REFUSALS
from tablee.server.store import Conflict, StoreFailed

INSERT_TABLE = "INSERT INTO tables (code, game, rules, options, players, secret, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
INSERT_EVENT = "INSERT INTO events (code, number, event, seat, said, at) VALUES (?, ?, ?, ?, ?, ?)"
SELECT_TABLE = "SELECT game, rules, options, players, secret FROM tables WHERE code = ?"
SELECT_EVENTS = "SELECT number, event, seat, said, at FROM events WHERE code = ? ORDER BY number"
WAIT = 10.0  # seconds for another process that writes to the same file

_write_event = msgspec.json.Encoder().encode
_read_event: Callable[[str], Event] = msgspec.json.Decoder(Event).decode

Waiting = tuple[Change, "Future[None]"]


class SqliteStore:
    """Tables in one file. Acknowledged means on the disk: WAL with synchronous=FULL."""

    def __init__(self, path: Path) -> None:
        self._path = path
        migrate(path)
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    async def append(self, change: Change) -> None:
        """Return when the change is on the disk."""
        done: Future[None] = Future()
        self._waiting.put((change, done))
        await asyncio.wrap_future(done)

    async def load(self, code: str) -> tuple[Setup, list[Entry]] | None:
        """Return a table's setup and all that happened at it."""
        try:
            return await asyncio.to_thread(self._load, code)
        except sqlite3.Error as error:
            raise StoreFailed(f"not loaded: {error}") from error

    def close(self) -> None:
        """Finish what is being written."""
        self._waiting.put(None)
        self._writer.join()

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
            for change, _ in group:
                _insert(db, change)
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
            for waiting in group:  # only who lost a race shall fail, not those who were committed with it
                self._commit(db, [waiting])
            return
        failed = Conflict if isinstance(error, sqlite3.IntegrityError) else StoreFailed
        for _, done in group:
            done.set_exception(failed(f"not stored: {error}"))

    def _load(self, code: str) -> tuple[Setup, list[Entry]] | None:
        with closing(_connect(self._path)) as db:
            row = db.execute(SELECT_TABLE, (code,)).fetchone()
            if row is None:
                return None
            entries = [
                Entry(number, _read_event(event), None if said is None else Asked(seat, said), at)
                for number, event, seat, said, at in db.execute(SELECT_EVENTS, (code,))
            ]
        name, rules, options, players, secret = row
        game = GAMES.get(name)
        if game is None or game.rules_version != rules:
            raise REFUSALS("table.other_rules")
        return Setup(code, build(game, msgspec.json.decode(options)), players, Seed(secret)), entries


def _insert(db: sqlite3.Connection, change: Change) -> None:
    now = time.time()
    if change.setup is not None:
        game, seed = change.setup.game, change.setup.seed
        options = msgspec.json.encode(chosen_options(game)).decode()
        row = (change.code, game.name, game.rules_version, options, change.setup.players, seed.secret, now)
        db.execute(INSERT_TABLE, row)
    for entry in change.entries:
        seat, said = (None, None) if entry.asked is None else (entry.asked.seat, entry.asked.id)
        row_event = (change.code, entry.number, _write_event(entry.event).decode(), seat, said, now)
        db.execute(INSERT_EVENT, row_event)
    if change.also is not None:
        _insert(db, change.also)


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=WAIT, isolation_level=None)
    db.execute("PRAGMA synchronous=FULL")
    return db
