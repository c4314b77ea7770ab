"""The default key for signing cookies: generated once, stored in a file that only the server can read."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp

from platformdirs import user_data_path

from tablee.core.errors import TableeError
from tablee.server.settings import MIN_KEY_LENGTH


def kept_key(database: str | None) -> str:
    """Return the key: stored beside a SQLite file, or in the user's data folder for other databases."""
    path = key_file(database)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.exists():
            _make(path)
        key = path.read_text().strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise TableeError(f"the key {path} cannot be stored: {reason}; set TABLEE_SECRET_KEY instead") from None
    if len(key) < MIN_KEY_LENGTH:
        raise TableeError(f"the key {path} is too short to be valid; remove it, and a new one is generated")
    return key


def key_file(database: str | None) -> Path:
    """Return the path of the key file."""
    file = (database or "").removeprefix("sqlite:///").partition("?")[0]
    if database is not None and file and database.startswith("sqlite:///"):
        return Path(file + ".key")
    folder = user_data_path("tablee", appauthor=False)
    return folder / ("tables.db.key" if database is None else "secret.key")


def _make(path: Path) -> None:
    """Write a key atomically: of two processes that start together, one wins and both read the same key."""
    file, temporary = mkstemp(dir=path.parent, prefix=path.name)  # readable only by its owner
    try:
        with os.fdopen(file, "w") as unfinished:
            unfinished.write(secrets.token_urlsafe(32))
        with suppress(FileExistsError):
            os.link(temporary, path)
    finally:
        os.unlink(temporary)
