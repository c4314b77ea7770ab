"""Bots for Photo Rummy."""

from collections.abc import Mapping

from tablee.bots.bot import Bot
from tablee.bots.photo_rummy.first import greedy, patient

LEVELS: Mapping[str, Bot] = {}
YARDSTICKS: Mapping[str, Bot] = {"greedy": greedy, "patient": patient}

__all__ = ["LEVELS", "YARDSTICKS", "greedy", "patient"]
