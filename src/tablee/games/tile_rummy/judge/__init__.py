"""The analysis of Tile Rummy: what every turn was worth, and how lucky the draws were."""

from tablee.games.tile_rummy.judge.tile_judge import TileRummyJudge

JUDGE = TileRummyJudge()

__all__ = ["JUDGE", "TileRummyJudge"]
