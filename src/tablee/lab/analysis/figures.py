"""Figures of the analysis: how large errors are by level, whether luck is fair, and what it explains."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from statistics import fmean, quantiles, variance
from typing import Any, NamedTuple

from tablee.analysis.accuracy import accuracy_of
from tablee.lab.error_bars import Z
from tablee.toolkit.judging.findings import THRESHOLDS

Matches = Sequence[Mapping[str, Any]]  # as `Measured` writes them
MANY = 10  # matches: with fewer, no interval is told


class Mean(NamedTuple):
    """A mean and half of its 95 % interval; the interval allows for what happens in one match being alike."""

    mean: float
    within: float | None  # None: too few matches to tell


def figures_of(matches: Matches, levels: Sequence[str]) -> dict[str, Any]:
    """Return all figures of a sample, ready for JSON."""
    top = levels[-2:]
    return {
        "matches": len(matches),
        "levels": {level: _figures_of_level(matches, level) for level in levels},
        "luck": {
            "draws": sum(len(match["draws"]) for match in matches),
            "mean": mean_of([(sum(match["draws"]), len(match["draws"])) for match in matches]),
            "saved": _saved(matches),
            "saved_top": _saved([match for match in matches if set(match["levels"]) <= set(top)]),
            "top_matches": sum(set(match["levels"]) <= set(top) for match in matches),
        },
        "planted": [planted for match in matches for planted in match["planted"]].count(True),
        "all_planted": sum(len(match["planted"]) for match in matches),
        "alarms": _alarms(matches, levels[-1]),
        "brier": _brier(matches),
        "spread": _spread(matches, levels),
    }


def _figures_of_level(matches: Matches, level: str) -> dict[str, Any]:
    seats = [(match, seat) for match in matches for seat, other in enumerate(match["levels"]) if other == level]
    games = [match["losses"][seat] for match, seat in seats if match["losses"][seat]]
    losses = [loss for game in games for loss in game]
    if not losses:
        return {"games": len(seats), "decisions": 0}
    error = _mean_loss(games)
    accuracies = sorted(accuracy_of(fmean(game)) for game in games)
    tenths = quantiles(accuracies, n=10, method="inclusive") if len(accuracies) > 1 else accuracies * 9
    return {
        "games": len(seats),
        "decisions": len(losses),
        "error": error,
        "error_of_all": _mean_loss(match["all_losses"][seat] for match, seat in seats),
        "over": {mark: fmean(loss >= least for loss in losses) for mark, least in THRESHOLDS},
        "marks": {
            mark: sum(match["marks"][seat].get(mark, 0) for match, seat in seats) / len(losses)
            for mark, _ in THRESHOLDS
        },
        "missed": {
            kind: sum(match["missed"][seat].get(kind, 0) for match, seat in seats)
            for kind in ("out", "lay", "kept", "early", "same")
        },
        "accuracy": accuracy_of(error.mean),
        "accuracies": [tenths[0], tenths[4], tenths[8]],
    }


def _mean_loss(games: Iterable[Sequence[float]]) -> Mean:
    return mean_of([(sum(game), len(game)) for game in games if game])


def mean_of(sums: Sequence[tuple[float, int]]) -> Mean:
    """Return the mean of all values, given their sum and their number in each match."""
    count = sum(number for _, number in sums)
    if not count:
        return Mean(0.0, None)
    mean = sum(total for total, _ in sums) / count
    if len(sums) < MANY:
        return Mean(mean, None)
    off = sum((total - mean * number) ** 2 for total, number in sums)
    return Mean(mean, Z * sqrt(off * len(sums) / (len(sums) - 1)) / count)


def _saved(matches: Matches) -> float | None:
    """Return by how much the variance of the first level's result is divided when luck is subtracted, all of it.

    Results are compared with others of the same levels. The mean between equals is known.
    """
    by_levels: dict[tuple[str, ...], list[tuple[float, float]]] = defaultdict(list)
    for match in matches:
        seat = match["levels"].index(min(match["levels"]))
        result = match["result"][seat]
        by_levels[tuple(sorted(match["levels"]))].append((result, result - match["luck"][seat]))
    plain = less = 0.0
    for levels, results in by_levels.items():
        if len(results) < 2:
            continue
        equal = 1 / len(levels) if len(set(levels)) == 1 else None
        one, other = zip(*results, strict=True)
        plain += len(results) * _spread_around(one, equal)
        less += len(results) * _spread_around(other, equal)
    return plain / less if less else None


def _spread_around(values: Sequence[float], mean: float | None) -> float:
    return variance(values) if mean is None else fmean((value - mean) ** 2 for value in values)


def _alarms(matches: Matches, best: str) -> dict[str, int]:
    """Return how many decisions of the strongest level are called mistakes, where only that level plays."""
    alone = [match for match in matches if set(match["levels"]) == {best}]
    marks = [marks for match in alone for marks in match["marks"]]
    return {
        "decisions": sum(len(losses) for match in alone for losses in match["losses"]),
        **{mark: sum(each.get(mark, 0) for each in marks) for mark, _ in THRESHOLDS},
    }


def _brier(matches: Matches) -> tuple[float, float] | None:
    """Return the mean squared difference between a value and the result, and between the mean result and it."""
    values = [tuple(each) for match in matches for each in match["values"]]
    if not values:
        return None
    usual = fmean(won for _, won in values)
    return fmean((value - won) ** 2 for value, won in values), fmean((usual - won) ** 2 for _, won in values)


def _spread(matches: Matches, levels: Iterable[str]) -> dict[str, tuple[float, int]]:
    """Return the standard deviation of how much a round changes the lead, between equals; and the number of rounds."""
    found = {}
    for level in levels:
        leads = [row[0] - row[1] for match in matches if set(match["levels"]) == {level} for row in match["rounds"]]
        if leads:
            found[level] = (sqrt(fmean(lead * lead for lead in leads)), len(leads))
    return found
