"""Rounds of dominoes on sets of bits: stepped, played out, imagined, and searched to their end.

The compiled kernel and pure Python give the same answers, chance included.
"""

from contextlib import suppress

from tablee.solver.dominoes import pieces
from tablee.solver.dominoes.clues import HOLDS, PROOF, Clue, read_clues
from tablee.solver.dominoes.deals import Counted, Deals, count_rounds
from tablee.solver.dominoes.many import Rounds, layout
from tablee.solver.dominoes.playouts import count_playouts
from tablee.solver.dominoes.rounds import Round
from tablee.solver.dominoes.search import solve
from tablee.solver.dominoes.worlds import Seen, imagine, weigh

with suppress(ImportError):  # no compiler where it was installed: the same answers, more slowly
    from tablee.solver.dominoes._kernel import (  # type: ignore[assignment]
        Deals,
        Round,
        Rounds,
        count_playouts,
        count_rounds,
        imagine,
        solve,
        weigh,
    )

__all__ = [
    "HOLDS",
    "PROOF",
    "Clue",
    "Counted",
    "Deals",
    "Round",
    "Rounds",
    "Seen",
    "count_playouts",
    "count_rounds",
    "imagine",
    "layout",
    "pieces",
    "read_clues",
    "solve",
    "weigh",
]
