"""Bots for Zoo Domino."""

from collections.abc import Mapping

from tablee.bots.bot import Bot
from tablee.bots.zoo_domino.beginner import beginner
from tablee.bots.zoo_domino.careful import careful
from tablee.bots.zoo_domino.casual import casual
from tablee.bots.zoo_domino.expert import expert
from tablee.bots.zoo_domino.strong import strong

LEVELS: Mapping[str, Bot] = {"beginner": beginner, "casual": casual, "strong": strong, "expert": expert}
YARDSTICKS: Mapping[str, Bot] = {"careful": careful}

__all__ = ["LEVELS", "YARDSTICKS", "beginner", "careful", "casual", "expert", "strong"]
