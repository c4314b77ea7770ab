"""Bots for Photo Rummy."""

from collections.abc import Collection, Mapping

from tablee.bots.bot import Bot
from tablee.engines.photos import COMPILED
from tablee.games.photo_rummy.bots.expert import expert
from tablee.games.photo_rummy.bots.first import greedy, patient
from tablee.games.photo_rummy.bots.habits import beginner, casual
from tablee.games.photo_rummy.bots.strong import strong

LEVELS: Mapping[str, Bot] = {"beginner": beginner, "casual": casual, "strong": strong, "expert": expert}
YARDSTICKS: Mapping[str, Bot] = {"greedy": greedy, "patient": patient}
#: In pure Python the simulated rounds of one turn take up to a minute.
TOO_SLOW: Collection[str] = () if COMPILED else ("expert",)
#: The strong level wavers between moves that are about as good; this one gives the same advice twice.
ADVISER: Bot = expert if COMPILED else patient

__all__ = ["ADVISER", "LEVELS", "TOO_SLOW", "YARDSTICKS", "beginner", "casual", "expert", "greedy", "patient", "strong"]
