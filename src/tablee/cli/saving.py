"""Writing records to files: what is there already is never overwritten."""

from pathlib import Path

from tablee.core.errors import InvalidInput
from tablee.core.record import Record


def save_record(record: Record, file: str) -> None:
    """Write the record to a new file, or raise OSError."""
    with _path(file).open("x", encoding="utf-8", newline="\n") as out:
        out.write(record.write())


def check_can_save(file: str) -> None:
    """Refuse a file that cannot be written before the first deal, not after the last."""
    try:
        path = _path(file)
        path.open("x").close()
        path.unlink()
    except OSError as error:
        raise InvalidInput(f"cannot write {file}: {error.strerror}") from None


def _path(file: str) -> Path:
    if "\0" in file:
        raise OSError(0, "no file has such a name")
    return Path(file).expanduser()
