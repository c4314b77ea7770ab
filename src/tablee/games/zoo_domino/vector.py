"""Many rounds of Zoo Domino at once, in the compiled kernel and without the GIL."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from tablee.core.errors import InvalidOption
from tablee.engines.dominoes import Round, Rounds
from tablee.games.zoo_domino.pieces.dominoes import DOMINOES
from tablee.games.zoo_domino.rules import HAND_SIZE
from tablee.toolkit.moves import Moves
from tablee.toolkit.vector import Rewards, Stepped, Vector


class ZooDominoVector(Vector):
    """Deals with its own random numbers, reproducible by seed."""

    def __init__(self, moves: Moves[Any], count: int, seed: int, rewards: Rewards) -> None:
        super().__init__(moves, count, rewards)
        game, players = moves.game, moves.players
        trumps = game.way == "trumps"
        size = len(DOMINOES) // players if trumps else HAND_SIZE[players]
        self._rounds = Rounds(count, players, size, seed, trumps=trumps, must_trump=trumps and game.must_trump)
        self._rounds.look(self.observations, self.masks, self.turns)

    def step(self, actions: ArrayLike) -> Stepped:
        """Make a move in every round, all of them in C."""
        chosen = np.ascontiguousarray(actions, np.int64)
        try:
            self._rounds.step(chosen, self.rewards, self.dones.view(np.uint8))
        except ValueError as error:
            raise InvalidOption(str(error)) from None
        self._rounds.look(self.observations, self.masks, self.turns)
        if self._kind == "wins":
            self.rewards /= np.maximum(1, self.rewards.sum(axis=1, keepdims=True))
        return self._stepped()

    def round(self, index: int) -> Round:
        """Return a copy of one round with everything hidden: for tests and observation, not for players."""
        return self._rounds.round(index)
