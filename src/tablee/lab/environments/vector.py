"""Many rounds at once: one array of actions in, arrays of observations, rewards, ends and masks out.

>>> import numpy as np
>>> from tablee.lab.environments import many
>>> rounds = many("zoo-domino", count=64, seed=1)
>>> actions = rounds.masks.argmax(axis=1)  # of each round the first legal move
>>> observations, rewards, dones, masks = rounds.step(actions)
>>> observations.shape, rewards.shape, dones.any(), masks.shape
((64, 112), (64, 2), np.False_, (64, 126))

Each row is told to the player whose turn it is there (`turns`); a round that is over is dealt anew in the same step.
Zoo Domino runs in the compiled kernel, without the interpreter's lock. The other games are stepped one by one in
Python: that saves no time, but a program that learns need not know the difference.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tablee.core.errors import InvalidOption
from tablee.engines.dominoes import Round, Rounds
from tablee.games.zoo_domino.dominoes import DOMINOES
from tablee.games.zoo_domino.rules import HAND_SIZE
from tablee.lab.environments.aec import REWARDS, Rewards, Seeds, check_choice, rewards_of
from tablee.lab.environments.moves import Moves, Numbers, Position, find_moves

Stepped = tuple[Numbers, NDArray[np.float32], NDArray[np.bool_], NDArray[np.int8]]


class Vector(ABC):
    """Rounds of one game side by side. The arrays are its own, and written anew with every step."""

    def __init__(self, moves: Moves[Any], count: int, rewards: Rewards) -> None:
        check_choice("rewards", rewards, REWARDS)
        if count < 1:
            raise InvalidOption(f"count is a number from 1, not {count}")
        self.moves, self._kind = moves, rewards
        self.observations: Numbers = np.zeros((count, moves.size), np.int16)
        self.masks: NDArray[np.int8] = np.zeros((count, len(moves.names)), np.int8)
        self.turns: NDArray[np.int8] = np.zeros(count, np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((count, moves.players), np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(count, np.bool_)

    def __len__(self) -> int:
        return len(self.dones)

    @abstractmethod
    def step(self, actions: ArrayLike) -> Stepped:
        """Make a move in every round; if one is illegal, it is refused and nothing happens in any."""

    def _stepped(self) -> Stepped:
        return self.observations, self.rewards, self.dones, self.masks


class KernelVector(Vector):
    """Zoo Domino in the kernel. It deals by numbers of its own, the same ones for the same seed."""

    def __init__(self, moves: Moves[Any], count: int, seed: int, rewards: Rewards) -> None:
        super().__init__(moves, count, rewards)
        game, players = moves.game, moves.players
        trumps = game.way == "trumps"
        size = len(DOMINOES) // players if trumps else HAND_SIZE[players]
        self._rounds = Rounds(count, players, size, seed, trumps=trumps, must_trump=trumps and game.must_trump)
        self._rounds.look(self.observations, self.masks, self.turns)

    def step(self, actions: ArrayLike) -> Stepped:
        """Make a move in every round, all of them in C."""
        chosen = np.ascontiguousarray(actions, np.int_)
        try:
            self._rounds.step(chosen, self.rewards, self.dones.view(np.uint8))
        except ValueError as error:
            raise InvalidOption(str(error)) from None
        self._rounds.look(self.observations, self.masks, self.turns)
        if self._kind == "wins":
            self.rewards /= np.maximum(1, self.rewards.sum(axis=1, keepdims=True))
        return self._stepped()

    def round(self, index: int) -> Round:
        """Return a copy of one round with all that is hidden: for proofs and for looking on, not for players."""
        return self._rounds.round(index)


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
        """Return where a round stands, with all that is hidden."""
        return self._positions[index]

    def step(self, actions: ArrayLike) -> Stepped:
        """Make a move in every round."""
        chosen = np.ascontiguousarray(actions, np.int_)
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
    """Return so many rounds of a game side by side."""
    moves = find_moves(game, players, options)
    return (KernelVector if game == "zoo-domino" else SteppedVector)(moves, count, seed, rewards)
