"""Finds expired tables and deletes them, each in a short transaction."""

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import get_args

from tablee.core.errors import InvalidOption, TableeError
from tablee.server.store.sql import Database, Row, Sql, SqlError, open_sql
from tablee.table.events import Started, StoredState
from tablee.table.storage.rows import TableRow, read_entry, read_setup
from tablee.table.transitions import recall

PAGE_TABLES = 200  # tables per query
DAY_S = 86400.0
LOCK = 0x7AB1EF  # PostgreSQL's advisory lock of the process that prunes

LAST_EVENT = (
    "coalesce((SELECT events.at FROM events WHERE events.code = tables.code ORDER BY number DESC LIMIT 1), tables.at)"
)
FIND_PAGE = f"""
    SELECT code, game, at, {LAST_EVENT} FROM tables
    WHERE {{which}} AND at < ? AND (at, code) > (?, ?) ORDER BY at, code LIMIT {PAGE_TABLES}
"""
FIND_TABLE = "SELECT code, game, rules, options, players, secret, at FROM tables WHERE code = ?"
FIND_EVENTS = "SELECT number, event, seat, said, at FROM events WHERE code = ? ORDER BY number"
SET_STATE = "UPDATE tables SET state = ? WHERE code = ? AND state IS NULL"
NOW = "extract(epoch FROM clock_timestamp())"
#: Whether another process has the table in memory: it has viewers, or a bot or a clock is about to act.
IS_AWAKE = f"""
    SELECT EXISTS (
        SELECT 1 FROM jobs JOIN processes ON processes.name = jobs.holder
        WHERE jobs.code = ? AND until > {NOW}
    ) OR EXISTS (
        SELECT 1 FROM presence JOIN processes ON processes.name = presence.process
        WHERE presence.code = ? AND until > {NOW}
    )
"""


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

    def days(self, state: StoredState | None) -> float:
        """Return the days of a state; 0 if it never expires, or is not known yet."""
        return {"waiting": self.unstarted_days, "playing": self.abandoned_days, "over": self.finished_days, None: 0}[
            state
        ]

    def cutoffs(self, now: float) -> dict[StoredState, float]:
        """Return the cutoff of each state that expires: tables whose last event is older are deleted."""
        return {state: now - kept * DAY_S for state in get_args(StoredState) if (kept := self.days(state))}


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

    def __init__(self, sql: Sql) -> None:
        self.sql = sql

    def find(self, keep: Retention, *, dry_run: bool = False) -> Iterator[Expired]:
        """Yield expired tables, oldest first, in pages, so that no transaction is long."""
        cutoffs = keep.cutoffs(time.time())
        if cutoffs:
            yield from self._find_unknown(cutoffs, dry_run=dry_run)
        for state, cutoff in cutoffs.items():
            for code, game, last in self._pages("state = ?", cutoff, state):
                if last < cutoff:
                    yield Expired(code, game, state, last, cutoff)

    def _find_unknown(self, cutoffs: dict[StoredState, float], *, dry_run: bool) -> Iterator[Expired]:
        """Fill in the state of tables created before it was stored; `find` handles them afterwards."""
        for code, game, last in self._pages("state IS NULL", max(cutoffs.values())):
            state = self._find_state(code)
            if not dry_run:
                self.sql.run(SET_STATE, state, code)
            elif state in cutoffs and last < cutoffs[state]:
                yield Expired(code, game, state, last, cutoffs[state])

    def _pages(self, which: str, cutoff: float, *values: object) -> Iterator[tuple[str, str, float]]:
        """Yield tables created before the cutoff: code, game, and time of the last event."""
        query = FIND_PAGE.format(which=which)
        after = (float("-inf"), "")
        while True:
            rows = self.sql.run(query, *values, cutoff, *after)
            yield from ((code, game, last) for code, game, _, last in rows)
            if len(rows) < PAGE_TABLES:
                return
            code, _, at, _ = rows[-1]
            after = (at, code)

    def _find_state(self, code: str) -> StoredState:
        with self.sql.reading():
            (row,) = self.sql.run(FIND_TABLE, code)
            rows = self.sql.run(FIND_EVENTS, code)
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
        with self.sql.writing():
            if not self._is_still(expired) or self._is_awake(code):
                return False
            for table in ("events", "jobs", "presence", "tables"):
                self.sql.run(f"DELETE FROM {table} WHERE code = ?", code)
        return True

    def _is_still(self, expired: Expired) -> bool:
        if self.sql.is_shared:  # a concurrent event is stored before this or fails
            self.sql.run("SELECT code FROM tables WHERE code = ? FOR UPDATE", expired.code)
        found: list[Row] = self.sql.run(f"SELECT state, {LAST_EVENT} FROM tables WHERE code = ?", expired.code)
        return any(state == expired.state and last < expired.cutoff for state, last in found)

    def _is_awake(self, code: str) -> bool:
        if not self.sql.is_shared:  # the caller knows
            return False
        ((is_awake,),) = self.sql.run(IS_AWAKE, code, code)
        return bool(is_awake)


@contextmanager
def open_pruner(database: Database) -> Iterator[Pruner | None]:
    """Open a connection for pruning; None if another process is pruning the same database."""
    try:
        with open_sql(database) as sql:
            if sql.is_shared:
                ((is_ours,),) = sql.run("SELECT pg_try_advisory_lock(?)", LOCK)  # until the connection closes
                yield Pruner(sql) if is_ours else None
            else:
                yield Pruner(sql)
    except SqlError as error:
        raise TableeError(f"the database cannot be pruned: {error}") from None
