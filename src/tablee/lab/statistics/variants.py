"""The tables that statistics compare: the default one, other numbers of players, and every option of the game."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tablee.core.options import TIMES, Option, build, chosen_options, options_of
from tablee.lab.statistics.census import Table, statistics_of

BETWEEN_ROUNDS = ("rounds", "starter")  # change nothing in a round


def single_round(table: Table, chosen: Sequence[str]) -> Table:
    """Return the table with one round per match, unless `rounds` was chosen explicitly."""
    if any(text.startswith("rounds=") for text in chosen) or "rounds" not in chosen_options(table.game):
        return table
    return replace(table, game=replace(table.game, rounds=1))  # type: ignore[type-var]


def label(table: Table, usual: Table) -> str:
    """Return how a table differs from the default one: `3 players`, `way=trumps`."""
    differs = [] if table.players == usual.players else [f"{table.players} players"]
    before, known = chosen_options(usual.game), {option.name: option for option in options_of(usual.game)}
    differs += [
        f"{name}={known[name].write(value)}"
        for name, value in chosen_options(table.game).items()
        if value != before[name]
    ]
    variants = statistics_of(usual.game).variants(usual.game)
    differs += [name for name, variant in variants.items() if type(variant) is type(table.game)]
    return ", ".join(differs) or "as it comes"


def others(usual: Table) -> Iterator[Table]:
    """Yield the default table with other numbers of players, and with each other value of each relevant option."""
    for players in usual.game.players:
        if players != usual.players:
            yield replace(usual, players=players)
    chosen = chosen_options(usual.game)
    for option in options_of(usual.game):
        for value in _values(option):
            if value != chosen[option.name]:
                needed = dict([option.when] if option.when else [])
                yield replace(usual, game=build(type(usual.game), {**chosen, **needed, option.name: value}))
    for variant in statistics_of(usual.game).variants(usual.game).values():
        yield replace(usual, game=variant)


def _values(option: Option) -> tuple[object, ...]:
    """Return the values to compare: half and double of numbers, none of durations."""
    if option.name in BETWEEN_ROUNDS or option.name == "clock" or option.kind in ("seat", "document", *TIMES):
        return ()
    if option.kind == "flag":
        return (False, True)
    if option.kind == "number":
        return (max(option.least, int(option.default) // 2), min(option.most, int(option.default) * 2))
    return option.values
