"""Bots for Photo Rummy."""

from collections.abc import Mapping

from tablee.bots.bot import Bot
from tablee.games.photo_rummy.bots.expert import expert
from tablee.games.photo_rummy.bots.first import greedy, patient
from tablee.games.photo_rummy.bots.habits import beginner, casual
from tablee.games.photo_rummy.bots.strong import strong

LEVELS: Mapping[str, Bot] = {"beginner": beginner, "casual": casual, "strong": strong, "expert": expert}
YARDSTICKS: Mapping[str, Bot] = {"greedy": greedy, "patient": patient}

__all__ = ["LEVELS", "YARDSTICKS", "beginner", "casual", "expert", "greedy", "patient", "strong"]
