"""Rounds of dominoes on sets of bits: stepped, played out, imagined, and searched to their end.

The compiled kernel and pure Python give the same answers, chance included.
"""

from tablee.solver.dominoes import pieces
from tablee.solver.dominoes.clues import read_clues
from tablee.solver.dominoes.worlds import HOLDS, Clue, Seen

try:
    from tablee.solver.dominoes._kernel import Round, count_playouts, solve, weigh
except ImportError:  # built without a compiler
    from tablee.solver.dominoes.playouts import count_playouts  # type: ignore[assignment]
    from tablee.solver.dominoes.rounds import Round  # type: ignore[assignment]
    from tablee.solver.dominoes.search import solve  # type: ignore[assignment]
    from tablee.solver.dominoes.worlds import weigh  # type: ignore[assignment]

__all__ = ["HOLDS", "Clue", "Round", "Seen", "count_playouts", "pieces", "read_clues", "solve", "weigh"]
