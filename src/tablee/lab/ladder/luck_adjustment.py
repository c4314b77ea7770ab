"""Scores of blocks without the luck of their draws, and how much that saves."""

from dataclasses import dataclass

import numpy as np

from tablee.lab.ladder.ladder import WHOLE, Block
from tablee.lab.ladder.ratings import Matrix

FEWEST = 20  # blocks per measure: with fewer, noise dominates the regression


@dataclass(frozen=True)
class Adjusted:
    """Scores of pairs (columns) on deals (rows), between 0 and 1 before the luck adjustment."""

    scores: Matrix
    raw: Matrix
    weights: tuple[float, ...]  # how much of each measure of luck was subtracted
    saved_by_mirroring: float | None  # how many times as many games would be needed: each on a deal of its own ...
    saved_by_luck: float | None  # ... and without subtracting luck


def adjust(blocks: list[list[Block]]) -> Adjusted:
    """Subtract the luck that explains the scores best (least squares), from the blocks of all pairs for each deal."""
    games = np.array([[block.scores for block in deal] for deal in blocks]) / WHOLE  # deals, pairs, line-ups
    luck = np.array([[block.luck for block in deal] for deal in blocks])  # deals, pairs, measures
    raw: Matrix = games.mean(axis=2)
    if len(blocks) < 2:
        return Adjusted(raw, raw, (0.0,) * luck.shape[2], None, None)
    weights = np.zeros(luck.shape[2])
    centred = raw - raw.mean(axis=0)
    if luck.shape[2] and raw.size >= FEWEST * luck.shape[2]:
        # The mean of luck is zero by construction: only the scores must be centred.
        weights = np.linalg.lstsq(luck.reshape(-1, luck.shape[2]), centred.reshape(-1), rcond=None)[0]
    scores: Matrix = raw - luck @ weights
    spread, without_luck = _variance(raw), _variance(scores)
    alone = float(games.var(axis=0, ddof=1).mean(axis=1).mean()) / games.shape[2]
    return Adjusted(
        scores,
        raw,
        tuple(weights.tolist()),
        alone / spread if spread else None,
        spread / without_luck if without_luck else None,
    )


def _variance(scores: Matrix) -> float:
    return float(scores.var(axis=0, ddof=1).mean())
