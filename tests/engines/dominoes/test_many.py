"""Rounds dealt in series and stepped at once are the same in the kernel and in pure Python, number by number."""

from math import prod
from random import Random
from typing import Any

import numpy as np
import pytest

from tablee.engines.dominoes import _kernel, deals, many, pieces
from tests.engines.dominoes.twins import facts

NO_FLAMINGO = sum(1 << domino for domino, halves in enumerate(pieces.HALVES) if 7 not in halves)

TABLES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 7, {}),
    (2, 7, {"dominoes": NO_FLAMINGO, "stock": False}),
    (3, 12, {"trumps": True}),
    (5, 7, {"trumps": True, "must_trump": True}),
    (6, 4, {}),
]


@pytest.mark.parametrize(("players", "size", "options"), TABLES)
def test_the_same_rounds_are_dealt(players: int, size: int, options: Any) -> None:
    pure, compiled = deals.Deals(players, size, 5, **options), _kernel.Deals(players, size, 5, **options)
    begins = set()
    for _ in range(40):
        one, other = pure.next(), compiled.next()
        assert facts(one) == facts(other)
        assert one.counts == [size] * players
        box = options.get("dominoes", pieces.ALL)
        stock = sum(1 << domino for domino in one.stock)
        assert options.get("stock", True) is False or sum(one.hands) + stock + one.laid == box
        assert sum(one.hands) & ~box == 0
        begins.add(one.turn)
    assert begins == set(range(players))


@pytest.mark.parametrize("careful", [False, True])
@pytest.mark.parametrize(("players", "size", "options"), TABLES)
def test_whole_rounds_are_counted_alike(players: int, size: int, options: Any, careful: Any) -> None:
    ours = _kernel.count_rounds(_kernel.Deals(players, size, 8, **options), 30, careful)
    assert ours == deals.count_rounds(deals.Deals(players, size, 8, **options), 30, careful)
    assert sum(ours.won) == 30 * 60


@pytest.mark.parametrize("kind", [deals.Deals, _kernel.Deals])
def test_what_cannot_be_dealt_is_refused(kind: Any) -> None:
    for players, size in [(1, 7), (7, 4), (6, 7), (2, 0)]:
        with pytest.raises(ValueError, match="cannot be dealt"):
            kind(players, size, 1)


class Stepped:
    """Rounds with the arrays that they write to."""

    def __init__(self, kind: Any, count: int, players: int, size: int, **options: Any) -> None:
        self.rounds = kind(count, players, size, 3, **options)
        width = sum(prod(shape) for _, shape, _ in many.layout(players))
        self.observations = np.full((count, width), -7, np.int16)
        self.masks = np.full((count, pieces.ACTIONS), -7, np.int8)
        self.turns = np.full(count, -7, np.int8)
        self.rewards = np.full((count, players), -7, np.float32)
        self.dones = np.full(count, 7, np.uint8)
        self.look()

    def look(self) -> None:
        self.rounds.look(self.observations, self.masks, self.turns)

    def step(self, actions: Any) -> None:
        self.rounds.step(np.array(actions, np.int64), self.rewards, self.dones)
        self.look()

    def arrays(self) -> Any:
        return self.observations, self.masks, self.turns, self.rewards, self.dones


@pytest.mark.parametrize(("players", "size", "options"), [table for table in TABLES if "dominoes" not in table[2]])
def test_many_rounds_step_alike(players: int, size: int, options: Any) -> None:
    rng = Random(players)
    pure, compiled = (Stepped(kind, 3, players, size, **options) for kind in (many.Rounds, _kernel.Rounds))
    assert len(pure.rounds) == len(compiled.rounds) == 3
    ended = 0
    for _ in range(120):
        actions = [rng.choice(np.flatnonzero(mask).tolist()) for mask in pure.masks]
        pure.step(actions)
        compiled.step(actions)
        for one, other in zip(pure.arrays(), compiled.arrays(), strict=True):
            assert np.array_equal(one, other)
        ended += int(pure.dones.sum())
        assert (pure.rewards.sum(axis=1) > 0).tolist() == pure.dones.astype(bool).tolist()
        assert all(facts(pure.rounds.round(index)) == facts(compiled.rounds.round(index)) for index in range(3))
    assert ended > 3


@pytest.mark.parametrize("kind", [many.Rounds, _kernel.Rounds])
def test_an_illegal_action_is_refused_in_all_rounds(kind: Any) -> None:
    stepped = Stepped(kind, 2, 2, 7)
    legal = [int(np.flatnonzero(mask)[0]) for mask in stepped.masks]
    before = [facts(stepped.rounds.round(index)) for index in range(2)]
    for wrong in (pieces.DRAW, -1, pieces.ACTIONS, 2**40):
        with pytest.raises(ValueError, match=f"{wrong} is not legal in round 1"):
            stepped.step([legal[0], wrong])
    with pytest.raises(ValueError, match="1 actions for 2 rounds"):
        stepped.step(legal[:1])
    assert [facts(stepped.rounds.round(index)) for index in range(2)] == before
    with pytest.raises(ValueError, match="0 rounds cannot be stepped"):
        kind(0, 2, 7, 1)


def test_arrays_of_another_size_are_refused() -> None:
    stepped = Stepped(_kernel.Rounds, 2, 2, 7)
    narrow = np.zeros((2, 5), np.int16)
    with pytest.raises(ValueError, match="size of the observations"):
        stepped.rounds.look(narrow, stepped.masks, stepped.turns)
    actions = np.zeros(2, np.int64)
    with pytest.raises(ValueError, match="size of the rewards"):
        stepped.rounds.step(actions, np.zeros((2, 3), np.float32), stepped.dones)
    with pytest.raises(IndexError):
        stepped.rounds.round(2)
