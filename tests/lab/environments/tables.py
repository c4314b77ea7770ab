"""Tables for the tests: every game, and several variants of each."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tablee.core.chance import Seed
from tablee.lab.environments import Moves, Position

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("zoo-domino", 2, {}),
    ("zoo-domino", 3, {"way": "trumps"}),
    ("zoo-domino", 5, {"way": "trumps", "must_trump": True}),
    ("tile-rummy", 2, {}),
    ("tile-rummy", 3, {"version": "draw-discard", "rejected": "pool", "opening_minimum": 10}),
    ("tile-rummy", 2, {"version": "draw-keep", "rework_on_opening": True, "stars": "free", "ace": "both"}),
    ("tile-rummy", 4, {"stars_in_play": "0", "combinations": "series", "blocked_after": 2}),
    ("photo-rummy", 2, {}),
    ("photo-rummy", 4, {"void_rounds": "replay"}),
    ("romi-rami", 2, {}),
    ("romi-rami", 4, {"stalled_after": 2}),
]

on_every_table = pytest.mark.parametrize(
    ("game", "players", "options"),
    TABLES,
    ids=[f"{game}-{players}-{len(options)}" for game, players, options in TABLES],
)


def walk(moves: Moves[Any], seed: int, most: int = 10_000) -> Iterator[tuple[Position, int]]:
    """Yield the positions of a round played at random, each with the move that is made next."""
    rng = Random(seed)
    position = moves.begin(Seed(seed.to_bytes(16, "big")))
    for _ in range(most):
        legal = moves.legal(position)
        if not legal:
            assert moves.player(position) is None
            return
        move = rng.choice(legal)
        yield position, move
        position = moves.play(position, move)
