"""Every promise x every game x every variant x every number of players."""

from collections.abc import Iterator
from typing import Any

import pytest

from tablee.core.common_options.timing import has_clock
from tablee.core.game import AnyGame
from tablee.games import GAMES
from tablee.testing.conformance import CHECKS
from tablee.testing.high_card import HighCard
from tablee.testing.walks import Walk, random_walk, tables

ENOUGH = 100  # steps, which short rounds reach together


def is_worth_walking(game: AnyGame, players: int) -> bool:
    """Whether rounds of this variant can differ: a clock changes what the table may do, for any number of players."""
    return not has_clock(game) or players == game.players[0]


TABLES = [table for game in (*GAMES.values(), HighCard) for table in tables(game) if is_worth_walking(*table)]


def table_id(value: Any) -> str:
    return str(value) if isinstance(value, int) else repr(value)


def walks(game: AnyGame, players: int) -> Iterator[Walk]:
    """Yield random rounds until there are steps enough."""
    steps = 0
    for seed in range(4):
        walk = random_walk(game, players, seed)
        yield walk
        steps += len(walk.steps)
        if steps >= ENOUGH or not game.lists_all_actions:  # a round of arranging is long enough by itself
            return


@pytest.mark.parametrize(("game", "players"), TABLES, ids=table_id)
def test_every_promise_is_kept(game: AnyGame, players: int, subtests: pytest.Subtests) -> None:
    """One test per table instead of one per promise: a walk costs more than checking it."""
    seen = list(walks(game, players))
    for check in CHECKS:
        with subtests.test(check.__name__):
            for walk in seen:
                check(walk)
