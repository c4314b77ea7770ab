"""Photo Rummy: hold everything while that promises most, and lay it in time when it does not.

What could be laid now can be laid later, and until then it helps nobody else. But who is left with a full hand when
another goes out pays for all of it. So each turn the expert plays imagined rounds to their end: with every good lay,
with none, and with laying in some turns from now. It lays when no way to wait promises as much.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import NormalDist, fmean

from tablee.bots.standing import Standing, known_standing
from tablee.core.game import AnyGame, Player
from tablee.core.turns import Pass
from tablee.engines.photos import COMPILED, Try, weigh
from tablee.games.photo_rummy.bots.first import draw, go_out, patient
from tablee.games.photo_rummy.bots.seeing import find_lays, see
from tablee.games.photo_rummy.state import Action, View

WAITING = [Try(), *(Try(later=turns) for turns in (1, 2, 4, 7))]
WORLDS = 100  # imagined at a time
MOST = 12 * WORLDS  # in all
SURE = 3.0  # standard errors: a difference that needs no more worlds
NEAR = 2  # whoever holds so few cards makes everyone lay
TRIES = 10  # to imagine hands with which the others would have done what they did
LUCK = 46  # by how many points the lead changes in a round between equals: its standard deviation
POINT = 0.0001  # what a point counts besides, where nothing can change who wins the match
EARLY = 18  # with fewer cards and an empty table, hardly anybody has ever gone out


def expert(game: AnyGame, view: View, rng: Random) -> Action:
    """Go out, or do what promises most points in imagined rounds."""
    if not view.drawn:
        return draw(view)
    going_out = go_out(view)
    if going_out:
        return going_out
    if not COMPILED:
        return patient(game, view, rng)  # the next best: pure Python would imagine for a minute
    if not view.table and max(view.counts) < EARLY:
        return Pass()
    lays = find_lays(view)
    if not lays:
        return Pass()
    best = find_better(view, list(lays), known_standing(game, len(view.counts)), rng)
    return lays[best] if best else Pass()


def find_better(view: View, lays: Sequence[Try], standing: Standing, rng: Random) -> Try | None:
    """Return the lay that promises more than waiting, if one does."""
    seen = see(view, near=NEAR, tries=TRIES)
    chances = Chances(seen.me, standing)
    worths: list[list[float]] = []
    while True:
        points = weigh(seen, [*lays, *WAITING], WORLDS, rng.getrandbits(64))
        worths += [[chances.after(each) for each in row] for row in points]
        lay, more, doubt = compare(worths, len(lays))
        if abs(more) > SURE * doubt or len(worths) >= MOST:
            return lays[lay] if more > 0 else None


class Chances:
    """What a round's points are worth to a player: the chance to win the match with them."""

    def __init__(self, me: Player, standing: Standing) -> None:
        *others, best = sorted(total for player, total in enumerate(standing.totals) if player != me)
        self._lead = standing.totals[me] - best
        self._others = len(others) + 1
        self._luck = NormalDist(0, max(1, LUCK * sqrt(standing.left)))

    def after(self, points: int) -> float:
        """Return the chance after so many points, which count for each of the others."""
        return self._luck.cdf(self._lead + points / self._others) + POINT * points


def compare(worths: Sequence[Sequence[float]], lays: int) -> tuple[int, float, float]:
    """Return the best of the lays, how much more it brings than the best way to wait, and how sure that is."""
    columns = list(zip(*worths, strict=True))
    promises = list(map(fmean, columns))
    lay = max(range(lays), key=promises.__getitem__)
    wait = max(range(lays, len(promises)), key=promises.__getitem__)
    more = [one - other for one, other in zip(columns[lay], columns[wait], strict=True)]
    return lay, fmean(more), sqrt(fmean(one * one for one in more) / len(more))
