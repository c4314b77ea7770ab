"""The best move with photos, proven optimal: which photos go to families, which to series, and where the jokers go.

Also simulates rounds to their end, to compare moves.
"""

from tablee.engines.compiled import use_kernel
from tablee.engines.photos.questions import can_begin, can_open, next_cards, solve
from tablee.engines.photos.rounds import HOLDS, LAYS, Open, Seen, Try, weigh, weigh_each, weigh_open

COMPILED = use_kernel(__name__, globals(), "weigh", "weigh_each", "weigh_open")

__all__ = [
    "COMPILED",
    "HOLDS",
    "LAYS",
    "Open",
    "Seen",
    "Try",
    "can_begin",
    "can_open",
    "next_cards",
    "solve",
    "weigh",
    "weigh_each",
    "weigh_open",
]
