"""Seeded positions from the middle of the game: players lay all they can, and draw when they cannot."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from tablee.core.answers import Solved
from tablee.engines.tiles import MeldRules, solve

TILES = [f"{colour}{number}" for colour in "KRBO" for number in range(1, 14)] * 2


class Position(NamedTuple):
    """A table and the rack of the player whose turn it is."""

    table: list[list[str]]
    rack: list[str]
    rules: MeldRules
    opened: bool


def play(seed: int, rules: MeldRules, players: int = 3) -> Iterator[Position]:
    """Yield the position before every turn of one round."""
    rng = random.Random(seed)
    pool = TILES + ["*"] * rules.stars_in_play
    rng.shuffle(pool)
    racks = [[pool.pop() for _ in range(14)] for _ in range(players)]
    opened = [False] * players
    table: list[list[str]] = []
    seat = 0
    while pool and all(racks):
        position = Position([list(meld) for meld in table], sorted(racks[seat]), rules, opened[seat])
        yield position
        answer = solve(position.table, position.rack, rules, opened=position.opened)
        assert isinstance(answer, Solved)
        if answer.plan.laid:
            table = [list(meld) for meld in answer.plan.table]
            racks[seat] = list(answer.plan.left)
            opened[seat] = True
        else:
            racks[seat].append(pool.pop())
        seat = (seat + 1) % players


def middle_game(count: int, rules: MeldRules | None = None, *, seed: int = 0) -> list[Position]:
    """Return positions of players who have opened, with something on the table: one in three of those that occur."""
    rules = rules or MeldRules()
    found: list[Position] = []
    game = seed
    while len(found) < count:
        opened = [position for position in play(game, rules) if position.opened and position.table]
        found += opened[game % 3 :: 3]
        game += 1
    return found[:count]


def variants() -> list[MeldRules]:
    """Return every combination of the variants that change which melds are valid."""
    return [
        MeldRules(combinations, ace, mixed, stars, stars_in_play=in_play, rework_on_opening=mixed != (ace == "both"))
        for combinations in ("both", "series", "sequences")
        for ace in ("low", "both")
        for mixed in (False, True)
        for in_play, stars in ((2, "exchange"), (2, "free"), (0, "exchange"), (4, "exchange"), (3, "free"))
    ]
