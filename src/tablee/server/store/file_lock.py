"""A lock on a SQLite database: one server at a time. Two servers would not see each other's players."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tablee.core.errors import TableeError

if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _try_lock(file: int) -> None:
        # Unlike flock, this is not inherited by worker processes, which may outlive a killed server for a moment.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def hold_lock(database: Path) -> Iterator[None]:
    """Hold the lock file beside a database; the system releases it even if the process is killed. The file stays."""
    database = database.resolve()
    if database.exists() and not database.is_file():  # SQLite reports what is wrong with it
        yield
        return
    try:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise TableeError(f"the database {database} cannot be created: {error.strerror}") from None
    try:
        try:
            _try_lock(file)
        except OSError:
            raise TableeError(
                f"the database {database} is in use by another server; stop it first, or choose another --database"
            ) from None
        yield
    finally:
        os.close(file)
