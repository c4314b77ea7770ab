"""The compiled kernel."""

from collections.abc import Sequence

from tablee.engines.answers import Impossible, Solved
from tablee.engines.tiles.build import Meld
from tablee.engines.tiles.problem import Problem

def solve_problem(problem: Problem, limit: int, than: float) -> tuple[int, list[Meld]] | None: ...
def solve_opened(
    table: Sequence[Sequence[str]], rack: Sequence[str], flags: int, objective: int, limit: int
) -> Solved | Impossible | None: ...
