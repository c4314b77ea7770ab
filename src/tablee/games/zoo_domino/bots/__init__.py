"""Bots for Zoo Domino."""

from collections.abc import Mapping

from tablee.bots.bot import Bot
from tablee.games.zoo_domino.bots.beginner import beginner
from tablee.games.zoo_domino.bots.careful import careful
from tablee.games.zoo_domino.bots.casual import casual
from tablee.games.zoo_domino.bots.expert import expert
from tablee.games.zoo_domino.bots.strong import strong

LEVELS: Mapping[str, Bot] = {"beginner": beginner, "casual": casual, "strong": strong, "expert": expert}
YARDSTICKS: Mapping[str, Bot] = {"careful": careful}

__all__ = ["LEVELS", "YARDSTICKS", "beginner", "careful", "casual", "expert", "strong"]
