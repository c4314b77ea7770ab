"""Which database: a URL names it."""

from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from tablee.core.errors import TableeError
from tablee.server.sqlite import SqliteStore
from tablee.server.store import Store


def open_store(url: str | None) -> Store:
    """Open the database of a URL such as sqlite:///games.db, made if need be; None is one in the user's data folder."""
    if url is None:
        return SqliteStore(user_data_path("tablee", appauthor=False) / "tables.db")
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise TableeError("the database is not a URL; write it like sqlite:///games.db") from None
    if parsed.drivername != "sqlite":
        raise TableeError(f"databases of the kind {parsed.drivername!r} are not known; write sqlite:///games.db")
    if not parsed.database or parsed.database == ":memory:":
        raise TableeError("the database needs a file; write sqlite:///games.db")
    return SqliteStore(Path(parsed.database))
