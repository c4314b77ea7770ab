"""Every promise x every game x every variant x every number of players."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from tablee.core.game import AnyGame
from tablee.games import GAMES
from tablee.testing.conformance import CHECKS
from tablee.testing.walks import Walk, random_walk, tables

TABLES = [table for game in GAMES.values() for table in tables(game)]

ENOUGH = 100  # steps, which short rounds reach together

walk_of: Callable[..., Walk] = cache(random_walk)


def table_id(value: Any) -> str:
    return str(value) if isinstance(value, int) else repr(value)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game", "players"), TABLES, ids=table_id)
@pytest.mark.rule("ZD-02")
@pytest.mark.rule("ZD-40")
def test_promise(check: Callable[[Walk], None], game: AnyGame, players: int) -> None:
    steps = 0
    for seed in range(4):
        walk = walk_of(game, players, seed)
        check(walk)
        steps += len(walk.steps)
        if steps >= ENOUGH or not game.lists_all_actions:  # a round of arranging is long enough by itself
            break
