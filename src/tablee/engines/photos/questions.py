"""The questions: what is the best move, and do these cards open?"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from tablee.core.answers import Solved
from tablee.core.errors import InvalidOption
from tablee.core.pieces.melds import LaidTable
from tablee.engines.compiled import find_kernel
from tablee.engines.photos.build import build
from tablee.engines.photos.cards import JOKER, PHOTO
from tablee.engines.photos.position import Position, read_position
from tablee.engines.photos.problem import KEPT, WEIGHTS, problem_of
from tablee.engines.photos.search import best_plan

if TYPE_CHECKING:
    from tablee.engines.photos import _kernel
else:
    _kernel = find_kernel("tablee.engines.photos")

COMPILED = _kernel is not None

OBJECTIVES = (*WEIGHTS, "keep_jokers")
COSTS = {objective: (photo * KEPT, joker * KEPT) for objective, (photo, joker) in WEIGHTS.items()}


def solve(
    table: Sequence[Sequence[str]],
    hand: Sequence[str],
    *,
    opened: bool,
    objective: str = "tiles",
    compiled: bool = COMPILED,
) -> Solved[LaidTable]:
    """Return the best move; of equal ones, the one that moves the fewest cards of the table.

    `tiles` lays the most cards and of these the most penalty points, `points` the other way round; `keep_jokers` is
    like `tiles` but lays a joker only to go out or if nothing can be laid with fewer.
    """
    costs = COSTS.get(objective)
    if compiled and opened and costs:
        found = _kernel.arrange(table, hand, costs)
        if found is not None:
            return Solved(found[1])
    if objective not in OBJECTIVES:
        raise InvalidOption(f"objective cannot be {objective!r}; it is one of: {', '.join(OBJECTIVES)}")
    position = read_position(table, hand)
    if objective == "keep_jokers":
        return Solved(_keep_jokers(position, opened, compiled))
    return Solved(_best(position, opened, objective, compiled))


def can_open(cards: Sequence[str]) -> bool:
    """Return whether some of these cards by themselves are a valid meld (PR-26)."""
    return any(True for _ in _openings(read_position((), cards)))


def next_cards(
    table: Sequence[Sequence[str]],
    hand: Sequence[str],
    begun: Sequence[str] = (),
    *,
    opened: bool,
    compiled: bool = COMPILED,
) -> tuple[str, ...]:
    """Return the cards that can be added to a move of these, so that others of the hand, or none, complete it."""
    position = read_position(table, hand)
    best = _lay_with(position, begun, opened, compiled)
    follow = set(Counter(best.laid if best else ()) - Counter(begun))
    if not follow and opened:
        return ()  # the best has the most cards
    for card in Counter(hand) - Counter(begun):
        if card not in follow:
            lay = _lay_with(position, (*begun, card), opened, compiled)
            follow.update(Counter(lay.laid if lay else ()) - Counter(begun))
    return tuple(card for card in dict.fromkeys(hand) if card in follow)


def can_begin(
    table: Sequence[Sequence[str]],
    hand: Sequence[str],
    begun: Sequence[str],
    *,
    opened: bool,
    compiled: bool = COMPILED,
) -> bool:
    """Return whether these cards of the hand can be laid, with others or alone."""
    return _lay_with(read_position(table, hand), begun, opened, compiled) is not None


def _lay_with(position: Position, cards: Sequence[str], opened: bool, compiled: bool) -> LaidTable | None:
    """Return a move with all of these, the best one if the player has opened; None if there is none."""
    photos, jokers = {PHOTO[card] for card in cards if card != JOKER}, cards.count(JOKER)
    openings = [((), 0)] if opened or can_open(cards) else _openings(position)
    for more, few in openings:
        found = _arrange(position, "tiles", compiled, tuple(sorted(photos.union(more))), max(jokers, few))
        if found is not None:
            return found[1]
    return None


def _best(position: Position, opened: bool, objective: str, compiled: bool) -> LaidTable:
    as_it_is = LaidTable((), position.table, position.hand)
    _, arranged = _arrange(position, objective, compiled) or (0, as_it_is)
    if opened or can_open(arranged.laid):
        return arranged
    found = (_arrange(position, objective, compiled, *opening) for opening in _openings(position))
    _, best = max(filter(None, found), key=lambda one: one[0], default=(0, as_it_is))
    return best


def _keep_jokers(position: Position, opened: bool, compiled: bool) -> LaidTable:
    arranged = _best(position, opened, "tiles", compiled)
    if not position.jokers_held or not arranged.left:
        return arranged
    photos = tuple(card for card in position.hand if card != JOKER)
    for jokers in range(position.jokers_held):
        fewer = replace(position, hand=photos + (JOKER,) * jokers, jokers_held=jokers)
        with_fewer = _best(fewer, opened, "tiles", compiled)
        if with_fewer.laid:
            return _arranged(position, with_fewer.table)
    return arranged


def _arrange(
    position: Position, objective: str, compiled: bool, photos: tuple[int, ...] = (), jokers: int = 0
) -> tuple[int, LaidTable] | None:
    """Return the best answer that lays these photos and this many jokers of the hand, if any, and its worth."""
    if compiled:
        return _kernel.arrange(position.table, position.hand, COSTS[objective], photos, jokers)
    problem = problem_of(position, objective, photos, jokers)
    plan = best_plan(problem)
    return plan and (plan.score, _arranged(position, build(position, problem, plan)))


def _openings(position: Position) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the smallest melds of the hand: photos, and no joker or one."""
    held = [6 * capital + theme for capital in range(17) for theme in range(6) if position.held[capital] >> theme & 1]
    by_capital = [[photo for photo in held if photo // 6 == capital] for capital in range(17)]
    by_theme = [[photo for photo in held if photo % 6 == theme] for theme in range(6)]
    for size, groups in ((3, by_capital), (4, by_theme)):
        for photos in groups:
            yield from ((some, 0) for some in combinations(photos, size))
            if position.jokers_held:
                yield from ((some, 1) for some in combinations(photos, size - 1))


def _arranged(position: Position, table: tuple[tuple[str, ...], ...]) -> LaidTable:
    """Return what was laid, in the order of the hand."""
    new = Counter(card for meld in table for card in meld)
    new.subtract(card for meld in position.table for card in meld)
    laid, kept = [], []
    for card in position.hand:
        if new[card] > 0:
            new[card] -= 1
            laid.append(card)
        else:
            kept.append(card)
    return LaidTable(tuple(laid), table, tuple(kept))
