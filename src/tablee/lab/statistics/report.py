"""Statistics of a game as sentences and tables for people."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tablee.lab.ladder.report import tell_options
from tablee.lab.tables import Listing, bounds


def tell_statistics(game: object, found: Mapping[str, Any]) -> Iterator[str | Listing]:
    """Yield the findings: the default table in full, then how the others differ from it."""
    usual, pieces = found["tables"][0], found["pieces"]
    yield f"{found['game']}, {usual['players']} players, {tell_options(game)}"
    yield f"{usual['games']} games, the bot '{found['bot']}' in all seats, seed {found['seed']}"
    yield Listing(
        "Who begins, and who follows",
        ["place", "wins", "95 %", "points"],
        [[_place(row["place"]), *_fared(row)] for row in usual["places"]],
    )
    yield Listing(
        "Seats",
        ["seat", "wins", "95 %", "points"],
        [[str(row["seat"]), *_fared(row)] for row in usual["seats"]],
    )
    if len(usual["dealt"]) > 1:
        yield Listing(
            f"By the {pieces} that a player was dealt",
            [pieces, "players", "wins", "95 %", "points"],
            [[str(row["dealt"]), str(row["times"]), *_fared(row)] for row in usual["dealt"]],
        )
    yield Listing(
        "How rounds end",
        ["ending", "rounds", "95 %"],
        [[row["reason"], f"{row['rate']:.2%}", bounds(row["low"], row["high"], ".2%")] for row in usual["endings"]],
    )
    yield f"A game takes {_actions(usual)} actions."
    if len(found["tables"]) > 1:
        yield _compared(found["tables"], pieces)


def _compared(tables: Sequence[Mapping[str, Any]], pieces: str) -> Listing:
    endings = sorted({row["reason"] for table in tables for row in table["endings"]})
    return Listing(
        "Options and numbers of players",
        [
            *("table", "games", "going first: wins", "actions", *endings),
            *([f"one of the {pieces} more: wins", "points"] if pieces else []),
        ],
        [
            [
                table["table"],
                str(table["games"]),
                _value(table["first"], "+.1%"),
                f"{table['actions']['mean']:.1f}",
                *(_share(table, ending) for ending in endings),
                *(
                    [_worth(table["one_more"], "wins", "+.1%"), _worth(table["one_more"], "points", "+.2f")]
                    if pieces
                    else []
                ),
            ]
            for table in tables
        ],
    )


def _place(place: int) -> str:
    return "begins" if place == 1 else f"plays as number {place}"


def _fared(row: Mapping[str, Any]) -> Sequence[str]:
    return (
        f"{row['rate']:.2%}",
        bounds(row["low"], row["high"], ".2%"),
        f"{row['points']:+.2f} ± {row['points_error']:.2f}",
    )


def _value(row: Mapping[str, float], form: str) -> str:
    return f"{row['value']:{form}} ({bounds(row['low'], row['high'], form)})"


def _worth(one_more: Mapping[str, Mapping[str, float]] | None, what: str, form: str) -> str:
    return _value(one_more[what], form) if one_more else ""


def _share(table: Mapping[str, Any], ending: str) -> str:
    share = next((row["rate"] for row in table["endings"] if row["reason"] == ending), 0.0)
    return f"{share:.1%}"


def _actions(table: Mapping[str, Any]) -> str:
    actions = table["actions"]
    return f"{actions['mean']:.1f} (median {actions['median']:g}, from {actions['min']} to {actions['max']})"
