"""A stacked deck: for lessons, never for play."""

from collections.abc import Iterable
from dataclasses import dataclass

from tablee.core.chance import Chance, Piece


@dataclass(frozen=True, slots=True)
class Stacked(Chance):
    """Chance whose first shuffle puts the listed pieces first and last; later shuffles are real."""

    first: tuple[str, ...] = ()
    last: tuple[str, ...] = ()

    def shuffled(self, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
        """Return the pieces, the listed ones in their places and the others in between."""
        rest = list(Chance(self.key).shuffled(pieces))
        first = tuple(_take(name, rest) for name in self.first)
        last = tuple(_take(name, rest) for name in self.last)
        return (*first, *rest, *last)


def _take(name: str, pieces: list[Piece]) -> Piece:
    names = [str(piece) for piece in pieces]
    if name not in names:
        raise ValueError(f"{name!r} is not in the box, or not that many times")
    return pieces.pop(names.index(name))
