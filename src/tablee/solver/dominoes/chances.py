"""The random numbers of all quick games, where those of dominoes have always found them."""

from tablee.solver.chances import Chances

__all__ = ["Chances"]
