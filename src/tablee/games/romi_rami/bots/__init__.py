"""Bots for Romi Rami."""

from collections.abc import Mapping

from tablee.bots.bot import Bot
from tablee.games.romi_rami.bots.expert import expert
from tablee.games.romi_rami.bots.levels import beginner, casual, strong
from tablee.games.romi_rami.bots.planner import planner

LEVELS: Mapping[str, Bot] = {"beginner": beginner, "casual": casual, "strong": strong, "expert": expert}
YARDSTICKS: Mapping[str, Bot] = {"planner": planner}

__all__ = ["LEVELS", "YARDSTICKS", "beginner", "casual", "expert", "planner", "strong"]
