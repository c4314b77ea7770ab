"""The schema, as the steps that led to it: pending ones run whenever a server starts.

A step is never changed. There never was a 0002: the features that came with 0003 (seed words, guests, clocks) added
kinds of events and new fields of existing ones. These are JSON in one column, so they need no step, only defaults for
fields that earlier servers did not write.
"""

import logging
from pathlib import Path

from tablee.core.errors import TableeError
from tablee.server.store.sql import Database, PostgresDatabase, Sql, SqlError, SqliteFile, open_sql

#: Statements that both databases understand; {bytes} is the type of binary data.
STEPS = {
    "0001": (
        """CREATE TABLE tables (
            code TEXT NOT NULL PRIMARY KEY,
            game TEXT NOT NULL,
            rules INTEGER NOT NULL,  -- the version of the game's rules
            options TEXT NOT NULL,  -- JSON
            players INTEGER NOT NULL,
            secret {bytes} NOT NULL,
            at FLOAT NOT NULL
        )""",
        """CREATE TABLE events (
            code TEXT NOT NULL REFERENCES tables (code),
            number INTEGER NOT NULL,  -- of two concurrent events with one number, the second fails
            event TEXT NOT NULL,  -- JSON
            seat INTEGER,  -- who asked for it
            said TEXT,  -- the id of the requesting message
            at FLOAT NOT NULL,
            PRIMARY KEY (code, number)
        )""",
    ),
    "0003": (
        # Leases on tables where a bot is about to act or a clock runs.
        """CREATE TABLE jobs (
            code TEXT NOT NULL PRIMARY KEY,
            holder TEXT NOT NULL,  -- the process that holds the lease, while it is alive
            glass TEXT  -- JSON: the turn clock, as the holder announced it
        )""",
        """CREATE TABLE processes (
            name TEXT NOT NULL PRIMARY KEY,
            until FLOAT NOT NULL  -- when it is considered dead without another heartbeat
        )""",
        # Viewers of a table, by process.
        """CREATE TABLE presence (
            code TEXT NOT NULL,
            process TEXT NOT NULL,
            seats TEXT NOT NULL,  -- JSON
            spectators INTEGER NOT NULL,
            PRIMARY KEY (code, process)
        )""",
    ),
    "0004": (
        # waiting, playing or over; NULL: from before the column existed, filled in by pruning.
        "ALTER TABLE tables ADD COLUMN state TEXT",
        "CREATE INDEX tables_by_state ON tables (state, at)",
        # One row, written to test whether storing works.
        "CREATE TABLE probes (id INTEGER NOT NULL PRIMARY KEY, at FLOAT NOT NULL)",
    ),
}
NEWEST = max(STEPS)
LASTING_TABLES = ("tables", "events", "jobs")  # the others matter only while servers run

LOCK = 0x7AB1EE  # PostgreSQL's advisory lock of the process that migrates
HAS_VERSION = {  # by whether the database is shared; the table has the name that earlier releases gave it
    False: "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'",
    True: "SELECT 1 FROM pg_tables WHERE tablename = 'alembic_version' AND schemaname = ANY (current_schemas(false))",
}

log = logging.getLogger(__name__)


def migrate(database: Database) -> None:
    """Bring a database to the newest schema; a file is created if it does not exist."""
    name = "the database" if isinstance(database, PostgresDatabase) else f"the database {database.path}"
    if isinstance(database, SqliteFile):
        _create(database.path)
    try:
        with open_sql(database) as sql:
            if version_of(sql) != NEWEST:
                upgrade(sql, name)
    except SqlError as error:
        raise TableeError(f"{name} cannot be used: {error}") from None


def upgrade(sql: Sql, name: str, newest: str = NEWEST) -> None:
    """Run the pending steps, all or none; a server that starts at the same moment waits, and finds nothing to do."""
    with sql.writing():
        if sql.is_shared:
            sql.run("SELECT pg_advisory_xact_lock(?)", LOCK)
        version = version_of(sql)
        if version is not None and version not in STEPS:
            raise TableeError(f"{name} was created by a newer version of Tablée")
        if version is None:
            sql.run("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
            sql.run("INSERT INTO alembic_version VALUES ('')")
        for number in [number for number in STEPS if (version or "") < number <= newest]:
            for statement in STEPS[number]:
                sql.run(statement.replace("{bytes}", "BYTEA" if sql.is_shared else "BLOB"))
            sql.run("UPDATE alembic_version SET version_num = ?", number)
            log.debug("migrated the database", extra={"step": number})


def version_of(sql: Sql) -> str | None:
    """Return the number of the last step that a database has seen; None: it is empty."""
    if not sql.run(HAS_VERSION[sql.is_shared]):
        return None
    versions = sql.run("SELECT version_num FROM alembic_version")
    return versions[0][0] if versions else None


def _create(path: Path) -> None:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it contains the seeds of running games
    except OSError as error:
        raise TableeError(f"the database {path} cannot be created: {error.strerror}") from None
