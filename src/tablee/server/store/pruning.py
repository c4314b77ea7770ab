"""Finds expired tables and deletes them, each in a short transaction."""

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import psycopg
from sqlalchemy import Connection, Engine, and_, bindparam, delete, exists, func, literal_column, select, tuple_, update
from sqlalchemy.exc import SQLAlchemyError

from tablee.core.errors import InvalidOption, TableeError
from tablee.server.cluster.connection import conninfo
from tablee.server.cluster.postgres_bus import NOW
from tablee.server.store.database import PostgresDatabase, SqliteFile
from tablee.server.store.engines import postgres_engine, reason, sqlite_engine
from tablee.server.store.schema import events, jobs, presence, processes, tables
from tablee.table.events import Started, StoredState
from tablee.table.storage.rows import TableRow, read_entry, read_setup
from tablee.table.transitions import recall

PAGE_TABLES = 200  # tables per query
DAY_S = 86400.0
LOCK = 0x7AB1EF  # PostgreSQL's advisory lock of the process that prunes

_newest = select(events.c.at).where(events.c.code == tables.c.code).order_by(events.c.number.desc()).limit(1)
LAST_EVENT = func.coalesce(_newest.scalar_subquery(), tables.c.at)
_holder_lives = exists().where(processes.c.name == jobs.c.holder, processes.c.until > literal_column(NOW))
_viewer_lives = exists().where(processes.c.name == presence.c.process, processes.c.until > literal_column(NOW))
#: Whether another process has the table in memory: it has viewers, or a bot or a clock is about to act.
IS_AWAKE = select(
    exists().where(jobs.c.code == bindparam("code"), _holder_lives)
    | exists().where(presence.c.code == bindparam("code"), _viewer_lives)
)


@dataclass(frozen=True)
class Retention:
    """Days without an event after which tables are deleted; 0 keeps them forever."""

    unstarted_days: float = 2
    abandoned_days: float = 90
    finished_days: float = 0

    def __post_init__(self) -> None:
        """Refuse an invalid number of days, such as NaN: compared with it, no table would ever be old."""
        for days in (self.unstarted_days, self.abandoned_days, self.finished_days):
            if not 0 <= days < math.inf:
                raise InvalidOption(
                    f"{days} is not a valid number of days to keep tables; write 0 to keep them forever"
                )

    def cutoffs(self, now: float) -> dict[StoredState, float]:
        """Return the cutoff of each state that expires: tables whose last event is older are deleted."""
        days: dict[StoredState, float] = {
            "waiting": self.unstarted_days,
            "playing": self.abandoned_days,
            "over": self.finished_days,
        }
        return {state: now - kept * DAY_S for state, kept in days.items() if kept}


@dataclass(frozen=True)
class Expired:
    """A table whose retention time is over."""

    code: str
    game: str
    state: StoredState
    last_event: float
    cutoff: float


class Pruner:
    """Scans a database and deletes expired tables."""

    def __init__(self, connection: Connection, *, is_shared: bool) -> None:
        self.connection, self._is_shared = connection, is_shared

    def find(self, keep: Retention, *, dry_run: bool = False) -> Iterator[Expired]:
        """Yield expired tables, oldest first, in pages, so that no transaction is long."""
        cutoffs = keep.cutoffs(time.time())
        if cutoffs:
            yield from self._find_unknown(cutoffs, dry_run=dry_run)
        for state, cutoff in cutoffs.items():
            for code, game, last in self._pages(tables.c.state == state, cutoff):
                if last < cutoff:
                    yield Expired(code, game, state, last, cutoff)

    def _find_unknown(self, cutoffs: dict[StoredState, float], *, dry_run: bool) -> Iterator[Expired]:
        """Fill in the state of tables created before it was stored; `find` handles them afterwards."""
        for code, game, last in self._pages(tables.c.state.is_(None), max(cutoffs.values())):
            state = self._find_state(code)
            if not dry_run:
                known = update(tables).where(tables.c.code == code, tables.c.state.is_(None)).values(state=state)
                with self._writing():
                    self.connection.execute(known)
            elif state in cutoffs and last < cutoffs[state]:
                yield Expired(code, game, state, last, cutoffs[state])

    def _pages(self, which: object, cutoff: float) -> Iterator[tuple[str, str, float]]:
        """Yield tables created before the cutoff: code, game, and time of the last event."""
        columns = select(tables.c.code, tables.c.game, tables.c.at, LAST_EVENT)
        query = columns.where(and_(which, tables.c.at < cutoff))  # type: ignore[arg-type]
        after = (float("-inf"), "")
        while True:
            page = query.where(tuple_(tables.c.at, tables.c.code) > after).order_by(tables.c.at, tables.c.code)
            with self._reading():
                rows = self.connection.execute(page.limit(PAGE_TABLES)).all()
            yield from ((code, game, last) for code, game, _, last in rows)
            if len(rows) < PAGE_TABLES:
                return
            after = (rows[-1].at, rows[-1].code)

    def _find_state(self, code: str) -> StoredState:
        with self._reading():
            row = self.connection.execute(select(tables).where(tables.c.code == code)).one()
            told = select(events.c.number, events.c.event, events.c.seat, events.c.said, events.c.at)
            rows = self.connection.execute(told.where(events.c.code == code).order_by(events.c.number)).all()
        try:
            happened = [read_entry(*entry).event for entry in rows]
            if not any(isinstance(event, Started) for event in happened):
                return "waiting"
            now = recall(read_setup(TableRow(*row)), happened)
        except TableeError:  # another version of the rules: it may be a finished match
            return "over"
        return "over" if now.played.over else "playing"

    def delete(self, expired: Expired) -> bool:
        """Delete a table, unless it has new events or is in memory of another process."""
        code = expired.code
        with self._writing():
            row = select(tables.c.state, LAST_EVENT).where(tables.c.code == code)
            if self._is_shared:  # a concurrent event is stored before this or fails
                self.connection.execute(select(tables.c.code).where(tables.c.code == code).with_for_update())
            found = self.connection.execute(row).first()
            if found is None or found[0] != expired.state or found[1] >= expired.cutoff:
                return False
            if self._is_shared and self.connection.scalar(IS_AWAKE, {"code": code}):
                return False
            for table in (events, jobs, presence, tables):
                self.connection.execute(delete(table).where(table.c.code == code))
        return True

    @contextmanager
    def _reading(self) -> Iterator[None]:
        with self.connection.begin():
            yield

    @contextmanager
    def _writing(self) -> Iterator[None]:
        with self.connection.begin():
            if not self._is_shared:
                self.connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield


@contextmanager
def open_pruner(database: SqliteFile | PostgresDatabase) -> Iterator[Pruner | None]:
    """Open a connection for pruning; None if another process is pruning the same database."""
    is_shared = isinstance(database, PostgresDatabase)
    try:
        with _engine(database).connect() as connection:
            if is_shared:
                is_ours = connection.scalar(select(func.pg_try_advisory_lock(LOCK)))  # until the connection closes
                connection.commit()
                yield Pruner(connection, is_shared=True) if is_ours else None
            else:
                yield Pruner(connection, is_shared=False)
    except (SQLAlchemyError, psycopg.Error) as error:
        raise TableeError(f"the database cannot be pruned: {reason(error)}") from None


def _engine(database: SqliteFile | PostgresDatabase) -> Engine:
    if isinstance(database, SqliteFile):
        return sqlite_engine(database.path)
    return postgres_engine(conninfo(database.url))
