"""The questions: what is the best that can be laid, and do these cards open?"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from tablee.core.errors import InvalidOption
from tablee.solver.photos.build import build
from tablee.solver.photos.cards import JOKER
from tablee.solver.photos.position import Position, read_position
from tablee.solver.photos.problem import WEIGHTS, problem_of
from tablee.solver.photos.search import best_plan

OBJECTIVES = (*WEIGHTS, "keep_jokers")


@dataclass(frozen=True)
class Arranged:
    """The best that can be laid: nothing at all, at times. `optimal` says that it is proven."""

    laid: tuple[str, ...]
    table: tuple[tuple[str, ...], ...]
    hand: tuple[str, ...]
    optimal: bool = True


@dataclass(frozen=True)
class Found:
    """A new table, and what it is worth."""

    score: int
    table: tuple[tuple[str, ...], ...]


def solve(table: Sequence[Sequence[str]], hand: Sequence[str], *, opened: bool, objective: str = "tiles") -> Arranged:
    """Return the best that can be laid from the hand; of equals, what moves the fewest cards of the table.

    `tiles` lays the most cards and of these the most penalty points, `points` the other way round; `keep_jokers` is
    like `tiles` but lays a joker only to go out or where nothing can be laid with fewer.
    """
    if objective not in OBJECTIVES:
        raise InvalidOption(f"objective cannot be {objective!r}; it is one of: {', '.join(OBJECTIVES)}")
    position = read_position(table, hand)
    if objective == "keep_jokers":
        return _keep_jokers(position, opened)
    return _best(position, opened, objective)


def can_open(cards: Sequence[str]) -> bool:
    """Tell whether some of these cards by themselves are a valid meld (PR-26)."""
    return any(True for _ in _openings(read_position((), cards)))


def _best(position: Position, opened: bool, objective: str) -> Arranged:
    found = _arrange(position, objective, (), 0)
    arranged = _arranged(position, found.table)
    if opened or can_open(arranged.laid):
        return arranged
    found_openings = [_arrange(position, objective, *opening) for opening in _openings(position)]
    if not found_openings:
        return Arranged((), position.table, position.hand)
    return _arranged(position, max(found_openings, key=lambda one: one.score).table)


def _keep_jokers(position: Position, opened: bool) -> Arranged:
    arranged = _best(position, opened, "tiles")
    if not position.jokers_held or not arranged.hand:
        return arranged
    photos = tuple(card for card in position.hand if card != JOKER)
    for jokers in range(position.jokers_held):
        fewer = replace(position, hand=photos + (JOKER,) * jokers, jokers_held=jokers)
        with_fewer = _best(fewer, opened, "tiles")
        if with_fewer.laid:
            return _arranged(position, with_fewer.table)
    return arranged


def _arrange(position: Position, objective: str, photos: tuple[int, ...], jokers: int) -> Found:
    """Return the best table on which these photos and so many jokers of the hand lie."""
    problem = problem_of(position, objective, photos, jokers)
    plan = best_plan(problem)
    return Found(plan.score, build(position, problem, plan))


def _openings(position: Position) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the smallest melds of the hand: photos, and no joker or one."""
    by_capital = [[6 * capital + theme for theme in range(6) if held >> theme & 1] for capital, held in _held(position)]
    by_theme = [[6 * capital + theme for capital, held in _held(position) if held >> theme & 1] for theme in range(6)]
    for size, groups in ((3, by_capital), (4, by_theme)):
        for photos in groups:
            yield from ((some, 0) for some in combinations(photos, size))
            if position.jokers_held:
                yield from ((some, 1) for some in combinations(photos, size - 1))


def _held(position: Position) -> list[tuple[int, int]]:
    return list(enumerate(position.held))


def _arranged(position: Position, table: tuple[tuple[str, ...], ...]) -> Arranged:
    """Tell what was laid, in the order of the hand."""
    new = Counter(card for meld in table for card in meld)
    new.subtract(card for meld in position.table for card in meld)
    laid, kept = [], []
    for card in position.hand:
        if new[card] > 0:
            new[card] -= 1
            laid.append(card)
        else:
            kept.append(card)
    return Arranged(tuple(laid), table, tuple(kept))
