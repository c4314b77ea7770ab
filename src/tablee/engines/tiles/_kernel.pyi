"""The compiled kernel."""

from collections.abc import Sequence

from tablee.core.answers import Impossible
from tablee.core.pieces.melds import LaidTable
from tablee.engines.tiles.build import Meld
from tablee.engines.tiles.problem import Problem

def solve_problem(problem: Problem, limit: int, than: float) -> tuple[int, list[Meld]] | None: ...
def solve_opened(
    table: Sequence[Sequence[str]], rack: Sequence[str], flags: int, objective: int, limit: int
) -> LaidTable | Impossible | None: ...
