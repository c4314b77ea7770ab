"""Bots for Zoo Domino."""

from collections.abc import Mapping

from tablee.bots.bot import Bot
from tablee.bots.zoo_domino.careful import careful
from tablee.bots.zoo_domino.expert import expert

LEVELS: Mapping[str, Bot] = {"expert": expert}
YARDSTICKS: Mapping[str, Bot] = {"careful": careful}

__all__ = ["LEVELS", "YARDSTICKS", "careful", "expert"]
