"""The best move with numbered tiles: a sweep over the numbers, with an open sequence for each colour."""

from tablee.engines.tiles.questions import COMPILED, can_lay, find_plan, most_points, next_tiles, solve
from tablee.engines.tiles.rules import MeldRules

__all__ = ["COMPILED", "MeldRules", "can_lay", "find_plan", "most_points", "next_tiles", "solve"]
