"""Romi Rami: two markets, contracts paid with sets and runs, and trophies."""

from tablee.games.romi_rami.rules import RomiRami

__all__ = ["RomiRami"]
