"""The analysis of Photo Rummy: what every turn was worth, and how lucky the draws were."""

from tablee.games.photo_rummy.judge.photo_judge import PhotoRummyJudge

JUDGE = PhotoRummyJudge()

__all__ = ["JUDGE", "PhotoRummyJudge"]
