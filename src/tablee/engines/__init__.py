"""Exact arrangement of melds: pure functions, with a compiled kernel behind them where there is one."""

from tablee.engines.answers import Answer, GaveUp, Impossible, Solved
from tablee.engines.tiles import MeldRules, can_lay, most_points, next_tiles, solve

__all__ = ["Answer", "GaveUp", "Impossible", "MeldRules", "Solved", "can_lay", "most_points", "next_tiles", "solve"]
