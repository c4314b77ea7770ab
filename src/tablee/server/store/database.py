"""Databases, named by URLs."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from urllib.parse import parse_qs

from platformdirs import user_data_path

from tablee.core.errors import TableeError
from tablee.server.store.file_lock import find_holder, hold_lock
from tablee.server.store.sql import MISSING_DRIVER, Database, PostgresDatabase, SqliteFile
from tablee.server.store.sqlite import SYNCHRONOUS, SqliteStore
from tablee.table.storage.store import Store

EXAMPLES = "sqlite:///games.db or postgresql://user@host/name"


def read_url(url: str | None) -> Database:
    """Return the database of a URL such as sqlite:///games.db; None is one in the user's data folder."""
    if url is None:
        return SqliteFile(user_data_path("tablee", appauthor=False) / "tables.db")
    if url.startswith(("postgresql://", "postgres://")):
        return PostgresDatabase(_checked(url))
    kind, separator, _ = url.partition("://")
    if not separator or not kind.isidentifier():
        raise TableeError(f"the database is not a URL; write it like {_example(url)}")
    if kind != "sqlite":
        raise TableeError(f"unknown kind of database {kind!r}; write {EXAMPLES}")
    file, _, query = url.removeprefix("sqlite://").removeprefix("/").partition("?")
    if not file or file == ":memory:":
        raise TableeError("a SQLite database needs a file; write sqlite:///games.db")
    chosen = parse_qs(query, keep_blank_values=True)
    synchronous = ",".join(chosen.pop("synchronous", ["full"]))
    if chosen or synchronous not in SYNCHRONOUS:
        raise TableeError("a SQLite URL takes only ?synchronous=full or ?synchronous=normal after the file")
    return SqliteFile(Path(file), SYNCHRONOUS[synchronous])


def open_store(url: str | None) -> Store:
    """Open the database of a URL, and create it if it does not exist."""
    database = read_url(url)
    if isinstance(database, SqliteFile):
        return SqliteStore(database.path, database.synchronous)
    from tablee.server.store.postgres import PostgresStore

    return PostgresStore(database.url)


def hold_database(url: str | None, address: str = "") -> AbstractContextManager[None]:
    """Lock a SQLite file against other servers, which learn our address; PostgreSQL is made to be shared."""
    database = read_url(url)
    return hold_lock(database.path, address) if isinstance(database, SqliteFile) else nullcontext()


def find_server(url: str | None) -> str | None:
    """Return the address of the server on this machine that uses a SQLite file; None if there is none."""
    database = read_url(url)
    return find_holder(database.path) if isinstance(database, SqliteFile) else None


def _example(path: str) -> str:
    """Return the URL of what looks like a file, or examples."""
    return f"sqlite:///{path}" if path.endswith((".db", ".sqlite", ".sqlite3")) else EXAMPLES


def _checked(url: str) -> str:
    """Return a PostgreSQL URL; refuse one whose password would be parsed, and printed, as another part of the URL."""
    try:
        from psycopg import ProgrammingError
        from psycopg.conninfo import conninfo_to_dict
    except ImportError:
        raise TableeError(MISSING_DRIVER) from None
    user, at, _ = url.partition("://")[2].rpartition("@")
    if at and set(user) & set("@/?#"):
        raise TableeError("in the user and password of a database URL, write @ as %40, / as %2F, ? as %3F and # as %23")
    try:
        conninfo_to_dict(url)
    except ProgrammingError:  # its message may contain the password
        raise TableeError("the database URL is invalid; write it like postgresql://user@host/name") from None
    return url
