"""The findings of a census, as data: shares and means with 95 % bounds."""

from collections.abc import Mapping
from math import sqrt
from typing import Any

from tablee import __version__
from tablee.core.options import chosen_options
from tablee.lab.error_bars import Z
from tablee.lab.ladder.ladder import WHOLE
from tablee.lab.simulation.report import bounded, spread
from tablee.lab.statistics.census import Census, Fared, Table, statistics_of
from tablee.lab.statistics.variants import label


def findings(usual: Table, tables: Mapping[Table, Census]) -> dict[str, Any]:
    """Return the findings at the default table and, for comparison, at others."""
    return {
        "tablee": __version__,
        "game": usual.game.name,
        "version": usual.game.rules_version,
        "seed": usual.seed,
        "bot": usual.bot,
        "pieces": statistics_of(usual.game).notable,
        "tables": [{"table": label(table, usual), **_found(table, census)} for table, census in tables.items()],
    }


def _found(table: Table, census: Census) -> dict[str, Any]:
    rounds = sum(census.endings.values())
    places = [_fared("place", place + 1, census.places[place]) for place in sorted(census.places)]
    return {
        "options": chosen_options(table.game),
        "players": table.players,
        "games": sum(census.lengths.values()),
        "first": _value_of_going_first(table.players, census.places[0]),
        "places": places,
        "seats": [_fared("seat", seat + 1, census.seats[seat]) for seat in sorted(census.seats)],
        "dealt": [_fared("dealt", pieces, census.dealt[pieces]) for pieces in sorted(census.dealt)],
        "one_more": _value_of_one_more(census.dealt),
        "endings": [
            {"reason": reason, "rounds": times, **bounded(times, rounds)}
            for reason, times in sorted(census.endings.items())
        ],
        "actions": spread(census.lengths),
        "lengths": {str(length): times for length, times in sorted(census.lengths.items())},
    }


def _fared(name: str, key: int, fared: Fared) -> dict[str, Any]:
    points, error = _points(fared)
    return {
        name: key,
        "times": fared.times,
        **bounded(fared.won / WHOLE, fared.times),
        "points": round(points, 4),
        "points_error": round(Z * error, 4),
    }


def _points(fared: Fared) -> tuple[float, float]:
    """Return the mean and its standard error."""
    mean = fared.points / fared.times
    return mean, sqrt(max(0.0, fared.points_squared / fared.times - mean * mean) / fared.times)


def _wins(fared: Fared) -> tuple[float, float]:
    share = fared.won / fared.times / WHOLE
    return share, sqrt(max(0.0, fared.won_squared / fared.times / WHOLE**2 - share * share) / fared.times)


def _value_of_going_first(players: int, first: Fared) -> dict[str, float]:
    """Return the first player's advantage over an equal share of wins."""
    share, error = _wins(first)
    return _bounds(share - 1 / players, error)


def _value_of_one_more(dealt: Mapping[int, Fared]) -> dict[str, Any] | None:
    """Return the value of one more notable piece: the slope of wins and of points over their number."""
    times = sum(fared.times for fared in dealt.values())
    mean = sum(pieces * fared.times for pieces, fared in dealt.items()) / times
    spread = sum(fared.times * (pieces - mean) ** 2 for pieces, fared in dealt.items())
    if not spread:
        return None

    def slope(told: Any) -> dict[str, float]:
        weights = {pieces: fared.times * (pieces - mean) / spread for pieces, fared in dealt.items()}
        found = {pieces: told(fared) for pieces, fared in dealt.items()}
        value = sum(weight * found[pieces][0] for pieces, weight in weights.items())
        return _bounds(value, sqrt(sum((weight * found[pieces][1]) ** 2 for pieces, weight in weights.items())))

    return {"wins": slope(_wins), "points": slope(_points)}


def _bounds(value: float, error: float) -> dict[str, float]:
    return {"value": round(value, 6), "low": round(value - Z * error, 6), "high": round(value + Z * error, 6)}
