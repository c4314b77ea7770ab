"""Zoo Domino: 36 dominoes over eight animals, in two ways to play."""

from tablee.games.zoo_domino.rules import ZooDomino

__all__ = ["ZooDomino"]
