"""The answer: a new table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Arranged:
    """The best that can be laid: nothing at all, at times. `optimal` says that it is proven."""

    laid: tuple[str, ...]
    table: tuple[tuple[str, ...], ...]
    hand: tuple[str, ...]
    optimal: bool = True
