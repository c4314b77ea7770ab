"""What the others' actions tell of their hands."""

from collections.abc import Iterable, Iterator

from tablee.solver.dominoes.pieces import (
    DOUBLES,
    DRAW,
    EMPTY,
    FITS,
    LAY_LEFT,
    LAY_RIGHT,
    PASS,
    TRUMP_LEFT,
    TRUMP_RIGHT,
    domino_of,
    ends_after,
)
from tablee.solver.dominoes.worlds import DREW, LAID_ANY, LAID_NEWEST, PROOF, Clue


def read_clues(
    history: Iterable[tuple[int, int]], ends: tuple[int, int], dealt: int, players: int, *, must_trump: bool
) -> Iterator[Clue]:
    """Yield what each action of a round tells; `ends` are those before the first of them."""
    left, right = ends
    left_trump = right_trump = drew = False
    counts = [dealt] * players
    for player, action in history:
        fits = FITS[left] | FITS[right] if left != EMPTY else 0
        if action == DRAW:
            yield Clue(player, PROOF, fits)  # ZD-13
            yield Clue(player, DREW, 0)
            counts[player] += 1
        elif action == PASS:
            could_trump = must_trump and counts[player] > 1 and not (left_trump and right_trump)
            yield Clue(player, PROOF, fits | DOUBLES if could_trump else fits)  # ZD-14, ZD-26
        else:
            if action >= TRUMP_LEFT:
                yield Clue(player, PROOF, fits)  # ZD-23
            yield Clue(player, LAID_NEWEST if drew else LAID_ANY, domino_of(action))
            left, right = ends_after(left, right, action)
            if LAY_LEFT <= action < LAY_RIGHT or TRUMP_LEFT <= action < TRUMP_RIGHT:
                left_trump = action >= TRUMP_LEFT
            elif action >= LAY_RIGHT:
                right_trump = action >= TRUMP_RIGHT
            counts[player] -= 1
        drew = action == DRAW
