"""Parallel rounds of one game: the base of a game's `<Game>Vector`, which runs in its own kernel."""

from abc import ABC, abstractmethod
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tablee.core.errors import InvalidOption, did_you_mean
from tablee.toolkit.moves import Moves, Numbers

Rewards = Literal["scores", "wins"]
REWARDS = ("scores", "wins")

Stepped = tuple[Numbers, NDArray[np.float32], NDArray[np.bool_], NDArray[np.int8]]


class Vector(ABC):
    """Parallel rounds of one game. It owns the arrays, and overwrites them at every step."""

    def __init__(self, moves: Moves[Any], count: int, rewards: Rewards) -> None:
        check_choice("rewards", rewards, REWARDS)
        if count < 1:
            raise InvalidOption(f"count must be 1 or more, not {count}")
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


def check_choice(option: str, value: str | None, values: tuple[str | None, ...]) -> None:
    """Refuse an unknown value."""
    if value not in values:
        known = [each for each in values if each is not None]
        raise InvalidOption(f"{option} cannot be {value!r}{did_you_mean(str(value), known)}")
