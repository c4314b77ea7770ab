"""The search: which themes have series, and for each such choice an option for every capital and every theme.

The choices are examined in the order of their upper bounds. A first bound takes the best option of every
capital; a second one respects the number of jokers. Then the capitals are processed one by one, with a small
allowance for the loss of the optimum against the bound, which grows only if it is not enough.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count, takewhile
from typing import NamedTuple

from tablee.engines.photos.jokers import give_jokers
from tablee.engines.photos.layers import Layers, Plan
from tablee.engines.photos.options import Options
from tablee.engines.photos.problem import Problem


class Choice(NamedTuple):
    """A set of themes with series; all others have none."""

    active: int
    layers: Layers | None  # once the tighter bound is computed
    allowances: Iterator[int]


def best_plan(problem: Problem) -> Plan | None:
    """Return the best plan; None if the required cards cannot be laid."""
    options = Options(problem)
    order = count()  # of equals, the first
    heap: list[tuple[int, int, Choice | Plan]] = []
    for active in _choices(problem):
        if problem.free_jokers(active) < 0:
            continue
        bests = options.of_all(active)
        if all(bests):
            jokers = sum(sum(problem.old_series_jokers[theme]) for theme in range(6) if active >> theme & 1)
            bound = sum(best[0].value for best in bests) + jokers
            heappush(heap, (-bound, next(order), Choice(active, None, _allowances(problem))))
    while heap:
        _, _, choice = heappop(heap)
        if isinstance(choice, Plan):
            return choice
        if choice.layers is None:
            layers = Layers(problem, options, choice.active)
            if layers.bound is not None:
                heappush(heap, (-layers.bound, next(order), choice._replace(layers=layers)))
            continue
        allowance = next(choice.allowances, None)
        if allowance is None:
            continue
        plan = choice.layers.best(allowance)
        if plan is not None:
            real = give_jokers(problem, plan)
            heappush(heap, (-real.score, -1, real))
            if real.score < plan.score:  # too many or too few photos in one series: examine it closely
                exact = Layers(problem, options, plan.active, plan.active & problem.crowded)
                assert exact.bound is not None
                better = exact.best(exact.bound - real.score - 1)
                if better is not None:
                    heappush(heap, (-better.score, -1, better))
        else:
            assert choice.layers.bound is not None
            heappush(heap, (allowance + 1 - choice.layers.bound, next(order), choice))
    return None


def _allowances(problem: Problem) -> Iterator[int]:
    """Yield increasing losses: some cards moved, then photos left in the hand; at last the maximum."""
    yield from (0, 3, 12, 108)
    photos = sum(may.bit_count() for may in problem.may)
    most = 108 + photos * problem.photo_cost + problem.jokers_may * problem.joker_cost
    losses = (108 + (problem.photo_cost << doublings) for doublings in count())
    yield from takewhile(most.__gt__, losses)
    yield most


def _choices(problem: Problem) -> Iterator[int]:
    """Yield the sets of themes that may have series: enough photos for it, and no photo that must have one without."""
    can = needs = 0
    for theme in range(6):
        if problem.of_theme[theme] + min(problem.jokers, 1) >= 4:
            can |= 1 << theme
    for must, photos in zip(problem.must, problem.all, strict=True):
        if photos.bit_count() + min(problem.jokers, 1) < 3:
            needs |= must
    free = more = can & ~needs
    while True:
        yield needs | more
        if not more:
            return
        more = (more - 1) & free
