"""The questions: what is the best that can be laid, and can all of this be laid?"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from tablee.solver.answers import Answer, GaveUp, Impossible, MeldRules, Solved
from tablee.solver.build import build, write
from tablee.solver.opening import minimal_openings
from tablee.solver.position import FACE, Position, check_rules, read_position
from tablee.solver.problem import WEIGHTS, Problem, cases
from tablee.solver.sweep import OutOfStates, Sweep

DEFAULT = MeldRules()
LIMIT = 1_000_000  # states: far more than any position of the game was seen to need

Table = Sequence[Sequence[str]]


@dataclass(frozen=True)
class Found:
    """The melds that solve a problem, and what they are worth."""

    score: int
    table: list[tuple[str, ...]]


def solve(
    table: Table,
    rack: Sequence[str],
    rules: MeldRules = DEFAULT,
    *,
    opened: bool = True,
    objective: str = "tiles",
    limit: int = LIMIT,
) -> Answer:
    """Return the best that can be laid from the rack; of equals, what disturbs the table least.

    `tiles` lays the most tiles and of these the most penalty points, `points` the other way round; `keep_stars` is
    like `tiles` but lays a star only to go out or where nothing can be laid with fewer.
    """
    check_rules(rules, objective)
    position = read_position(table, rack, rules)
    try:
        if objective == "keep_stars":
            return _keep_stars(position, rules, opened, limit)
        return _best(position, rules, opened, objective, limit)
    except OutOfStates:
        return GaveUp(limit)


def can_lay(table: Table, tiles: Sequence[str], rules: MeldRules = DEFAULT, *, opened: bool = True) -> bool:
    """Tell whether all of these tiles can be laid in one turn; with an empty table, whether they are melds at all."""
    check_rules(rules, "tiles")
    position = read_position(table, tiles, rules)
    everything = _counts(tiles)
    if opened:
        return _solve_cases(position, rules, everything, LIMIT) is not None
    if not rules.rework_on_opening:
        return _open(position, rules, "tiles", everything, LIMIT) is not None
    return _opens(tiles, rules, LIMIT) and _solve_cases(position, rules, everything, LIMIT) is not None


def _keep_stars(position: Position, rules: MeldRules, opened: bool, limit: int) -> Answer:
    answer = _best(position, rules, opened, "tiles", limit)
    if position.rack_stars == 0 or not isinstance(answer, Solved) or not answer.rack:
        return answer
    for stars in range(position.rack_stars):
        with_fewer = _best(replace(position, rack_stars=stars), rules, opened, "tiles", limit)
        if isinstance(with_fewer, Solved) and with_fewer.laid:
            return with_fewer
    return answer


def _best(position: Position, rules: MeldRules, opened: bool, objective: str, limit: int) -> Answer:
    if opened:
        found = _solve_cases(position, rules, {}, limit, objective)
        return _answer(position, found.table) if found else Impossible()
    if rules.rework_on_opening:
        return _open_with_table(position, rules, objective, limit)
    found = _open(position, rules, objective, {}, limit)
    return _answer(position, [*position.table, *(found.table if found else ())])


def _solve_cases(
    position: Position, rules: MeldRules, must_lay: dict[int, int], limit: int, objective: str = "tiles"
) -> Found | None:
    found = [_solve_plain(problem, limit) for problem in cases(position, rules, WEIGHTS[objective], must_lay)]
    return max(filter(None, found), key=lambda one: one.score, default=None)


def _solve_plain(problem: Problem, limit: int) -> Found | None:
    """Solve with as few stars as needed and add the others; where they find no place, try every place for each."""
    thrifty = not problem.rules.mixed_sequences and not problem.points
    for attempt in (True, False) if thrifty else (False,):
        sweep = Sweep(problem, thrifty=attempt, limit=limit)
        plan = sweep.best()
        if plan is None:
            return None
        melds = build(problem, plan, sweep)
        if melds is not None:
            return Found(problem.base + plan.score, write(melds, problem.kept_stars))
    return None


def _open(position: Position, rules: MeldRules, objective: str, must_lay: dict[int, int], limit: int) -> Found | None:
    """Return the best opening from the rack alone, if there is one (TR-30)."""
    alone = replace(position, table_tiles=(0,) * 52, melds=(), stars=())
    (problem,) = cases(alone, rules, WEIGHTS[objective], must_lay)
    return _solve_plain(replace(problem, points=rules.opening_minimum), limit)


def _opens(pieces: Sequence[str], rules: MeldRules, limit: int) -> bool:
    """Tell whether some of these pieces by themselves are worth the opening minimum."""
    found = _open(read_position((), pieces, rules), rules, "tiles", {}, limit)
    return found is not None


def _open_with_table(position: Position, rules: MeldRules, objective: str, limit: int) -> Answer:
    """Return the best opening that may change the table as well (TR-32, `rework_on_opening`)."""
    found = _solve_cases(position, rules, {}, limit, objective)
    if found is None:
        return Impossible()
    answer = _answer(position, found.table)
    if _opens(answer.laid, rules, limit):
        return answer
    openings = [
        _solve_cases(position, rules, counts, limit, objective) for counts in minimal_openings(position, rules, limit)
    ]
    best = max(filter(None, openings), key=lambda one: one.score, default=None)
    return _answer(position, best.table if best else list(position.table))


def _counts(pieces: Iterable[str]) -> dict[int, int]:
    return dict(Counter(-1 if piece == "*" else FACE[piece] for piece in pieces))


def _answer(position: Position, table: list[tuple[str, ...]]) -> Solved:
    """Tell what was laid; melds that are as they were stay in their places, as they were written."""
    laid = Counter(_on_rack(piece) for meld in table for piece in meld)
    laid.subtract(_on_rack(piece) for meld in position.table for piece in meld)
    laid_in_order, kept = [], []
    for piece in position.rack:
        if laid[piece] > 0:
            laid[piece] -= 1
            laid_in_order.append(piece)
        else:
            kept.append(piece)
    new = Counter(tuple(sorted(meld)) for meld in table)
    unchanged = []
    for meld in position.table:
        if new[tuple(sorted(meld))] > 0:
            new[tuple(sorted(meld))] -= 1
            unchanged.append(meld)
    changed = []
    for meld in table:
        if new[tuple(sorted(meld))] > 0:
            new[tuple(sorted(meld))] -= 1
            changed.append(meld)
    return Solved(tuple(laid_in_order), (*unchanged, *changed), tuple(kept))


def _on_rack(piece: str) -> str:
    return "*" if piece[0] == "*" else piece
