"""Reads files that people pass in; whatever is wrong with one is reported in one line."""

import sys
from pathlib import Path
from typing import Any

from tablee.core import documents
from tablee.core.errors import InvalidInput

MOST_BYTES = 16_000_000
MAX_ITEMS = 1_000_000  # of a JSON document: it may be a long list of positions


def read_text(path: str) -> str:
    """Return the text of a file, or of standard input for `-`."""
    name = "standard input" if path == "-" else path
    try:
        if path == "-":
            raw = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(path).open("rb") as file:
                raw = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise InvalidInput(f"cannot read {name}: {reason}") from None
    return decode(raw, name)


def decode(raw: bytes, name: str) -> str:
    """Return the text of bytes that were read from a file, or raise InvalidInput."""
    if len(raw) > MOST_BYTES:
        raise InvalidInput(f"cannot read {name}: it is larger than {MOST_BYTES // 1_000_000} MB")
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise InvalidInput(f"cannot read {name}: byte {error.start + 1} is not UTF-8 text") from None


def read_json(path: str) -> Any:
    """Return the JSON document of a file, or of standard input for `-`."""
    name = "standard input" if path == "-" else path
    text = read_text(path)
    try:
        return documents.read_json(text, max_items=MAX_ITEMS)
    except InvalidInput as error:
        raise InvalidInput(f"{name} {error}") from None
