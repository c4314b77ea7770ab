"""What plans are worth to a player: rounds played to their end in imagined worlds, the same for all plans."""

from collections.abc import Sequence
from itertools import chain
from statistics import fmean

from tablee.engines.photos import Try, weigh_each
from tablee.games.photo_rummy.bots.expert import NEAR, TRIES
from tablee.games.photo_rummy.bots.seeing import see
from tablee.games.photo_rummy.judge.plans import Plan
from tablee.games.photo_rummy.judge.stakes import Stakes
from tablee.games.photo_rummy.state import View
from tablee.toolkit.judging.estimates import Batches
from tablee.toolkit.judging.judge import BATCHES


def estimate(view: View, plans: Sequence[Plan], stakes: Stakes, worlds: int, seed: int) -> Batches:
    """Return for each batch of worlds what each plan is worth: the chance to win the match."""
    size = -(-worlds // BATCHES)
    seen = see(view, near=NEAR, tries=TRIES)
    tries: list[Try] = [each for plan in plans for each in plan.tries]
    results = weigh_each(seen, tries, BATCHES * size, seed)
    known = {points: stakes.after(points)[seen.me] for points in set(chain.from_iterable(results))}
    worth = [[known[points] for points in row] for row in results]
    batches = [list(map(fmean, zip(*worth[start : start + size], strict=True))) for start in range(0, len(worth), size)]
    chosen = [_best_ways(batches[1::2], plans), _best_ways(batches[::2], plans)]
    return [[values[way] for way in chosen[number % 2]] for number, values in enumerate(batches)]


def _best_ways(batches: Batches, plans: Sequence[Plan]) -> list[int]:
    """Return the place of the best way to go on with each plan; it is valued in the other half of the batches."""
    means = list(map(fmean, zip(*batches, strict=True)))
    places, start = [], 0
    for plan in plans:
        ways = range(start, start + len(plan.tries))
        places.append(max(ways, key=means.__getitem__))
        start = ways.stop
    return places
