"""The key that signs cookies where the operator chose none: made once, kept in a file that only the server reads."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp

from platformdirs import user_data_path
from sqlalchemy.engine import make_url

from tablee.core.errors import TableeError
from tablee.server.settings import MIN_KEY_LENGTH


def kept_key(database: str | None) -> str:
    """Return the key beside a database of one file; other databases have theirs in the user's data folder."""
    path = key_file(database)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.exists():
            _make(path)
        key = path.read_text().strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise TableeError(f"the key {path} cannot be kept: {reason}; set TABLEE_SECRET_KEY instead") from None
    if len(key) < MIN_KEY_LENGTH:
        raise TableeError(f"the key {path} is too short to be one of ours; remove it, and another is made")
    return key


def key_file(database: str | None) -> Path:
    """Return where the key is kept."""
    url = None if database is None else make_url(database)
    if url is not None and url.drivername == "sqlite" and url.database:
        return Path(url.database + ".key")
    folder = user_data_path("tablee", appauthor=False)
    return folder / ("tables.db.key" if url is None else "secret.key")


def _make(path: Path) -> None:
    """Write a key in one step: of two processes that start together, one is first and both read the same."""
    file, temporary = mkstemp(dir=path.parent, prefix=path.name)  # that only its owner may read
    try:
        with os.fdopen(file, "w") as unfinished:
            unfinished.write(secrets.token_urlsafe(32))
        with suppress(FileExistsError):
            os.link(temporary, path)
    finally:
        os.unlink(temporary)
