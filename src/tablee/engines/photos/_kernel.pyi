from collections.abc import Sequence

from tablee.engines.answers import Solved
from tablee.engines.photos.rounds import Seen, Try

def arrange(
    table: Sequence[Sequence[str]],
    hand: Sequence[str],
    costs: tuple[int, int],
    opening: Sequence[int] = (),
    jokers: int = 0,
) -> tuple[int, Solved] | None: ...
def weigh(seen: Seen, lays: Sequence[Try], worlds: int, seed: int) -> list[list[int]]: ...
