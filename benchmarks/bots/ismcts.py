"""The experts against OpenSpiel's information set search (ISMCTS) at equal time.

`python -m benchmarks.bots.ismcts GAME [DEALS [TIMES]]`: a duel in which the search thinks TIMES as long as the expert
(default: 1). It plays our games through the adapter; Zoo Domino on compiled rounds, without overhead.
It needs at least two simulations per move: if two take longer than the expert, it still gets them.
"""

import sys
from collections.abc import Callable

from benchmarks.bots.duel import DEALS, Clocked, duel, expert_of
from tablee.bots import Bot, Choice, Seat

FEWEST, FIRST, MOST = 2, 20, 10_000
SOON = 10  # decisions over which a deviation of its thinking time is corrected


class Paced:
    """A search whose simulations per move are adjusted so that it thinks a multiple of another player's time."""

    def __init__(self, search: Callable[[int], Bot], other: Clocked, times: float) -> None:
        self._search, self._other, self._times = search, other, times
        self.simulations, self._simulated = FIRST, 0
        self._mine = Clocked(lambda seat: self._search(self.simulations)(seat))

    def __call__(self, seat: Seat) -> Choice:
        choice = self._mine(seat)
        self._simulated += self.simulations
        fair = self._times * self._other.mean
        owed = fair * self._mine.decisions - self._mine.seconds
        fitting = (fair + owed / SOON) * self._simulated / self._mine.seconds
        self.simulations = min(MOST, max(FEWEST, round(fitting)))
        return choice


def find_search(name: str) -> Callable[[int], Bot]:
    """Return a factory of bots with a number of simulations per move."""
    from benchmarks.bots.zoo_ismcts import Peer
    from tablee.lab.environments.open_spiel import ismcts_bot

    return Peer if name == "zoo-domino" else ismcts_bot


def main(name: str, deals: int = DEALS, times: float = 1) -> None:
    ours = expert_of(name)
    search = Paced(find_search(name), ours, times)
    told = duel(name, ours, Clocked(search), deals)
    print(f"{name}, the expert against OpenSpiel's ISMCTS with {times:g} times its time: {told}", end="")
    print(f" with {search.simulations} simulations a move in the end", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]), *map(float, sys.argv[3:]))
