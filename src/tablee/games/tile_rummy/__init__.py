"""Tile Rummy: 104 numbered tiles and two stars, in three versions with many variants."""

from tablee.games.tile_rummy.rules import TileRummy

__all__ = ["TileRummy"]
