"""The findings of a simulation: as data that does not depend on how it was run, and as text."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, TypeVar

from tablee.core.game import AnyGame
from tablee.core.options import chosen_options, relevant_options
from tablee.lab.error_bars import Rate, mean, median, rate
from tablee.lab.simulation.run import Plan, Tally

Winner = TypeVar("Winner")


def summarise(plan: Plan, tally: Tally) -> dict[str, Any]:
    """Return the findings as plain data.

    A shared win counts as equal parts, so that the rates of all seats add up to 1. Rates are of games for seats, of
    seats played for bots, and of rounds for endings; `low` and `high` bound them with 95 % confidence (Wilson).
    """
    seats, bots = _wins(tally.seats), _wins(tally.bots)
    rounds = sum(tally.endings.values())
    return {
        "game": plan.game.name,
        "version": plan.game.rules_version,
        "options": chosen_options(plan.game),
        "players": plan.players,
        "games": plan.games,
        "seed": plan.seed,
        "seats": [
            {"seat": seat + 1, "wins": float(seats[seat]), **bounded(seats[seat], plan.games)}
            for seat in range(plan.players)
        ],
        "bots": [
            {"bot": bot, "seats": tally.played[bot], "wins": float(bots[bot]), **bounded(bots[bot], tally.played[bot])}
            for bot in dict.fromkeys(plan.bots)
            if tally.played[bot]
        ],
        "actions": spread(tally.lengths),
        "scores": spread(tally.scores),
        "best": spread(tally.best),
        "endings": [
            {"reason": reason, "rounds": count, **bounded(Fraction(count), rounds)}
            for reason, count in sorted(tally.endings.items())
        ],
    }


def tell(game: AnyGame, found: dict[str, Any]) -> Iterator[str]:
    """Yield the findings as lines for people."""
    options = " ".join(
        f"{option.name}={option.write(found['options'][option.name])}" for option in relevant_options(game)
    )
    yield f"{found['game']}, {found['players']} players, {found['games']} games, seed {found['seed']}, {options}"
    yield "Wins by seat"
    for row in found["seats"]:
        yield f"  seat {row['seat']:<12} {_bounds(row)}"
    yield "Wins by bot, for each seat played"
    for row in found["bots"]:
        yield f"  {row['bot']:<17} {_bounds(row)}"
    yield "Rounds by ending"
    for row in found["endings"]:
        yield f"  {row['reason']:<17} {_bounds(row)}"
    yield f"Actions in a game: {_told(found['actions'])}"
    yield f"Score of a player: {_told(found['scores'])}"
    yield f"Highest score of a game: {_told(found['best'])}"


def _wins(counted: Counter[tuple[Winner, int]]) -> Counter[Winner]:
    """Return the exact wins of each."""
    wins: Counter[Any] = Counter()
    for (winner, sharing), times in counted.items():
        wins[winner] += Fraction(times, sharing)  # type: ignore[assignment]
    return wins


def bounded(wins: Fraction | float, cases: int) -> dict[str, float]:
    """Return a share with its bounds, as data."""
    found: Rate = rate(float(wins), cases)
    return {name: round(value, 6) for name, value in found._asdict().items()}


def spread(counts: Counter[int]) -> dict[str, float]:
    """Return the mean, median, minimum and maximum of counted numbers, as data."""
    return {"mean": mean(counts), "median": median(counts), "min": min(counts), "max": max(counts)}


def _told(spread: dict[str, float]) -> str:
    return f"mean {spread['mean']:.1f}, median {spread['median']:g}, from {spread['min']} to {spread['max']}"


def _bounds(row: dict[str, Any]) -> str:
    return f"{row['rate']:6.1%}  (95 %: {row['low']:.1%} to {row['high']:.1%})"
