"""A ladder as text for people."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from tablee.core.options import relevant_options


def tell_ladder(game: object, found: Mapping[str, Any], thinking: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the findings as lines."""
    options = " ".join(
        f"{option.name}={option.write(found['options'][option.name])}" for option in relevant_options(game)
    )
    yield f"{found['game']}, {found['players']} players, {options}"
    yield f"{found['deals']} deals, {found['games']} games of each pair, seed {found['seed']}"
    if found["ratings"]:
        yield "Ratings (Elo, mean 0, bounds at 95 %)"
        yield from _table((row["bot"], f"{row['elo']:+.0f}", _bounds(row)) for row in found["ratings"])
    yield "Pairs: score of the first, Elo by which it leads, score that the ratings expect"
    yield from _table(_pair(row) for row in found["pairs"])
    yield from (_answer(row, found) for row in found["answers"])
    if saved := list(_saved(found["luck"])):
        yield f"Luck: {'; '.join(saved)}"
    yield "Processor time of a decision: median, 99 %, longest"
    yield from _table(
        (row["bot"], *(f"{row[key]:.2f} ms" for key in ("median_ms", "p99_ms", "longest_ms"))) for row in thinking
    )


def _pair(row: Mapping[str, Any]) -> Sequence[str]:
    by_ratings = f"{row['by_ratings']:.1%}" if "by_ratings" in row else ""
    return f"{row['one']} - {row['two']}", f"{row['score']:.1%}", f"{row['elo']:+.0f}", _bounds(row), by_ratings


def _answer(row: Mapping[str, Any], found: Mapping[str, Any]) -> str:
    told = {"yes": "Yes", "no": "No", "unclear": "Not clear yet"}[row["better"]]
    low, high = row["elo"]
    games = row["deals"] * found["games"] // found["deals"]
    return (
        f"Is {row['one']} better than {row['two']}? {told}, after {games} games: {high:+g} Elo against {low:+g}, "
        f"log likelihood ratio {row['ratio']:.2f} of ±{row['bound']:.2f}"
    )


def _saved(luck: Mapping[str, float | None]) -> Iterator[str]:
    if luck["saved_by_mirroring"] is not None:
        yield f"sharing deals is worth {luck['saved_by_mirroring']:.2f} times as many games"
    if luck["saved_by_luck"] is not None and luck["weights"]:
        yield f"subtracting the luck of the draws {luck['saved_by_luck']:.2f} times"


def _bounds(row: Mapping[str, float]) -> str:
    return f"({row['low']:+.0f} to {row['high']:+.0f})"


def _table(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    each = list(rows)
    widths = [max(map(len, column)) for column in zip(*each, strict=True)]
    for row in each:
        first, *others = (
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join(["", first, *others]).rstrip()
