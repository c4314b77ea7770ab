"""Reading positions from real tables: plain data, with a clear error for invalid data."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tablee.core.errors import InvalidNotation, InvalidPosition, did_you_mean

Reader = Callable[[str], str]  # text -> a piece, or InvalidNotation


def check_keys(document: Mapping[str, Any], known: tuple[str, ...]) -> None:
    """Refuse an unknown key: it may be a typo."""
    for key in document:
        if key not in known:
            raise InvalidPosition(f"unknown key {str(key)[:80]!r}{did_you_mean(str(key)[:80], known)}")


def read_options(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the options of a position; by default none."""
    options = document.get("options")
    if options is not None and not isinstance(options, Mapping):
        raise InvalidPosition('options is a JSON object in { }, such as {"way": "draw"}')
    return options or {}


def read_part(document: Mapping[str, Any], key: str, known: tuple[str, ...], example: str) -> Mapping[str, Any]:
    """Return a position within the document, in which only these keys are allowed."""
    part = document.get(key)
    if not isinstance(part, Mapping):
        raise InvalidPosition(f"{key} must be an object with {' and '.join(known[:2])}; write {example}")
    check_keys(part, known)
    return part


def read_opened(document: Mapping[str, Any]) -> bool:
    """Return whether the player has opened in an earlier turn; by default they have."""
    opened = document.get("opened", True)
    if not isinstance(opened, bool):
        raise InvalidPosition(f"opened is true or false, not {str(opened)[:80]!r}")
    return opened


def read_melds(document: Mapping[str, Any], key: str, read: Reader, example: str, most: int) -> list[list[str]]:
    """Return the melds on a table, as they are written; the box has `most` pieces."""
    melds = document.get(key)
    if not isinstance(melds, list) or not all(isinstance(meld, list) and meld for meld in melds):
        raise InvalidPosition(f"{key} must be a list of lists of pieces; write {example}")
    check_count(key, sum(map(len, melds)), most)
    return [[read_piece(read, piece) for piece in meld] for meld in melds]


def read_pieces(document: Mapping[str, Any], key: str, read: Reader, example: str, most: int) -> tuple[str, ...]:
    """Return the pieces in a hand; the box has `most` pieces."""
    pieces = document.get(key)
    if not isinstance(pieces, list):
        raise InvalidPosition(f"{key} must be a list of pieces; write {example}")
    check_count(key, len(pieces), most)
    return tuple(read_piece(read, piece) for piece in pieces)


def read_piece(read: Reader, text: object) -> str:
    """Return the piece that the text names."""
    if not isinstance(text, str):
        raise InvalidPosition(f"a piece is a text, not {str(text)[:80]!r}")
    try:
        return read(text)
    except InvalidNotation as error:
        raise InvalidPosition(str(error)) from None


def check_count(key: str, count: int, most: int) -> None:
    """Refuse more pieces than the box has, before any of them is read, judged or remembered."""
    if count > most:
        raise InvalidPosition(f"{key} has {count} pieces, the box has {most}")


def check_box(pieces: Iterable[str], box: Iterable[str], names: Mapping[str, str] | None = None) -> None:
    """Refuse more copies of a piece than the box has; the message uses its notation, or its name if given."""
    here, there = Counter(pieces), Counter(box)
    for piece in here - there:
        name = (names or {}).get(piece, piece)
        raise InvalidPosition(f"{name} appears {here[piece]} times, but the box has {there[piece]}")
