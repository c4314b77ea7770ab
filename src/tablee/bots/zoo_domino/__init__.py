"""Bots for Zoo Domino."""

from tablee.bots.zoo_domino.careful import careful
from tablee.bots.zoo_domino.expert import expert

__all__ = ["careful", "expert"]
