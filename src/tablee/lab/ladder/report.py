"""A ladder as sentences and tables for people."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from tablee.core.options import relevant_options
from tablee.lab.tables import Listing, bounds


def tell_options(game: object) -> str:
    """Return the options that differ from the defaults, in the syntax of the command line."""
    return " ".join(f"{option.name}={option.write(getattr(game, option.name))}" for option in relevant_options(game))


def tell_ladder(
    game: object, found: Mapping[str, Any], thinking: Iterable[Mapping[str, Any]]
) -> Iterator[str | Listing]:
    """Yield the findings."""
    yield f"{found['game']}, {found['players']} players, {tell_options(game)}"
    yield f"{found['deals']} deals, {found['games']} games of each pair, seed {found['seed']}"
    if found["ratings"]:
        yield Listing(
            "Ratings (Bradley and Terry, mean 0)",
            ["bot", "Elo", "95 %"],
            [[row["bot"], f"{row['elo']:+.0f}", _bounds(row)] for row in found["ratings"]],
        )
    yield Listing(
        "Pairs",
        ["the first against the second", "score", "Elo", "95 %", "score by ratings"],
        [_pair(row) for row in found["pairs"]],
    )
    yield from (_answer(row, found) for row in found["answers"])
    if saved := list(_saved(found["luck"])):
        yield f"Luck: {'; '.join(saved)}."
    yield Listing(
        "Processor time of a decision",
        ["bot", "decisions", "median", "99 %", "longest"],
        [
            [row["bot"], str(row["decisions"]), *(f"{row[f'{key}_ms']:.2f} ms" for key in ("median", "p99", "longest"))]
            for row in thinking
        ],
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


def _saved(luck: Mapping[str, Any]) -> Iterator[str]:
    if luck["saved_by_mirroring"] is not None:
        yield f"all line-ups over the same deal say as much as {luck['saved_by_mirroring']:.2f} times the games would"
    if luck["saved_by_luck"] is not None and luck["weights"]:
        yield f"without the luck of the draws as much as {luck['saved_by_luck']:.2f} times that"


def _bounds(row: Mapping[str, float]) -> str:
    return bounds(row["low"], row["high"], "+.0f")
