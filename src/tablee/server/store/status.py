"""What is stored: tables by state and age, the size of the database, and what retention will delete."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

from tablee.core.errors import TableeError
from tablee.server.store.migrations import NEWEST, version_of
from tablee.server.store.pruning import DAY_S, LAST_EVENT, Retention
from tablee.server.store.sql import Database, Sql, SqlError, SqliteFile, open_sql
from tablee.table.events import StoredState

#: Ages in days since the last event. A table counts in the first one that fits, or is older.
AGES = {"day": 1, "week": 7, "month": 30, "quarter": 91}
OLDER = "older"
#: From when on tables are due to be deleted, in days from now.
DUE = {"now": 0, "day": 1, "week": 7}

State = Literal["never_started", "in_play", "abandoned", "finished", "unknown"]
STATES: dict[StoredState | None, State] = {
    "waiting": "never_started",
    "playing": "in_play",
    "over": "finished",
    None: "unknown",
}
ABANDONED = (
    "month",
    "quarter",
    OLDER,
)  # the ages at which an unfinished match counts as abandoned: a week without a move

#: What a database says about the tables of one state, from the times of their last events.
COUNT = f"""
    SELECT {{columns}}, count(*), min(last)
    FROM (SELECT {LAST_EVENT} AS last FROM tables WHERE coalesce(state, '') = ?) AS found
"""
SIZE_OF_FILE = """
    SELECT page_count * page_size, freelist_count * page_size
    FROM pragma_page_count, pragma_page_size, pragma_freelist_count
"""
SIZE_OF_TABLES = """
    SELECT sum(pg_total_relation_size(to_regclass(name))), 0
    FROM unnest(ARRAY['tables', 'events', 'jobs', 'presence', 'processes', 'probes']) AS name
"""


@dataclass(frozen=True)
class Due:
    """When the tables of one state are deleted."""

    after_days: float  # without an event; 0: never
    tables: dict[str, int]  # how many by now, within a day and within a week
    next: float | None  # when the oldest one is due, in seconds since 1970


@dataclass(frozen=True)
class Status:
    """What is stored."""

    bytes: int
    free_bytes: int  # of these: a SQLite file keeps them and uses them again; 0 for PostgreSQL, which does not say
    tables: dict[State, dict[str, int]]  # how many, by state and age
    due: dict[State, Due]  # by state; `abandoned` stands for all unfinished matches

    @property
    def count(self) -> int:
        """How many tables there are."""
        return sum(sum(ages.values()) for ages in self.tables.values())


def read_status(database: Database, keep: Retention) -> Status:
    """Look at a database without changing anything; servers may be running on it."""
    tables: dict[State, dict[str, int]] = {}
    due: dict[State, Due] = {}
    now = time.time()
    with _open_to_look(database) as sql:
        ((size, free),) = sql.run(SIZE_OF_TABLES if sql.is_shared else SIZE_OF_FILE)
        for stored, state in STATES.items():
            days = keep.days(stored)
            ages, counts, oldest = _count(sql, stored, days, now)
            if state == "in_play":
                tables["in_play"] = {age: 0 if age in ABANDONED else count for age, count in ages.items()}
                state = "abandoned"
                ages = {age: count if age in ABANDONED else 0 for age, count in ages.items()}
            tables[state] = ages
            if state != "unknown":
                due[state] = Due(days, counts, oldest + days * DAY_S if days and oldest is not None else None)
    return Status(int(size), int(free), tables, due)


@contextmanager
def _open_to_look(database: Database) -> Iterator[Sql]:
    """Open a database for reading; everything that is read is of the same moment."""
    name = "the database"
    if isinstance(database, SqliteFile):
        name = f"the database {database.path}"
        if not database.path.is_file():
            raise TableeError(f"there is no database {database.path}")
    try:
        with open_sql(database, read_only=True) as sql, sql.reading():
            if version_of(sql) != NEWEST:
                raise TableeError(
                    f"{name} has another schema version; start a server of this Tablée version on it first"
                )
            yield sql
    except SqlError as error:
        raise TableeError(f"{name} cannot be read: {error}") from None


def _count(
    sql: Sql, state: StoredState | None, keep_days: float, now: float
) -> tuple[dict[str, int], dict[str, int], float | None]:
    """Return how many tables of a state there are by age, how many are due, and when the oldest had its last event."""
    since = [now - days * DAY_S for days in AGES.values()]
    before = [now + (days - keep_days) * DAY_S if keep_days else float("-inf") for days in DUE.values()]
    filters = [*(["last >= ?"] * len(since)), *(["last < ?"] * len(before))]
    columns = ", ".join(f"count(*) FILTER (WHERE {each})" for each in filters)
    ((*counts, total, oldest),) = sql.run(COUNT.format(columns=columns), *since, *before, state or "")
    younger = [0, *counts[: len(since)], total]
    ages = {age: count - less for age, less, count in zip([*AGES, OLDER], younger, younger[1:], strict=False)}
    return ages, dict(zip(DUE, counts[len(since) :], strict=True)), oldest
