"""The experts against OpenSpiel's information set search (ISMCTS) at equal time.

`python -m benchmarks.ismcts GAME [DEALS [TIMES]]`: a duel in which the search thinks TIMES as long as the expert, which
is as long unless said otherwise. It plays our games by the adapter; Zoo Domino on compiled rounds, without any loss.
With fewer than two simulations a move it has no answer: where two take longer than the expert, it has them all the
same.
"""

import sys
from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks.duel import DEALS, Clocked, duel, expert_of
from tablee.bots import Bot
from tablee.core.game import AnyGame

FEWEST, FIRST, MOST = 2, 20, 10_000
SOON = 10  # decisions in which it gets what it had too little, or pays for what it had too much


class Paced:
    """A search with as many simulations a move as make it think so many times as long as another."""

    def __init__(self, search: Callable[[int], Bot], other: Clocked, times: float) -> None:
        self._search, self._other, self._times = search, other, times
        self.simulations, self._simulated = FIRST, 0
        self._mine = Clocked(lambda game, view, rng: self._search(self.simulations)(game, view, rng))

    def __call__(self, game: AnyGame, view: Any, rng: Random) -> Any:
        action = self._mine(game, view, rng)
        self._simulated += self.simulations
        fair = self._times * self._other.mean
        owed = fair * self._mine.decisions - self._mine.seconds
        fitting = (fair + owed / SOON) * self._simulated / self._mine.seconds
        self.simulations = min(MOST, max(FEWEST, round(fitting)))
        return action


def find_search(name: str) -> Callable[[int], Bot]:
    """Return what makes a bot of so many simulations a move."""
    from benchmarks.zoo_ismcts import Peer
    from tablee.lab.environments.open_spiel import ismcts_bot

    return Peer if name == "zoo-domino" else ismcts_bot  # type: ignore[return-value]


def main(name: str, deals: int = DEALS, times: float = 1) -> None:
    ours = expert_of(name)
    search = Paced(find_search(name), ours, times)
    told = duel(name, ours, Clocked(search), deals)
    print(f"{name}, the expert against OpenSpiel's ISMCTS with {times:g} times its time: {told}", end="")
    print(f" with {search.simulations} simulations a move in the end", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]), *map(float, sys.argv[3:]))
