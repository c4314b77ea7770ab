"""The same problem as an integer program, the usual approach: a variable for each possible meld.

Used as a benchmark and as an oracle in the tests. The disturbance of the table is ignored. There are two forms:
the plain one of the literature has a variable for every meld of the game, with stars in every place; the short one
has only those that the pieces of the position can form, which makes the other solvers faster than usual.
"""

import warnings
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import combinations
from math import inf
from typing import Any

from benchmarks.solvers.tile_positions import Position
from tablee.engines.tiles.position import read_position
from tablee.engines.tiles.problem import weights_of

INFINITY = inf  # with a large finite number, HiGHS sometimes misses the optimum


BROKEN = -1  # CBC sometimes calls a solution optimal that violates a row by one: it is discarded


@dataclass
class Model:
    """Maximise `gains` over whole numbers between `lows` and `highs`, each row within its bounds."""

    gains: list[int] = field(default_factory=list)
    highs: list[int] = field(default_factory=list)
    rows: list[tuple[float, float, dict[int, int]]] = field(default_factory=list)

    def variable(self, high: int, gain: int = 0) -> int:
        self.gains.append(gain)
        self.highs.append(high)
        return len(self.gains) - 1

    def row(self, low: float, high: float, terms: Iterable[tuple[int, int]]) -> None:
        summed: dict[int, int] = {}
        for variable, factor in terms:
            summed[variable] = summed.get(variable, 0) + factor
        self.rows.append((low, high, summed))

    def allows(self, values: list[int]) -> bool:
        """Whether all rows are within their bounds."""
        sums = (sum(factor * values[variable] for variable, factor in terms.items()) for _, _, terms in self.rows)
        return all(low <= total <= high for (low, high, _), total in zip(self.rows, sums, strict=True))


@dataclass
class Uses:
    """The variables that use each face and stars, and their values."""

    faces: list[list[tuple[int, int]]] = field(default_factory=lambda: [[] for _ in range(52)])
    stars: list[tuple[int, int]] = field(default_factory=list)
    points: list[tuple[int, int]] = field(default_factory=list)


def add_melds(model: Model, have: list[int], stars: int, rules: Any, *, plain: bool = False) -> Uses:
    """Add a variable for every meld that can be formed from these tiles and stars; `plain`: for every meld."""
    uses = Uses()
    known = set()
    if plain:
        have, stars = [1] * 52, rules.stars_in_play

    def add(faces: list[int], points: int) -> None:
        missing = [place for place, face in enumerate(faces) if not have[face]]
        others = [place for place, face in enumerate(faces) if have[face]]
        for more in range(stars - len(missing) + 1):
            for chosen in combinations(others, more):
                starred = {*missing, *chosen}
                pieces = (len(starred), *(face for place, face in enumerate(faces) if place not in starred))
                if plain and pieces in known:
                    continue  # in the plain form a star has no face: equal pieces make the same meld
                known.add(pieces)
                variable = model.variable(4)
                uses.points.append((variable, points))
                for place, face in enumerate(faces):
                    (uses.stars if place in starred else uses.faces[face]).append((variable, 1))

    if rules.combinations != "sequences":
        for number in range(13):
            for size in (3, 4):
                for colours in combinations(range(4), size):
                    add([13 * colour + number for colour in colours], size * (number + 1))
    if rules.combinations != "series":
        top = 14 if rules.ace == "both" else 13
        windows = [range(start, start + size) for size in (3, 4, 5) for start in range(top - size + 1)]
        if not rules.mixed_sequences:
            for window in windows:
                for colour in range(4):
                    faces = [13 * colour + number % 13 for number in window]
                    add(faces, sum(number % 13 + 1 for number in window))
        else:
            add_mixed(model, uses, windows, have, stars)
    return uses


def add_mixed(model: Model, uses: Uses, windows: list[range], have: list[int], stars: int) -> None:
    """With mixed colours, sequences have slots for numbers, filled by tiles of any colour or stars."""
    places: dict[int, list[tuple[int, int]]] = {}
    for window in windows:
        variable = model.variable(8)
        uses.points.append((variable, sum(number % 13 + 1 for number in window)))
        for number in window:
            places.setdefault(number, []).append((variable, 1))
    for number, terms in places.items():
        for colour in range(4):
            face = 13 * colour + number % 13
            if have[face]:
                tile = model.variable(4)
                uses.faces[face].append((tile, 1))
                terms.append((tile, -1))
        if stars:
            star = model.variable(stars)
            uses.stars.append((star, 1))
            terms.append((star, -1))
        model.row(0, 0, terms)


def build(asked: Position, objective: str, *, plain: bool = False) -> Model:
    """Return the whole program: the tiles laid, every star on the table (TR-34), the opening."""
    rules = asked.rules
    table = asked.table if asked.opened or rules.rework_on_opening else []
    position = read_position(table, asked.rack, rules)
    weights = weights_of(objective, rules.star_penalty)
    model = Model()
    laid = [model.variable(position.rack_tiles[face], weights.tiles[face % 13]) for face in range(52)]
    laid_star = model.variable(position.rack_stars, weights.star)
    supply: list[list[tuple[int, int]]] = [[(laid[face], -1)] for face in range(52)]
    free: list[tuple[int, int]] = [(laid_star, -1)]
    swaps: list[list[tuple[int, int]]] = [[] for _ in range(52)]
    places: dict[tuple[int, int], list[tuple[int, int]]] = {}  # by combination and face: tiles that take places there
    have = [table + rack for table, rack in zip(position.table_tiles, position.rack_tiles, strict=True)]
    for star in position.stars if rules.stars == "exchange" else ():
        fates = []
        for face in star.faces:
            keep = model.variable(1)
            supply[face].append((keep, -1))
            have[face] += 1
            fates.append((keep, 1))
            if position.rack_tiles[face]:
                swap = model.variable(1)
                swaps[face].append((swap, 1))
                places.setdefault((star.meld, face), []).append((swap, 1))
                free.append((swap, -1))
                fates.append((swap, 1))
        model.row(1, 1, fates)
    for rivals in places.values():
        if len(rivals) > 1:
            model.row(-INFINITY, 1, rivals)
    uses = add_melds(model, have, position.rack_stars + len(position.stars), rules, plain=plain)
    for face in range(52):
        if have[face] or plain:
            lying = position.table_tiles[face]
            model.row(lying, lying, uses.faces[face] + supply[face])
        if swaps[face]:
            model.row(-INFINITY, 0, [*swaps[face], (laid[face], -1)])
    free_stars = len(position.stars) if rules.stars == "free" else 0
    model.row(free_stars, free_stars, uses.stars + free)
    if not asked.opened:
        own = add_melds(model, list(position.rack_tiles), position.rack_stars, rules) if table else uses
        if table:
            for face in range(52):
                model.row(-INFINITY, 0, [*own.faces[face], (laid[face], -1)])
            model.row(-INFINITY, 0, [*own.stars, (laid_star, -1)])
        model.row(rules.opening_points, INFINITY, own.points)
    return model


def highs(model: Model) -> int | None:
    """Return the value of HiGHS's best solution."""
    solver = _highs(model)
    return None if solver is None else round(-solver.getInfo().objective_function_value)


def highs_values(model: Model) -> list[int] | None:
    """Return the variables of HiGHS's best solution."""
    solver = _highs(model)
    return None if solver is None else [round(value) for value in solver.getSolution().col_value]


def _highs(model: Model) -> Any:
    """Solve with HiGHS; its presolve once called a feasible position infeasible, so it is off."""
    import highspy
    import numpy as np

    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("presolve", "off")
    solver.setOptionValue("threads", 1)
    solver.setOptionValue("mip_rel_gap", 0.0)
    lp = highspy.HighsLp()
    lp.num_col_, lp.num_row_ = len(model.gains), len(model.rows)
    lp.col_cost_ = -np.array(model.gains, dtype=np.double)
    lp.col_lower_ = np.zeros(len(model.gains))
    lp.col_upper_ = np.array(model.highs, dtype=np.double)
    lp.row_lower_ = np.array([low for low, _, _ in model.rows], dtype=np.double)
    lp.row_upper_ = np.array([high for _, high, _ in model.rows], dtype=np.double)
    starts = [0]
    index: list[int] = []
    values: list[float] = []
    for _, _, terms in model.rows:
        index += terms.keys()
        values += terms.values()
        starts.append(len(index))
    lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    lp.a_matrix_.start_ = np.array(starts)
    lp.a_matrix_.index_ = np.array(index)
    lp.a_matrix_.value_ = np.array(values, dtype=np.double)
    lp.integrality_ = [highspy.HighsVarType.kInteger] * len(model.gains)
    solver.passModel(lp)
    solver.run()
    status = solver.getModelStatus()
    if status == highspy.HighsModelStatus.kInfeasible:
        return None
    assert status == highspy.HighsModelStatus.kOptimal, status
    return solver


def cbc(model: Model) -> int | None:
    """Solve with CBC through PuLP, whose current version emits deprecation warnings."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return _cbc(model)


def _cbc(model: Model) -> int | None:
    import pulp

    program = pulp.LpProblem("lay", pulp.LpMaximize)
    variables = [pulp.LpVariable(f"x{i}", 0, high, pulp.LpInteger) for i, high in enumerate(model.highs)]
    program += pulp.LpAffineExpression((variables[i], gain) for i, gain in enumerate(model.gains) if gain)
    for low, high, terms in model.rows:
        total = pulp.LpAffineExpression((variables[i], factor) for i, factor in terms.items())
        if low == high:
            program += total == low
        elif high == INFINITY:
            program += total >= low
        else:
            program += total <= high
    program.solve(pulp.PULP_CBC_CMD(msg=False, threads=1, gapRel=0))
    if program.status == pulp.LpStatusInfeasible:
        return None
    assert program.status == pulp.LpStatusOptimal, pulp.LpStatus[program.status]
    if not model.allows([round(variable.value() or 0) for variable in variables]):
        return BROKEN
    return round(pulp.value(program.objective) or 0)


def cp_sat(model: Model) -> int | None:
    """Solve with OR-tools; not in a process that has imported highspy."""
    from ortools.sat.python import cp_model

    program = cp_model.CpModel()
    variables = [program.new_int_var(0, high, "") for high in model.highs]
    for low, high, terms in model.rows:
        total = sum(variables[i] * factor for i, factor in terms.items())
        if isinstance(total, int):
            assert low <= total <= high
        elif low == high:
            program.add(total == int(low))
        elif high == INFINITY:
            program.add(total >= int(low))
        else:
            program.add(total <= int(high))
    program.maximize(sum(variables[i] * gain for i, gain in enumerate(model.gains) if gain))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    status = solver.solve(program)
    if status == cp_model.INFEASIBLE:
        return None
    assert status == cp_model.OPTIMAL, status
    return round(solver.objective_value)


SOLVERS: dict[str, Callable[[Model], int | None]] = {"HiGHS": highs, "CBC": cbc, "CP-SAT": cp_sat}
