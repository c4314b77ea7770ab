"""The best lay of Photo Rummy, proven: which photos go to families, which to series, and where the jokers stand."""

from tablee.solver.photos.answers import Arranged
from tablee.solver.photos.questions import can_begin, can_open, next_cards, solve

__all__ = ["Arranged", "can_begin", "can_open", "next_cards", "solve"]
