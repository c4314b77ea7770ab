"""Reading positions that people have on a real table: plain data, and what is said of data that is none."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tablee.core.errors import InvalidNotation, InvalidPosition, did_you_mean

Reader = Callable[[str], str]  # text -> a piece, or InvalidNotation


def check_keys(document: Mapping[str, Any], known: tuple[str, ...]) -> None:
    """Refuse a key that nobody reads: it may be a slip of the pen."""
    for key in document:
        if key not in known:
            raise InvalidPosition(f"unknown key {str(key)[:80]!r}{did_you_mean(str(key)[:80], known)}")


def read_part(document: Mapping[str, Any], key: str, known: tuple[str, ...], example: str) -> Mapping[str, Any]:
    """Return a position within the document, of which these keys are known."""
    part = document.get(key)
    if not isinstance(part, Mapping):
        raise InvalidPosition(f"{key} must be an object with {' and '.join(known[:2])}; write {example}")
    check_keys(part, known)
    return part


def read_opened(document: Mapping[str, Any]) -> bool:
    """Return whether the player has opened in an earlier turn; if nothing is said, they have."""
    opened = document.get("opened", True)
    if not isinstance(opened, bool):
        raise InvalidPosition(f"opened is true or false, not {str(opened)[:80]!r}")
    return opened


def read_melds(document: Mapping[str, Any], key: str, read: Reader, example: str) -> list[list[str]]:
    """Return the melds on a table, as they are written."""
    melds = document.get(key)
    if not isinstance(melds, list) or not all(isinstance(meld, list) and meld for meld in melds):
        raise InvalidPosition(f"{key} must be a list of lists of pieces; write {example}")
    return [[read_piece(read, piece) for piece in meld] for meld in melds]


def read_pieces(document: Mapping[str, Any], key: str, read: Reader, example: str) -> tuple[str, ...]:
    """Return the pieces that somebody holds."""
    pieces = document.get(key)
    if not isinstance(pieces, list):
        raise InvalidPosition(f"{key} must be a list of pieces; write {example}")
    return tuple(read_piece(read, piece) for piece in pieces)


def read_piece(read: Reader, text: object) -> str:
    """Return the piece that the text names."""
    if not isinstance(text, str):
        raise InvalidPosition(f"a piece is a text, not {str(text)[:80]!r}")
    try:
        return read(text)
    except InvalidNotation as error:
        raise InvalidPosition(str(error)) from None


def check_box(pieces: Iterable[str], box: Iterable[str], names: Mapping[str, str] | None = None) -> None:
    """Refuse more of a piece than there is; it is called by its notation, or by a name."""
    here, there = Counter(pieces), Counter(box)
    for piece in here - there:
        name = (names or {}).get(piece, piece)
        raise InvalidPosition(f"{name} is there {here[piece]} times, the box has {there[piece]}")
