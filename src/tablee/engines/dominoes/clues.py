"""What the others' actions reveal about their hands."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tablee.engines.dominoes.pieces import (
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

PROOF, DREW, LAID_NEWEST, LAID_ANY, HOLDS = range(5)


class Choice(NamedTuple):
    """An action of a player who may have had alternatives, and the table at that time."""

    action: int
    ends: tuple[int, int]
    trumped: tuple[bool, bool]
    laid: int


class Clue(NamedTuple):
    """A player's action and its information: a set of dominoes of which none was held, or the domino in question."""

    player: int
    kind: int
    told: int
    choice: Choice | None = None


def read_clues(
    history: Iterable[tuple[int, int]], ends: tuple[int, int], laid: int, dealt: int, players: int, *, must_trump: bool
) -> Iterator[Clue]:
    """Yield the information of each action of a round; `ends` and `laid` are those before the first of them."""
    left, right = ends
    left_trump = right_trump = drew = False
    counts = [dealt] * players
    for player, action in history:
        fits = FITS[left] | FITS[right] if left != EMPTY else 0
        choice = Choice(action, (left, right), (left_trump, right_trump), laid)
        if action == DRAW:
            yield Clue(player, PROOF, fits)  # ZD-13
            yield Clue(player, DREW, 0)
            counts[player] += 1
        elif action == PASS:
            could_trump = must_trump and counts[player] > 1 and not (left_trump and right_trump)
            yield Clue(player, PROOF, fits | DOUBLES if could_trump else fits, choice)  # ZD-14, ZD-26
        else:
            if action >= TRUMP_LEFT:
                yield Clue(player, PROOF, fits)  # ZD-23
            # A domino laid after a draw is the one drawn: there was no other choice.
            yield Clue(player, LAID_NEWEST if drew else LAID_ANY, domino_of(action), None if drew else choice)
            laid |= 1 << domino_of(action)
            left, right = ends_after(left, right, action)
            if LAY_LEFT <= action < LAY_RIGHT or TRUMP_LEFT <= action < TRUMP_RIGHT:
                left_trump = action >= TRUMP_LEFT
            elif action >= LAY_RIGHT:
                right_trump = action >= TRUMP_RIGHT
            counts[player] -= 1
        drew = action == DRAW
