"""Operations on pieces of any kind."""

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import TypeVar

Piece = TypeVar("Piece")


def removed(pieces: tuple[Piece, ...], taken: Iterable[Piece]) -> tuple[Piece, ...]:
    """Return the pieces without those that are taken, in their original order."""
    left = list(pieces)
    for piece in taken:
        left.remove(piece)
    return tuple(left)


def unseen_at_random(box: Iterable[Piece], seen: Iterable[Piece], rng: Random) -> Callable[[int], tuple[Piece, ...]]:
    """Return a function that draws a number of unseen pieces from the box, each piece at most once."""
    unseen = list((Counter(box) - Counter(seen)).elements())
    rng.shuffle(unseen)

    def take(count: int) -> tuple[Piece, ...]:
        return tuple(unseen.pop() for _ in range(count))

    return take
