"""Reading, writing and comparing melds of any pieces. Only the game knows which melds are valid."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple

from tablee.core.errors import InvalidNotation

Meld = tuple[str, ...]
Table = tuple[Meld, ...]


class LaidTable(NamedTuple):
    """What a player lays, and the table and the hand or rack after it. If nothing is laid, the table is unchanged."""

    laid: tuple[str, ...]
    table: Table
    left: tuple[str, ...]


class Flaw(NamedTuple):
    """What is wrong with a meld: the code of a refusal and its arguments."""

    code: str
    args: tuple[tuple[str, str | int], ...]

    @classmethod
    def of(cls, code: str, meld: Meld, **args: str | int) -> "Flaw":
        """Return the flaw of a meld, which is the first of the arguments."""
        return cls(code, (("meld", " ".join(meld)), *args.items()))


def compare_tables(before: Table, after: Table) -> tuple[list[Meld], list[Meld]]:
    """Return the melds that are new, and those that are no longer there."""
    old, new = Counter(before), Counter(after)
    return list((new - old).elements()), list((old - new).elements())


def write_table(table: Table) -> str:
    """Return the melds as text, with a bar between them."""
    return " | ".join(map(" ".join, table))


def split_melds(words: Iterable[str], read: Callable[[str], str], example: str) -> list[Meld]:
    """Return the melds written as pieces with bars between the melds."""
    melds: list[list[str]] = [[]]
    for word in words:
        if word == "|":
            melds.append([])
        else:
            melds[-1].append(read(word))
    if not all(melds):
        raise InvalidNotation(f"there is a meld without pieces: write {example!r}")
    return list(map(tuple, melds))
