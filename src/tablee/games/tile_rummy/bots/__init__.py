"""Bots for Tile Rummy."""

from collections.abc import Mapping

from tablee.bots.bot import Bot
from tablee.games.tile_rummy.bots.expert import expert
from tablee.games.tile_rummy.bots.greedy import greedy, greedy_random
from tablee.games.tile_rummy.bots.habits import beginner, casual, strong

LEVELS: Mapping[str, Bot] = {"beginner": beginner, "casual": casual, "strong": strong, "expert": expert}
YARDSTICKS: Mapping[str, Bot] = {"greedy": greedy, "greedy-random": greedy_random}

__all__ = ["LEVELS", "YARDSTICKS", "beginner", "casual", "expert", "greedy", "greedy_random", "strong"]
