"""Bots for Zoo Domino."""

from collections.abc import Collection, Mapping

from tablee.bots.bot import Bot
from tablee.engines.dominoes import COMPILED
from tablee.games.zoo_domino.bots.beginner import beginner
from tablee.games.zoo_domino.bots.careful import careful
from tablee.games.zoo_domino.bots.casual import casual
from tablee.games.zoo_domino.bots.expert import expert
from tablee.games.zoo_domino.bots.strong import strong

LEVELS: Mapping[str, Bot] = {"beginner": beginner, "casual": casual, "strong": strong, "expert": expert}
YARDSTICKS: Mapping[str, Bot] = {"careful": careful}
#: In pure Python the search of an open round with 27 dominoes takes ten seconds at the median.
TOO_SLOW: Collection[str] = () if COMPILED else ("expert",)

__all__ = ["LEVELS", "TOO_SLOW", "YARDSTICKS", "beginner", "careful", "casual", "expert", "strong"]
