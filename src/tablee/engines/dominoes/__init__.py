"""Rounds of dominoes on bit masks: stepped, played out, sampled, and searched to their end.

The compiled kernel and pure Python give the same answers, including random choices.
"""

from tablee.engines.compiled import use_kernel
from tablee.engines.dominoes import pieces
from tablee.engines.dominoes.clues import HOLDS, PROOF, Clue, read_clues
from tablee.engines.dominoes.deals import Counted, Deals, count_rounds
from tablee.engines.dominoes.many import Rounds, layout
from tablee.engines.dominoes.playouts import count_playouts
from tablee.engines.dominoes.rounds import Round
from tablee.engines.dominoes.search import solve
from tablee.engines.dominoes.worlds import Seen, imagine, weigh

COMPILED = use_kernel(
    __name__, globals(), "Deals", "Round", "Rounds", "count_playouts", "count_rounds", "imagine", "solve", "weigh"
)

__all__ = [
    "COMPILED",
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
