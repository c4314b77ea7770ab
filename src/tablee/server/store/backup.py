"""Backups: a consistent copy of a database in use, in a file or in another database."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tablee.core.errors import TableeError
from tablee.server.store.database import read_url
from tablee.server.store.migrations import LASTING_TABLES, migrate, version_of
from tablee.server.store.sql import Database, PostgresDatabase, Sql, SqlError, SqliteFile, open_sql

BATCH_ROWS = 2000


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
        migrate(to_there)
        return _copy_rows(from_here, to_there)
    if to_there.path.exists():
        raise TableeError(f"{to_there.path} already exists; a backup never overwrites anything")
    with _new_file(to_there.path) as unfinished:
        if isinstance(from_here, SqliteFile):
            return _copy_file(from_here.path, unfinished)
        copy = SqliteFile(unfinished)
        migrate(copy)
        return _copy_rows(from_here, copy)


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


def _copy_rows(source: Database, target: Database) -> Copied:
    """Copy from one kind of database to another, all or nothing."""
    try:
        with open_sql(source) as here, open_sql(target) as there, here.reading(), there.writing():
            if version_of(here) != version_of(there):
                raise TableeError(
                    "the database has another schema version; start a server of this Tablée version on it first"
                )
            if there.run("SELECT 1 FROM tables LIMIT 1"):
                raise TableeError("that database already contains tables; a backup never overwrites anything")
            for table in LASTING_TABLES:
                _copy_table(table, here, there)
            made, happened = (there.run(f"SELECT count(*) FROM {table}")[0][0] for table in ("tables", "events"))
            return Copied(made, happened)
    except SqlError as error:
        raise TableeError(f"the database cannot be copied: {error}") from None


def _copy_table(table: str, here: Sql, there: Sql) -> None:
    """Copy all rows; both databases have gone through the same steps, so their columns have one order."""
    for page in here.pages(f"SELECT * FROM {table}", BATCH_ROWS):
        there.run_many(f"INSERT INTO {table} VALUES ({', '.join('?' * len(page[0]))})", page)
