"""Bots for Tile Rummy."""

from collections.abc import Mapping

from tablee.bots.bot import Bot
from tablee.bots.tile_rummy.greedy import greedy

LEVELS: Mapping[str, Bot] = {}
YARDSTICKS: Mapping[str, Bot] = {"greedy": greedy}

__all__ = ["LEVELS", "YARDSTICKS", "greedy"]
