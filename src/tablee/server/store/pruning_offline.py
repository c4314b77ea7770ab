"""Pruning from the command line: PostgreSQL servers may run meanwhile, a SQLite server must be stopped."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, nullcontext

from tablee.core.errors import TableeError
from tablee.server.store.database import hold_database, read_url
from tablee.server.store.migrations import NEWEST, migrate, version_of
from tablee.server.store.pruning import Expired, Retention, open_pruner
from tablee.server.store.sql import PostgresDatabase, SqliteFile
from tablee.server.store.sqlite import connect


def prune_database(url: str | None, keep: Retention, *, dry_run: bool, vacuum: bool) -> Iterator[Expired]:
    """Delete expired tables, or nothing in a dry run, and yield them."""
    database = read_url(url)
    if isinstance(database, SqliteFile) and not database.path.is_file():
        raise TableeError(f"there is no database {database.path}")
    if vacuum and (dry_run or isinstance(database, PostgresDatabase)):
        raise TableeError("--vacuum works only with SQLite and not in a dry run; PostgreSQL vacuums by itself")
    # A SQLite file does not record which tables a server has in memory, so no server may run meanwhile.
    with nullcontext() if dry_run else hold_database(url):
        if not dry_run:
            migrate(database)
        with open_pruner(database) as pruner:
            if pruner is None:
                raise TableeError("a server is pruning this database right now; try again later")
            if dry_run and version_of(pruner.sql) != NEWEST:
                raise TableeError(
                    "the database has another schema version; start a server of this Tablée version on it first"
                )
            for expired in pruner.find(keep, dry_run=dry_run):
                if dry_run or pruner.delete(expired):
                    yield expired
        if vacuum and isinstance(database, SqliteFile):
            _vacuum(database)


def _vacuum(database: SqliteFile) -> None:
    try:
        with closing(connect(database.path)) as db:
            db.execute("VACUUM")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise TableeError(f"the space could not be freed: {error}") from None
