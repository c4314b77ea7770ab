"""Reading untrusted documents: their depth and size are limited before they are parsed.

An error is worded as the end of a sentence that begins with the document's name:
>>> read_json('{"hand": [[[[[[[[[[["seven"]]]]]]]]]]]}')
Traceback (most recent call last):
    ...
tablee.core.errors.InvalidInput: is nested too deeply
"""

import json
import tomllib
from collections.abc import Iterable
from itertools import accumulate
from typing import Any

from tablee.core.errors import InvalidInput

MAX_DEPTH = 10  # an edition within a list of positions has 8 levels
MAX_ITEMS = 5_000  # elements and keys: the largest edition has half of them, a position at most a few hundred

DEPTH = {"[": 1, "{": 1, "]": -1, "}": -1}
ALL_BUT_BRACKETS = bytes(set(range(256)) - set(map(ord, DEPTH)))
KEY_ENDS = frozenset("=,\n[]{}")


def read_json(text: str, *, max_items: int = MAX_ITEMS) -> Any:
    """Return the JSON document, or say why it cannot be read."""
    check_shape(text.encode(errors="surrogatepass"), max_items=max_items)
    try:
        return json.loads(text, object_pairs_hook=_each_key_once, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise InvalidInput(f"is not JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except InvalidInput:
        raise
    except ValueError:  # Python refuses integers of thousands of digits
        raise InvalidInput("has a number that is too long") from None


def check_shape(text: bytes, *, max_items: int = MAX_ITEMS) -> None:
    """Refuse JSON that is nested too deeply or has too many items, without parsing it."""
    # Without escapes every other quote ends a string; outside of strings a backslash is refused by any parser.
    unescaped = text.replace(b"\\\\", b"").replace(b'\\"', b"")
    structure = b"".join(unescaped.split(b'"')[::2])
    _check_count(sum(map(structure.count, b"[{,")), max_items)
    brackets = structure.translate(None, ALL_BUT_BRACKETS)[: 2 * max_items]  # more of them do not match
    _check_depth(max(accumulate(DEPTH[chr(sign)] for sign in brackets), default=0))


def read_toml(text: str, *, max_items: int = MAX_ITEMS) -> dict[str, Any]:
    """Return the TOML document, or say why it cannot be read."""
    _check_depth(max(_toml_depths(text), default=0))
    try:
        document = tomllib.loads(text)
    except ValueError as error:
        raise InvalidInput(f"is not TOML: {error}") from None
    _check_count(_count(document), max_items)
    return document


def _toml_depths(text: str) -> Iterable[int]:
    """Yield the greatest depth that each character of a TOML document can have; each dot in a key is a level, too."""
    at = brackets = dots = 0
    while at < len(text):
        sign = text[at]
        if sign in "\"'":
            at = _end_of_string(text, at)
            continue
        if sign == "#":
            at = text.find("\n", at)
            if at < 0:
                return
            continue
        brackets += DEPTH.get(sign, 0)
        dots = 0 if sign in KEY_ENDS else dots + (sign == ".")
        yield brackets + dots
        at += 1


def _end_of_string(text: str, start: int) -> int:
    """Return where the string that begins here ends; the end of the text if it never does."""
    quote = text[start]
    if text.startswith(quote * 3, start):
        quote *= 3
    at = start + len(quote)
    while at < len(text) and not text.startswith(quote, at):
        at += 2 if text[at] == "\\" and quote[0] == '"' else 1
    return min(at + len(quote), len(text))


def _count(document: Any) -> int:
    """Return how many items a document has, and refuse one that is nested too deeply."""
    level, count, depth = [document], 0, 0
    while parts := [part for part in level if isinstance(part, dict | list)]:
        depth += 1
        _check_depth(depth)
        level = [item for part in parts for item in (part.values() if isinstance(part, dict) else part)]
        count += len(level)
    return count


def _check_depth(depth: int) -> None:
    if depth > MAX_DEPTH:
        raise InvalidInput("is nested too deeply")


def _check_count(count: int, most: int) -> None:
    if count > most:
        raise InvalidInput(f"has more than {most} items")


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    document: dict[str, Any] = {}
    for key, value in pairs:
        if key in document:
            raise InvalidInput(f"is not strict JSON: duplicate key {key[:80]!r}")
        document[key] = value
    return document


def _refuse_constant(text: str) -> None:
    raise InvalidInput(f"is not strict JSON: {text} is not a JSON number")
