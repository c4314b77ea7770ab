from collections.abc import Sequence

from tablee.core.pieces.melds import LaidTable
from tablee.engines.photos.rounds import Open, Seen, Try

def arrange(
    table: Sequence[Sequence[str]],
    hand: Sequence[str],
    costs: tuple[int, int],
    opening: Sequence[int] = (),
    jokers: int = 0,
) -> tuple[int, LaidTable] | None: ...
def weigh(seen: Seen, lays: Sequence[Try], worlds: int, seed: int) -> list[list[int]]: ...
def weigh_each(seen: Seen, lays: Sequence[Try], worlds: int, seed: int) -> list[list[tuple[int, ...]]]: ...
def weigh_open(position: Open, first: bytes, orders: int, seed: int) -> list[list[tuple[int, ...]]]: ...
