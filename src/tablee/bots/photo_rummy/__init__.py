"""Bots for Photo Rummy."""

from collections.abc import Mapping

from tablee.bots.bot import Bot
from tablee.bots.photo_rummy.expert import expert
from tablee.bots.photo_rummy.first import greedy, patient
from tablee.bots.photo_rummy.habits import beginner, casual
from tablee.bots.photo_rummy.strong import strong

LEVELS: Mapping[str, Bot] = {"beginner": beginner, "casual": casual, "strong": strong, "expert": expert}
YARDSTICKS: Mapping[str, Bot] = {"greedy": greedy, "patient": patient}

__all__ = ["LEVELS", "YARDSTICKS", "beginner", "casual", "expert", "greedy", "patient", "strong"]
