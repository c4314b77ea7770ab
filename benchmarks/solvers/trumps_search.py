"""Trumps between two players: the time of an exact search by the number of dominoes left.

Positions come from rounds of careful players. `python -m benchmarks.solvers.trumps_search [POSITIONS]`.
"""

import sys
from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time

from benchmarks.timing import percentile
from tablee.bots import Seat
from tablee.core.chance import Chance
from tablee.engines.dominoes import Round, imagine, solve
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.bots import careful
from tablee.games.zoo_domino.bots.seeing import see

POSITIONS = 100
LEFT = (24, 27)
GAME = ZooDomino(way="trumps")


def positions(left: int, count: int) -> Iterator[Round]:
    """Yield rounds with this many dominoes in both hands: the player on turn knows them all."""
    for seed in range(count):
        rng = Random(seed)
        state = GAME.initial_state(2, Chance.from_number(seed), first=seed % 2)
        while state.turn is not None and sum(map(len, state.hands)) > left:
            state = GAME.apply(state, state.turn, careful(Seat(GAME, GAME.view_for(state, state.turn), rng)).action)
        if state.turn is not None:
            yield imagine(see(GAME, GAME.view_for(state, state.turn)), 0)


def main(count: int = POSITIONS) -> None:
    print("Zoo Domino, trumps, two players: the exact search to the end, one core", flush=True)
    for left in LEFT:
        times = []
        for now in positions(left, count):
            start = process_time()
            solve(now)
            times.append(1000 * (process_time() - start))
        told = f"median {median(times):.0f} ms, 99 % {percentile(times, 0.99):.0f} ms, longest {max(times):.0f} ms"
        print(f"  {left} dominoes left, {len(times)} positions: {told}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
