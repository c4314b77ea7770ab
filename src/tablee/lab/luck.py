"""Measures the luck of draws and subtracts it from results, so that fewer games suffice.

The chances to win with the piece that came, minus the mean of those with all pieces that might have come, are luck:
whatever the players do, the expectation is zero. So it can be subtracted, scaled to explain the results best, without
bias (a control variate). It is the luck of an analysis, measured by the game's judge; a game without one may have a
measure of its own.
"""

from collections.abc import Sequence
from typing import Any

from tablee.analysis.judges import find_judge
from tablee.analysis.seeds import seed_for
from tablee.bots.standing import Standing
from tablee.core.game import AnyGame, Player
from tablee.games.discovery import class_of
from tablee.toolkit.judging.judge import QUICK, Depth, Judge
from tablee.toolkit.luck import Luck

DEPTH = QUICK  # many games with a little less certainty tell more than few


class JudgedLuck(Luck):
    """What chance gave to every player, as the game's judge sees it, in chances to win the match."""

    def __init__(self, judge: Judge, game: AnyGame, players: int, depth: Depth = DEPTH) -> None:
        self.sums = [[0.0] * players]
        self._judge, self._depth = judge, depth
        self._standing = Standing((0,) * players, game.rounds - 1)
        self._acts = 0

    def acted(self, game: AnyGame, before: Any, seat: Player, action: Any, after: Any) -> None:
        """Add what chance gave, if anything was left to it."""
        seed, self._acts = seed_for("ladder", str(self._acts)), self._acts + 1
        luck = self._judge.luck(game, before, seat, action, after, self._standing, self._depth, seed)
        if luck is not None:
            self.sums = [[one + other for one, other in zip(self.sums[0], luck, strict=True)]]

    def ended(self, game: AnyGame, state: Any) -> None:
        """Enter the round on the score sheet."""
        outcome, (totals, left) = game.outcome(state), self._standing
        sums = tuple(total + score for total, score in zip(totals, outcome.scores, strict=True))
        self._standing = Standing(sums, left - outcome.counts)

    def between(self, line_up: Sequence[int]) -> tuple[float, ...]:
        """Return what chance gave to the seats of the first bot; the others lost as much."""
        return (sum(luck for luck, bot in zip(self.sums[0], line_up, strict=True) if bot == 0),)


def luck_of(game: AnyGame, players: int) -> Luck:
    """Return the luck measure of this game; one that recognizes no draws if it has none."""
    judge = find_judge(game.name)
    if judge is not None:
        return JudgedLuck(judge, game, players)
    measured: Luck = (class_of(game.name, "luck") or Luck)(players)
    return measured


def measures_of(game: AnyGame, players: int) -> tuple[str, ...]:
    """Return what the luck of this game is measured by: results by other measures cannot be continued."""
    judge = find_judge(game.name)
    return luck_of(game, players).measures if judge is None else (f"judge {judge.version}",)


__all__ = ["JudgedLuck", "Luck", "luck_of", "measures_of"]
