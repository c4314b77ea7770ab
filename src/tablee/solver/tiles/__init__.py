"""Tile Rummy: a sweep over the numbers, with an open sequence for each colour."""

from tablee.solver.tiles.questions import can_lay, most_points, next_tiles, solve
from tablee.solver.tiles.rules import MeldRules

__all__ = ["MeldRules", "can_lay", "most_points", "next_tiles", "solve"]
