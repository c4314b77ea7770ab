"""The best lay of Photo Rummy, proven: which photos go to families, which to series, and where the jokers stand.

And rounds imagined and played to their end, in which lays are weighed.
"""

from tablee.engines.answers import Solved
from tablee.engines.compiled import use_kernel
from tablee.engines.photos.questions import can_begin, can_open, next_cards, solve
from tablee.engines.photos.rounds import HOLDS, LAYS, Seen, Try, weigh

COMPILED = use_kernel(__name__, globals(), "weigh")

__all__ = [
    "COMPILED",
    "HOLDS",
    "LAYS",
    "Seen",
    "Solved",
    "Try",
    "can_begin",
    "can_open",
    "next_cards",
    "solve",
    "weigh",
]
