"""Databases, named by URLs."""

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path
from psycopg import ProgrammingError
from psycopg.conninfo import conninfo_to_dict
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from tablee.core.errors import TableeError
from tablee.server.store.file_lock import hold_lock
from tablee.server.store.postgres import PostgresStore
from tablee.server.store.sqlite import SYNCHRONOUS, SqliteStore, Synchronous
from tablee.table.storage.store import Store

EXAMPLES = "sqlite:///games.db or postgresql://user@host/name"


@dataclass(frozen=True)
class SqliteFile:
    """A database in a file."""

    path: Path
    synchronous: Synchronous = "full"


@dataclass(frozen=True)
class PostgresDatabase:
    """A database of a PostgreSQL server."""

    url: str = field(repr=False)  # perhaps with a password


def read_url(url: str | None) -> SqliteFile | PostgresDatabase:
    """Return the database of a URL such as sqlite:///games.db; None is one in the user's data folder."""
    if url is None:
        return SqliteFile(user_data_path("tablee", appauthor=False) / "tables.db")
    if url.startswith(("postgresql://", "postgres://")):
        return PostgresDatabase(_checked(url))
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise TableeError(f"the database is not a URL; write it like {EXAMPLES}") from None
    if parsed.drivername != "sqlite":
        raise TableeError(f"unknown kind of database {parsed.drivername!r}; write {EXAMPLES}")
    if not parsed.database or parsed.database == ":memory:":
        raise TableeError("a SQLite database needs a file; write sqlite:///games.db")
    synchronous = parsed.query.get("synchronous", "full")
    if parsed.query.keys() - {"synchronous"} or synchronous not in SYNCHRONOUS:
        raise TableeError("a SQLite URL takes only ?synchronous=full or ?synchronous=normal after the file")
    return SqliteFile(Path(parsed.database), SYNCHRONOUS[synchronous])


def open_store(url: str | None) -> Store:
    """Open the database of a URL, and create it if it does not exist."""
    database = read_url(url)
    if isinstance(database, SqliteFile):
        return SqliteStore(database.path, database.synchronous)
    return PostgresStore(database.url)


def hold_database(url: str | None) -> AbstractContextManager[None]:
    """Lock a SQLite file against other servers while inside; PostgreSQL is made to be shared."""
    database = read_url(url)
    return hold_lock(database.path) if isinstance(database, SqliteFile) else nullcontext()


def _checked(url: str) -> str:
    """Return a PostgreSQL URL; refuse one whose password would be parsed, and printed, as another part of the URL."""
    user, at, _ = url.partition("://")[2].rpartition("@")
    if at and set(user) & set("@/?#"):
        raise TableeError("in the user and password of a database URL, write @ as %40, / as %2F, ? as %3F and # as %23")
    try:
        conninfo_to_dict(url)
    except ProgrammingError:  # its message may contain the password
        raise TableeError("the database URL is invalid; write it like postgresql://user@host/name") from None
    return url
