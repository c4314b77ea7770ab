"""The best move with photos, proven optimal: which photos go to families, which to series, and where the jokers go.

Also simulates rounds to their end, to compare moves.
"""

from tablee.engines.compiled import use_kernel
from tablee.engines.photos.questions import can_begin, can_open, next_cards, solve
from tablee.engines.photos.rounds import HOLDS, LAYS, Seen, Try, weigh

COMPILED = use_kernel(__name__, globals(), "weigh")

__all__ = [
    "COMPILED",
    "HOLDS",
    "LAYS",
    "Seen",
    "Try",
    "can_begin",
    "can_open",
    "next_cards",
    "solve",
    "weigh",
]
