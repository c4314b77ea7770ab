"""Bots for Romi Rami."""

from collections.abc import Mapping

from tablee.bots.bot import Bot
from tablee.bots.romi_rami.planner import planner

LEVELS: Mapping[str, Bot] = {}
YARDSTICKS: Mapping[str, Bot] = {"planner": planner}

__all__ = ["LEVELS", "YARDSTICKS", "planner"]
