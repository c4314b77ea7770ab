"""Writes records to files: an existing file is never overwritten."""

from pathlib import Path

from tablee.core.errors import InvalidInput
from tablee.core.record import Record


def save_record(record: Record, file: str) -> None:
    """Write the record to a new file, or raise OSError."""
    with _path(file).open("x", encoding="utf-8", newline="\n") as out:
        out.write(record.write())


def check_can_save(file: str) -> None:
    """Check before the first deal that the file can be written."""
    try:
        path = _path(file)
        path.open("x").close()
        path.unlink()
    except OSError as error:
        raise InvalidInput(f"cannot write {file}: {error.strerror}") from None


def _path(file: str) -> Path:
    if "\0" in file:
        raise OSError(0, "invalid file name")
    return Path(file).expanduser()
