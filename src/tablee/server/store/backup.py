"""Backups: a consistent copy of a database in use, in a file or in another database."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg
from sqlalchemy import Connection, Engine, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from tablee.core.errors import TableeError
from tablee.server.cluster.connection import conninfo
from tablee.server.store.database import PostgresDatabase, SqliteFile, read_url
from tablee.server.store.engines import postgres_engine, reason, sqlite_engine
from tablee.server.store.migrations import migrate_postgres, migrate_sqlite
from tablee.server.store.schema import TRANSIENT_TABLES, events, metadata, tables

BATCH_ROWS = 2000  # rows
VERSION = text("SELECT version_num FROM alembic_version")


@dataclass(frozen=True)
class Copied:
    """The size of a copy."""

    tables: int
    events: int


def back_up(source: str | None, target: str) -> Copied:
    """Copy a database to a new file or to the URL of an empty database."""
    from_here = read_url(source)
    to_there = read_url(target) if "://" in target else SqliteFile(Path(target))
    if isinstance(from_here, SqliteFile) and not from_here.path.is_file():
        raise TableeError(f"there is no database {from_here.path}")
    if isinstance(to_there, PostgresDatabase):
        migrate_postgres(conninfo(to_there.url))
        return _copy_rows(from_here, to_there)
    if to_there.path.exists():
        raise TableeError(f"{to_there.path} already exists; a backup overwrites nothing")
    with _new_file(to_there.path) as unfinished:
        if isinstance(from_here, SqliteFile):
            return _copy_file(from_here.path, unfinished)
        migrate_sqlite(unfinished)
        return _copy_rows(from_here, SqliteFile(unfinished))


@contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    """Create a file that gets its name only when it is complete and on the disk."""
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        unfinished.touch(mode=0o600)  # it contains the seeds of running games
        yield unfinished
        _sync(unfinished)
        unfinished.rename(path)
        if os.name == "posix":  # other systems cannot sync a folder
            _sync(path.parent)
    except OSError as error:
        raise TableeError(f"{path} cannot be written: {error.strerror}") from None
    finally:
        for rest in path.parent.glob(f"{unfinished.name}*"):
            rest.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _copy_file(source: Path, target: Path) -> Copied:
    """Copy a file with SQLite's backup API: in one step, so that it is consistent and blocks nobody."""
    try:
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")  # a single file without a write-ahead log
            (whole,) = there.execute("PRAGMA integrity_check").fetchone()
            if whole != "ok":
                raise TableeError(f"the database {source} is damaged: {whole}")
            ((made, happened),) = there.execute("SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM events)")
            return Copied(made, happened)
    except sqlite3.Error as error:
        raise TableeError(f"the database {source} cannot be copied: {error}") from None


def _copy_rows(source: SqliteFile | PostgresDatabase, target: SqliteFile | PostgresDatabase) -> Copied:
    """Copy from one kind of database to another, all or nothing."""
    try:
        with _engine(source).connect() as here, _engine(target).begin() as there:
            _begin(source, here)
            _begin(target, there)
            if here.scalar(VERSION) != there.scalar(VERSION):
                raise TableeError(
                    "the database has another schema version; start a server of this Tablée version on it first"
                )
            if there.execute(select(tables.c.code).limit(1)).first() is not None:
                raise TableeError("that database already contains tables; a backup overwrites nothing")
            for table in metadata.sorted_tables:
                if table not in TRANSIENT_TABLES:
                    rows = here.execution_options(yield_per=BATCH_ROWS).execute(select(table))
                    for some in rows.mappings().partitions(BATCH_ROWS):
                        there.execute(insert(table), [dict(row) for row in some])
            made, happened = (there.scalar(select(func.count()).select_from(table)) for table in (tables, events))
            return Copied(made or 0, happened or 0)
    except (SQLAlchemyError, sqlite3.Error, psycopg.Error) as error:
        raise TableeError(f"the database cannot be copied: {reason(error)}") from None


def _engine(database: SqliteFile | PostgresDatabase) -> Engine:
    if isinstance(database, SqliteFile):
        return sqlite_engine(database.path)
    return postgres_engine(conninfo(database.url))


def _begin(database: SqliteFile | PostgresDatabase, connection: Connection) -> None:
    """Begin a transaction that sees a consistent snapshot."""
    if isinstance(database, SqliteFile):
        connection.exec_driver_sql("BEGIN")
    else:
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
