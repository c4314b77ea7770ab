"""A lock on a SQLite database: one server at a time. Two servers would not see each other's players.

The file that is locked holds the address of the server, for whoever starts a second one.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tablee.core.errors import TableeError

FAR_BEHIND = 1 << 30  # bytes: behind what the file holds
MAX_ADDRESS_BYTES = 300

if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: int) -> None:
        os.lseek(file, FAR_BEHIND, os.SEEK_SET)  # here a byte that is locked cannot be read by others
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _try_lock(file: int) -> None:
        # Unlike flock, this is not inherited by worker processes, which may outlive a killed server for a moment.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def hold_lock(database: Path, address: str = "") -> Iterator[None]:
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
            raise TableeError(_in_use(database, os.read(file, MAX_ADDRESS_BYTES))) from None
        os.ftruncate(file, 0)
        os.write(file, address.encode()[:MAX_ADDRESS_BYTES])
        yield
    finally:
        os.close(file)


def find_holder(database: Path) -> str | None:
    """Return the address of the server that uses a database; None if no server does, or its address is not known."""
    try:
        file = os.open(f"{database.resolve()}.lock", os.O_RDWR)
    except OSError:
        return None
    try:
        _try_lock(file)
    except OSError:
        return os.read(file, MAX_ADDRESS_BYTES).decode(errors="replace") or None
    finally:
        os.close(file)
    return None


def _in_use(database: Path, address: bytes) -> str:
    """Return why the database cannot be used and, if a server uses it, where that is."""
    other = "stop it first, or choose another --database"
    if not address:
        return f"the database {database} is in use by another Tablée; {other}"
    return f"Tablée is already running at {address.decode(errors='replace')}, with {database}; open it there, {other}"
