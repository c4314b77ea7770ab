"""The compiled kernel."""

from collections.abc import Sequence

from tablee.solver.answers import Impossible, Solved
from tablee.solver.tiles.build import Meld
from tablee.solver.tiles.problem import Problem, Weights
from tablee.solver.tiles.rules import MeldRules

def solve_problem(problem: Problem, limit: int) -> tuple[int, list[Meld]] | None: ...
def solve_opened(
    table: Sequence[Sequence[str]], rack: Sequence[str], rules: MeldRules, weights: Weights, limit: int
) -> Solved | Impossible | None: ...
