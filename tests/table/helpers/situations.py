"""Tables for comparison, from the first move of a round to its last."""

from collections.abc import Iterator
from random import Random
from typing import Literal

from tablee.core.chance import Seed
from tablee.games.zoo_domino import ZooDomino
from tablee.table.events import BotSat, Played, Sat, Setup, Started
from tablee.table.state import TableState
from tablee.table.transitions import apply_event, recall


def situations(way: Literal["draw", "trumps"]) -> Iterator[TableState]:
    """Yield a table through one round of three players."""
    setup = Setup("CODE", ZooDomino(way=way), 3, Seed(bytes(range(16))))
    now = recall(setup, [Sat(0, "Anna", b"1"), Sat(1, "Ben", b"2"), BotSat(2, "careful"), Started()])
    rng = Random(5)
    while not now.played.over:
        yield now
        (seat,) = now.played.game.to_act(now.played.state)
        actions = [now.played.game.write_action(one) for one in now.played.game.legal_actions(now.played.state, seat)]
        now = apply_event(now, Played(seat, rng.choice(actions)))
