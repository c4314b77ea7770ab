"""Many rounds at once: one array of actions in, arrays of observations, rewards, ends and masks out.

>>> import numpy as np
>>> from tablee.lab.environments import many
>>> rounds = many("zoo-domino", count=64, seed=1)
>>> actions = rounds.masks.argmax(axis=1)  # of each round the first legal move
>>> observations, rewards, dones, masks = rounds.step(actions)
>>> observations.shape, rewards.shape, dones.any(), masks.shape
((64, 112), (64, 2), np.False_, (64, 126))

Each row is written for the player on turn in that round (`turns`); a finished round is dealt again in the same step.
A game with a module `vector` runs in a compiled kernel, without the GIL. The others are stepped one by
one in Python: that saves no time, but gives learning programs the same interface.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from tablee.core.errors import InvalidOption
from tablee.games.discovery import class_of
from tablee.lab.environments.aec import Seeds, rewards_of
from tablee.lab.environments.moves import Moves, Position, find_moves
from tablee.toolkit.vector import Rewards, Stepped, Vector


class SteppedVector(Vector):
    """Any game, one round after another in Python; round i is dealt by the seed's i-th child."""

    def __init__(self, moves: Moves[Any], count: int, seed: int, rewards: Rewards) -> None:
        super().__init__(moves, count, rewards)
        dealt = Seeds(seed)
        self._seeds = [Seeds(int.from_bytes(dealt.next().secret, "big")) for _ in range(count)]
        self._positions = [moves.begin(seeds.next()) for seeds in self._seeds]
        for index in range(count):
            self._look(index)

    def position(self, index: int) -> Position:
        """Return the position of a round, with everything hidden."""
        return self._positions[index]

    def step(self, actions: ArrayLike) -> Stepped:
        """Make a move in every round."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != self.dones.shape:
            raise InvalidOption(f"{len(chosen)} actions for {len(self)} rounds")
        for index, move in enumerate(chosen):
            if not 0 <= move < self.masks.shape[1] or not self.masks[index, move]:
                raise InvalidOption(f"{move} is not legal in round {index}")
        self.rewards[:] = 0
        for index, move in enumerate(chosen):
            after = self.moves.play(self._positions[index], int(move))
            self.dones[index] = over = self.moves.player(after) is None
            if over:
                self.rewards[index] = rewards_of(self.moves.game.outcome(after.state), self._kind)
                after = self.moves.begin(self._seeds[index].next())
            self._positions[index] = after
            self._look(index)
        return self._stepped()

    def _look(self, index: int) -> None:
        position = self._positions[index]
        turn = self.moves.player(position)
        assert turn is not None
        self.turns[index] = turn
        self.observations[index] = self.moves.observe(position, turn)
        self.masks[index] = 0
        self.masks[index, self.moves.legal(position)] = 1


def many(
    game: str,
    count: int,
    players: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    *,
    rewards: Rewards = "scores",
) -> Vector:
    """Return this many parallel rounds of a game."""
    moves = find_moves(game, players, options)
    rounds: Vector = (class_of(game, "vector") or SteppedVector)(moves, count, seed, rewards)
    return rounds
