"""Photo Rummy: hold all cards as long as that has the highest expected score, and lay them before it is too late.

Cards that can be laid now can be laid later, and until then they help nobody else. But a player with a full hand when
another goes out pays for all of it. So each turn the expert simulates rounds to their end: with every good move,
with none, and with laying a few turns from now. It lays when no way to wait has as high an expected score.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import NormalDist, fmean
from typing import NamedTuple

from tablee.bots import Choice, Seat
from tablee.bots.bot import best_by_action
from tablee.bots.standing import Standing
from tablee.core.game import Player
from tablee.core.turns import Pass
from tablee.engines.photos import Try, weigh
from tablee.games.photo_rummy.bots.first import draw, go_out
from tablee.games.photo_rummy.bots.seeing import find_lays, see
from tablee.games.photo_rummy.state import View

WAITING = [Try(), *(Try(later=turns) for turns in (1, 2, 4, 7))]
WORLDS = 100  # sampled at a time
MOST = 12 * WORLDS  # in all
SURE = 3.0  # standard errors: with such a difference, no more worlds are sampled
NEAR = 2  # cards: when a player holds this few, everyone lays
TRIES = 10  # attempts to sample hands that explain what the others did
LUCK = 46  # points: standard deviation of the change of the lead in a round between equal players
POINT = 0.0001  # value of a point when nothing can change who wins the match
EARLY = 18  # with fewer cards and an empty table, going out is very rare


def expert(seat: Seat) -> Choice:
    """Go out, or make the move with the best average score in simulated rounds."""
    view: View = seat.view
    rng = seat.rng
    if not view.drawn:
        return Choice(draw(view))
    going_out = go_out(view)
    if going_out:
        return Choice(going_out)
    if not view.table and max(view.counts) < EARLY:
        return Choice(Pass())
    lays = find_lays(view)
    if not lays:
        return Choice(Pass())
    best, estimates = find_better(view, list(lays), seat.standing_among(len(view.counts)), rng)
    actions = [*lays.values(), *(Pass() for _ in WAITING)]
    return Choice(lays[best] if best else Pass(), best_by_action(zip(actions, estimates, strict=True)))


def find_better(view: View, lays: Sequence[Try], standing: Standing, rng: Random) -> tuple[Try | None, Sequence[float]]:
    """Return the move with a higher expected score than waiting, if any, and the expected scores of all choices."""
    seen = see(view, near=NEAR, tries=TRIES)
    chances = Chances(seen.me, standing)
    worths: list[list[float]] = []
    while True:
        points = weigh(seen, [*lays, *WAITING], WORLDS, rng.getrandbits(64))
        worths += [[chances.after(each) for each in row] for row in points]
        lay, more, doubt, promises = compare(worths, len(lays))
        if abs(more) > SURE * doubt or len(worths) >= MOST:
            return (lays[lay] if more > 0 else None), promises


class Chances:
    """The value of a round's points to a player: the chance to win the match with them."""

    def __init__(self, me: Player, standing: Standing) -> None:
        *others, best = sorted(total for player, total in enumerate(standing.totals) if player != me)
        self._lead = standing.totals[me] - best
        self._others = len(others) + 1
        self._luck = NormalDist(0, max(1, LUCK * sqrt(standing.left)))

    def after(self, points: int) -> float:
        """Return the chance after that many points, against each of the others."""
        return self._luck.cdf(self._lead + points / self._others) + POINT * points


class Comparison(NamedTuple):
    """The best move against the best way to wait."""

    lay: int  # index of the best move
    more: float  # its advantage
    doubt: float  # the standard error of the advantage
    promises: Sequence[float]  # expected scores of every move and every way to wait


def compare(worths: Sequence[Sequence[float]], lays: int) -> Comparison:
    """Compare the moves (the first columns) with the ways to wait (the others); each row is a world."""
    columns = list(zip(*worths, strict=True))
    promises = list(map(fmean, columns))
    lay = max(range(lays), key=promises.__getitem__)
    wait = max(range(lays, len(promises)), key=promises.__getitem__)
    more = [one - other for one, other in zip(columns[lay], columns[wait], strict=True)]
    return Comparison(lay, fmean(more), sqrt(fmean(one * one for one in more) / len(more)), promises)
