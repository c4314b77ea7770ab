"""What games do with pieces, whatever they are."""

from collections.abc import Iterable
from typing import TypeVar

Piece = TypeVar("Piece")


def removed(pieces: tuple[Piece, ...], taken: Iterable[Piece]) -> tuple[Piece, ...]:
    """Return the pieces without those that are taken, the others in their order."""
    left = list(pieces)
    for piece in taken:
        left.remove(piece)
    return tuple(left)
