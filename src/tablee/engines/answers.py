"""The three answers of a solver, which are never confused."""

from dataclasses import dataclass
from typing import NamedTuple


class Solved(NamedTuple):
    """The best that can be laid: nothing at all, at times. `optimal` says that it is proven."""

    laid: tuple[str, ...]
    table: tuple[tuple[str, ...], ...]
    left: tuple[str, ...]  # what stays on the rack or in the hand
    optimal: bool = True


@dataclass(frozen=True)
class Impossible:
    """What lies on the table cannot be arranged in valid combinations, whatever is laid."""


@dataclass(frozen=True)
class GaveUp:
    """The search looked at as many states as it was allowed to and knows nothing: this is not a no."""

    states: int


Answer = Solved | Impossible | GaveUp
