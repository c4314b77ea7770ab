"""The end of a round between two players who know both hands: every line is searched, so the answer is exact.

The search decides whether the player to act can reach a goal, a win or at least a shared one: they can if one of
their actions leaves the other unable to reach the opposite.
"""

from typing import NamedTuple

from tablee.core.answers import GaveUp, Solved
from tablee.engines.dominoes.pieces import DOUBLES, FITS, PASS, domino_of, ends_after
from tablee.engines.dominoes.rounds import Round

WIN, SHARED, LOSS = 1, 0, -1
PROMISE_OF_A_PASS = 6  # tuned: passing is tried after actions that leave the other player two dominoes or fewer

Key = tuple[int | bool, ...]
Known = dict[Key, tuple[int, int]]

UNLIMITED = 2**48


class BestAction(NamedTuple):
    """An action, and what it reaches against any play."""

    value: int  # WIN, SHARED or LOSS
    action: int


def solve(start: Round, limit: int = UNLIMITED) -> Solved[BestAction] | GaveUp:
    """Return an action by which the player to act reaches the most against any play; limit the positions examined."""
    if start.players != 2 or start.stock or start.over:
        raise ValueError("only a round of two players without a stock can be searched to its end")
    known: Known = {}
    try:
        for goal in (WIN, SHARED):
            for action in by_promise(start):
                if _leads_to(start, action, goal, known, limit):
                    return Solved(BestAction(goal, action))
    except TooManyPositions:
        return GaveUp(limit)
    return Solved(BestAction(LOSS, by_promise(start)[0]))


class TooManyPositions(Exception):
    """The search exceeded its limit."""


def by_promise(now: Round) -> list[int]:
    """Return the legal actions, first those that leave the other least to lay; doubles may still trump later."""
    theirs = now.hands[1 - now.turn]

    def promise(action: int) -> int:
        if action == PASS:
            return PROMISE_OF_A_PASS
        left, right = ends_after(now.left, now.right, action)
        return 2 * (theirs & (FITS[left] | FITS[right])).bit_count() + (DOUBLES >> domino_of(action) & 1)

    return sorted(now.legal(), key=promise)


def _leads_to(now: Round, action: int, goal: int, known: Known, limit: int) -> bool:
    after = now.copy()
    after.play(action)
    if after.over:
        mine, theirs = after.counts[now.turn], after.counts[1 - now.turn]
        return (mine < theirs) - (mine > theirs) >= goal
    return not _reaches(after, WIN - goal, known, limit)


def _reaches(now: Round, goal: int, known: Known, limit: int) -> bool:
    """Whether the player to act can reach the goal, WIN or SHARED."""
    ends = sorted([(now.left, now.left_trump), (now.right, now.right_trump)])  # which end is which does not matter
    key = (now.hands[now.turn], now.hands[1 - now.turn], *ends[0], *ends[1], now.passes)
    least, most = known.get(key, (LOSS, WIN))
    if least >= goal or most < goal:
        return least >= goal
    if len(known) >= limit:
        raise TooManyPositions
    reached = any(_leads_to(now, action, goal, known, limit) for action in by_promise(now))
    known[key] = (max(least, goal), most) if reached else (least, min(most, goal - 1))
    return reached
