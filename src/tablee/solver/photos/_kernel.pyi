from collections.abc import Sequence

from tablee.solver.photos.answers import Arranged

def arrange(
    table: Sequence[Sequence[str]],
    hand: Sequence[str],
    costs: tuple[int, int],
    opening: Sequence[int] = (),
    jokers: int = 0,
) -> tuple[int, Arranged] | None: ...
