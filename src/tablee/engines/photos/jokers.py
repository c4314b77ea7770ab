"""The best places for the jokers once every photo is assigned to families or series."""

from collections.abc import Iterable

from tablee.engines.photos.layers import Plan
from tablee.engines.photos.melds import best_families, best_series
from tablee.engines.photos.problem import Problem


def give_jokers(problem: Problem, plan: Plan) -> Plan:
    """Redistribute the jokers among all families and series; the score is then exact."""
    cost = sum(
        (problem.may[capital] & ~plan.active).bit_count() * problem.photo_cost
        for capital, option in enumerate(plan.options)
        if not option.photos
    )
    ways: dict[int, tuple[int, tuple[int, ...]]] = {
        0: (-cost, ())
    }  # by jokers distributed: the value, and the recipients
    for kept_with in _kept(problem, plan):
        after: dict[int, tuple[int, tuple[int, ...]]] = {}
        for used, (value, given) in ways.items():
            for few, kept in kept_with:
                known = after.get(used + few)
                if used + few <= problem.jokers and (known is None or known[0] < value + kept):
                    after[used + few] = value + kept, (*given, few)
        ways = after
    used = max(ways)
    value, given = ways[used]
    return Plan(
        value - (problem.jokers - used) * problem.joker_cost,
        plan.active,
        tuple(option._replace(jokers=few) for option, few in zip(plan.options, given[:17], strict=True)),
        given[17:],
    )


def _kept(problem: Problem, plan: Plan) -> Iterable[list[tuple[int, int]]]:
    """Yield for every capital, then for every theme, the number of kept cards by number of jokers."""
    jokers = range(problem.jokers + 1)
    for capital, option in enumerate(plan.options):
        families = ((few, best_families(option.photos, few, problem.old_families[capital])) for few in jokers)
        yield [(few, divided[0]) for few, divided in families if divided is not None]
    for theme in range(6):
        places = [
            problem.in_series[capital][theme]
            for capital, option in enumerate(plan.options)
            if (problem.all[capital] & plan.active & ~option.photos) >> theme & 1
        ]
        old = tuple((places.count(place), few) for place, few in enumerate(problem.old_series_jokers[theme]))
        series = ((few, best_series(len(places), few, old)) for few in jokers)
        yield [(few, divided[0]) for few, divided in series if divided is not None]
