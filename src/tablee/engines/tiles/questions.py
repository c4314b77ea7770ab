"""The questions: what is the best move, and can all of this be laid?"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING

from tablee.core.answers import Answer, GaveUp, Impossible, Solved
from tablee.core.errors import InvalidOption
from tablee.core.pieces.melds import LaidTable
from tablee.engines.compiled import find_kernel
from tablee.engines.tiles.build import solve_problem, write
from tablee.engines.tiles.opening import minimal_openings
from tablee.engines.tiles.position import FACE, Position, read_position
from tablee.engines.tiles.problem import FACE_VALUES, LINKS, OBJECTIVES, Problem, Weights, all_links, cases, weights_of
from tablee.engines.tiles.rules import MeldRules
from tablee.engines.tiles.sweep import ANYTHING, OutOfStates

if TYPE_CHECKING:
    from tablee.engines.tiles import _kernel
else:
    _kernel = find_kernel("tablee.engines.tiles")

COMPILED = _kernel is not None

KEEP_STARS = "keep_stars"
KERNEL_OBJECTIVES = {name: index for index, name in enumerate(OBJECTIVES)}
DEFAULT = MeldRules()
LIMIT = 1_000_000  # states: far more than any position of the game was seen to need

Table = Sequence[Sequence[str]]


@dataclass(frozen=True)
class Found:
    """The melds that solve a problem, and their worth."""

    score: int
    table: Sequence[tuple[str, ...]]


@dataclass(frozen=True)
class Way:
    """The rules of a question, and how it is answered."""

    rules: MeldRules
    limit: int
    compiled: bool


def solve(
    table: Table,
    rack: Sequence[str],
    rules: MeldRules = DEFAULT,
    *,
    opened: bool = True,
    objective: str = "tiles",
    limit: int = LIMIT,
    compiled: bool = COMPILED,
) -> Answer[LaidTable]:
    """Return the best move; of equal ones, the one that disturbs the table least.

    `tiles` lays the most tiles and of these the most penalty points, `points` the other way round; `keep_stars` is
    like `tiles` but lays a star only to go out or if nothing can be laid with fewer.
    """
    found = find_plan(table, rack, rules, opened, objective, limit, compiled)
    return Solved(found) if isinstance(found, LaidTable) else found


def find_plan(
    table: Table,
    rack: Sequence[str],
    rules: MeldRules,
    opened: bool,
    objective: str,
    limit: int = LIMIT,
    compiled: bool = COMPILED,
) -> LaidTable | Impossible | GaveUp:
    """Answer like `solve`, with the bare plan: for bots, which ask hundreds of times in a turn."""
    if objective not in (*OBJECTIVES, KEEP_STARS):
        known = ", ".join((*OBJECTIVES, KEEP_STARS))
        raise InvalidOption(f"objective cannot be {objective!r}; it is one of: {known}")
    try:
        if compiled and opened and objective in KERNEL_OBJECTIVES:
            answer = _kernel.solve_opened(table, rack, rules.flags, KERNEL_OBJECTIVES[objective], limit)
            if answer is not None:
                return answer
        way = Way(rules, limit, compiled)
        position = read_position(table, rack, rules)
        if objective == KEEP_STARS:
            return _keep_stars(position, way, opened)
        return _best(position, way, opened, objective)
    except OutOfStates:
        return GaveUp(limit)


def can_lay(
    table: Table,
    tiles: Sequence[str],
    rules: MeldRules = DEFAULT,
    *,
    opened: bool = True,
    compiled: bool = COMPILED,
) -> bool:
    """Return whether all of these tiles can be laid in one turn; with an empty table, whether they are melds at all."""
    position = read_position(table, tiles, rules)
    everything = _counts(tiles)
    way = Way(rules, LIMIT, compiled)
    if opened:
        return _solve_cases(position, way, everything) is not None
    if not rules.rework_on_opening:
        return _open(position, way, "tiles", everything) is not None
    return _opens(tiles, way) and _solve_cases(position, way, everything) is not None


def most_points(
    tiles: Sequence[str], rules: MeldRules = DEFAULT, *, limit: int = LIMIT, compiled: bool = COMPILED
) -> int | GaveUp:
    """Return the highest worth of combinations of these tiles alone, a star counting as its face (TR-30)."""
    try:
        return _most_points(tiles, Way(rules, limit, compiled))
    except OutOfStates:
        return GaveUp(limit)


def _most_points(tiles: Sequence[str], way: Way) -> int:
    position = read_position((), tiles, way.rules)
    (problem,) = cases(position, way.rules, FACE_VALUES, {})
    found = _solve_plain(problem, way, position)
    return found.score // LINKS if found else 0


def next_tiles(
    table: Table,
    rack: Sequence[str],
    begun: Sequence[str] = (),
    rules: MeldRules = DEFAULT,
    *,
    opened: bool = True,
    compiled: bool = COMPILED,
) -> tuple[str, ...]:
    """Return the tiles that can be added to a move of these, so that others of the rack, or none, complete it."""
    position = read_position(table, rack, rules)
    way = Way(rules, LIMIT, compiled)
    openings: list[dict[int, int]] = [{}]
    if not opened and rules.rework_on_opening:
        openings = minimal_openings(position, rules, LIMIT)
    alone = not opened and not rules.rework_on_opening
    best = _lay_with(position, way, _counts(begun), openings, alone)
    follow = set(Counter(best.laid if best else ()) - Counter(begun))
    if not follow and (opened or alone):
        return ()  # the best has the most tiles
    for tile in Counter(rack) - Counter(begun):
        if tile not in follow:
            lay = _lay_with(position, way, _counts((*begun, tile)), openings, alone)
            follow.update(Counter(lay.laid if lay else ()) - Counter(begun))
    return tuple(tile for tile in dict.fromkeys(rack) if tile in follow)


def _lay_with(
    position: Position, way: Way, must_lay: dict[int, int], openings: list[dict[int, int]], alone: bool
) -> LaidTable | None:
    """Return a move that has all of these and one of the openings, or is enough by itself; None if there is none."""
    if alone:
        found = _open(position, way, "tiles", must_lay)
        return _laid_table(position, [*position.table, *found.table]) if found else None
    for opening in openings:
        found = _solve_cases(position, way, dict(Counter(opening) | Counter(must_lay)))
        if found is not None:
            return _laid_table(position, found.table)
    return None


def _keep_stars(position: Position, way: Way, opened: bool) -> LaidTable | Impossible:
    answer = _best(position, way, opened, "tiles")
    if position.rack_stars == 0 or isinstance(answer, Impossible) or not answer.left:
        return answer
    for stars in range(position.rack_stars):
        with_fewer = _best(replace(position, rack_stars=stars), way, opened, "tiles")
        if isinstance(with_fewer, LaidTable) and with_fewer.laid:
            return with_fewer
    return answer


def _best(position: Position, way: Way, opened: bool, objective: str) -> LaidTable | Impossible:
    if opened:
        found = _solve_cases(position, way, {}, objective)
        return _laid_table(position, found.table) if found else Impossible()
    if way.rules.rework_on_opening:
        return _open_with_table(position, way, objective)
    found = _open(position, way, objective, {})
    return _laid_table(position, [*position.table, *(found.table if found else ())])


def _weights(way: Way, objective: str) -> Weights:
    return weights_of(objective, way.rules.star_penalty)


def _solve_cases(position: Position, way: Way, must_lay: dict[int, int], objective: str = "tiles") -> Found | None:
    """Return the best of all cases; if nothing has to be laid, the table may stay as it is."""
    best: Found | None = None
    problems = cases(position, way.rules, _weights(way, objective), must_lay)
    for problem in sorted(problems, key=lambda problem: problem.stars):  # the quick ones first: they bound the others
        if best is None and position.lies and not must_lay:
            best = Found(all_links(problem), position.table)
        found = _solve_plain(problem, way, position, best.score if best else ANYTHING)
        best = found or best
    return best


def _solve_plain(problem: Problem, way: Way, position: Position, than: float = ANYTHING) -> Found | None:
    """Return the best of one plain problem, if it exceeds the given score."""
    solved = (_kernel.solve_problem if way.compiled else solve_problem)(problem, way.limit, than - problem.base)
    if solved is None:
        return None
    score, melds = solved
    starred = [position.melds[star.meld] for star in position.stars]
    return Found(problem.base + score, write(melds, problem.kept_stars, starred))


def _open(position: Position, way: Way, objective: str, must_lay: dict[int, int]) -> Found | None:
    """Return the best opening from the rack alone, if there is one (TR-30)."""
    alone = replace(position, table_tiles=(0,) * 52, melds=(), stars=())
    (problem,) = cases(alone, way.rules, _weights(way, objective), must_lay)
    return _solve_plain(replace(problem, points=way.rules.opening_minimum), way, alone)


def _opens(pieces: Sequence[str], way: Way) -> bool:
    """Return whether some of these pieces by themselves are combinations worth the opening minimum."""
    return _most_points(pieces, way) >= way.rules.opening_points


def _open_with_table(position: Position, way: Way, objective: str) -> LaidTable | Impossible:
    """Return the best opening that may change the table as well (TR-32, `rework_on_opening`)."""
    found = _solve_cases(position, way, {}, objective)
    if found is None:
        return Impossible()
    best = _laid_table(position, found.table)
    if best.laid and _opens(best.laid, way):
        return best
    openings = [
        _solve_cases(position, way, counts, objective) for counts in minimal_openings(position, way.rules, way.limit)
    ]
    highest = max(filter(None, openings), key=lambda one: one.score, default=None)
    if highest is not None and (opening := _laid_table(position, highest.table)).laid:
        return opening
    return _laid_table(position, position.table)  # a player who lays nothing leaves the table as it is


def _counts(pieces: Iterable[str]) -> dict[int, int]:
    return dict(Counter(-1 if piece == "*" else FACE[piece] for piece in pieces))


def _laid_table(position: Position, table: Sequence[tuple[str, ...]]) -> LaidTable:
    """Return what was laid; unchanged melds stay in their places, as they were written."""
    if table is position.table:
        return LaidTable((), position.table, position.rack)
    laid = Counter(chain.from_iterable(table))
    laid.subtract(chain.from_iterable(position.table))
    laid["*"] = sum([count for piece, count in laid.items() if piece[0] == "*"])
    laid_in_order, kept = [], []
    for piece in position.rack:
        if laid[piece] > 0:
            laid[piece] -= 1
            laid_in_order.append(piece)
        else:
            kept.append(piece)
    new = [(sorted(meld), meld) for meld in table]
    unchanged = []
    for meld in position.table:
        pieces = sorted(meld)
        for index, (others, _) in enumerate(new):
            if pieces == others:
                del new[index]
                unchanged.append(meld)
                break
    return LaidTable(tuple(laid_in_order), (*unchanged, *(meld for _, meld in new)), tuple(kept))
