"""The compiled kernel."""

from collections.abc import Sequence

from tablee.solver.answers import Impossible, MeldRules, Solved
from tablee.solver.build import Meld
from tablee.solver.problem import Problem, Weights

def solve_problem(problem: Problem, limit: int) -> tuple[int, list[Meld]] | None: ...
def solve_opened(
    table: Sequence[Sequence[str]], rack: Sequence[str], rules: MeldRules, weights: Weights, limit: int
) -> Solved | Impossible | None: ...
