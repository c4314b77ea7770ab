"""Bots for Tile Rummy."""

from collections.abc import Mapping

from tablee.bots.bot import Bot
from tablee.bots.tile_rummy.expert import expert
from tablee.bots.tile_rummy.greedy import greedy, greedy_random

LEVELS: Mapping[str, Bot] = {"expert": expert}
YARDSTICKS: Mapping[str, Bot] = {"greedy": greedy, "greedy-random": greedy_random}

__all__ = ["LEVELS", "YARDSTICKS", "expert", "greedy", "greedy_random"]
