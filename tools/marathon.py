"""Bots play every game in every way to play and with every value of every option (`make marathon`), with all checks.

A refusal, an exception, a lost piece or an illegal state stops it and prints the deal that reproduces it.
    python tools/marathon.py [GAMES] [GAME ...]
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter
from typing import Any, cast

from tablee.core.errors import InvalidOption
from tablee.core.options import chosen_options, options_of
from tablee.games import GAMES, find_game
from tablee.games.bots import BOTS
from tablee.lab.running.processes import processors
from tablee.lab.running.workers import Workers
from tablee.lab.simulation.run import Plan, simulate
from tablee.testing.walks import variants


def plans(game_type: type[Any], games: int) -> Iterator[Plan]:
    """Yield each variant with each value of the first option, the default also with more players."""
    way = options_of(game_type)[0]
    seen = set()
    for value in way.values or (way.default,):
        for variant in variants(game_type):
            game: Any = replace(cast(Any, variant), **{way.name: value})
            for players in game.players if variant == game_type() else game.players[:1]:
                if (game, players) not in seen:
                    seen.add((game, players))
                    try:
                        yield Plan(game, players, games, seed=1, bots=(next(iter(BOTS[game.name])),), checked=True)
                    except InvalidOption:  # the marked seat does not exist at this table
                        continue


def told(plan: Plan) -> str:
    """Return how a plan differs from the default game."""
    usual = chosen_options(type(plan.game)())
    unusual = [f"{name}={value}" for name, value in chosen_options(plan.game).items() if value != usual[name]]
    return f"{plan.game.name}, {plan.players} players, {' '.join(unusual) or 'default options'}"


def main() -> None:
    """Play; every printed line is a variant that was played without an error."""
    games, names = int(sys.argv[1]) if sys.argv[1:] else 1000, sys.argv[2:] or list(GAMES)
    start, played = perf_counter(), 0
    for name in names:
        for plan in plans(find_game(name), games):
            tally = simulate(plan, Workers(processors()))
            played += games
            endings = ", ".join(f"{ending} {count}" for ending, count in tally.endings.most_common())
            print(f"{told(plan)}: {games} games, {endings}", flush=True)
    print(f"{played} games without an error in {perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
