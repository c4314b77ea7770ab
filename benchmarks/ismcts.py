"""The experts against OpenSpiel's information set search, which plays our games by the adapter, at equal time.

`python -m benchmarks.ismcts GAME [DEALS [LEAST]]`: both play the same deals on both seats, two players, single rounds.
After every round the search gets as many simulations a move as make its decisions take as long as the expert's did so
far, but never fewer than LEAST: with fewer than two it has no answer, and with more it shows what more time buys.
"""

import sys
from math import ceil
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any

from benchmarks.ilp_greedy import elo
from tablee.bots import find_bot
from tablee.core.chance import Seed
from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.games import find_game

DEALS = 50
LEAST_SIMULATIONS = 2
MOST_SIMULATIONS = 10_000


class Clocked:
    """A player with the time that its decisions took."""

    def __init__(self) -> None:
        self.seconds, self.decisions = 0.0, 0

    def choose(self, bot: Any, game: AnyGame, view: Any, rng: Random) -> Any:
        start = process_time()
        action = bot(game, view, rng)
        self.seconds += process_time() - start
        self.decisions += 1
        return action

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.decisions)


def play(game: AnyGame, deal: int, bots: list[Any], clocks: list[Clocked]) -> float:
    """Return what the first seat wins of a round."""
    state = Match.start(game, 2, Seed(deal.to_bytes(16, "big"))).state
    rngs = [Random(2 * deal + seat) for seat in range(2)]
    while state.turn is not None:
        seat = state.turn
        action = clocks[seat].choose(bots[seat], game, game.view_for(state, seat), rngs[seat])
        state = game.apply(state, seat, action)
    winners = game.outcome(state).winners
    return (0 in winners) / len(winners) if winners else 0.5


def main(name: str, deals: int = DEALS, least: int = LEAST_SIMULATIONS) -> None:
    from tablee.lab.environments.open_spiel import ismcts_bot

    game, expert = find_game(name)(), find_bot(name, "expert")
    ours, theirs = Clocked(), Clocked()
    simulations, shares = max(20, least), []
    for deal in range(deals):
        share = 0.0
        for seat in range(2):
            search = ismcts_bot(simulations)
            bots, clocks = ([expert, search], [ours, theirs]) if seat == 0 else ([search, expert], [theirs, ours])
            won = play(game, deal, bots, clocks)
            share += (won if seat == 0 else 1 - won) / 2
            simulations = max(least, min(MOST_SIMULATIONS, ceil(simulations * ours.mean / theirs.mean)))
        shares.append(share)
    share, bar = fmean(shares), 1.96 * stdev(shares) / deals**0.5
    low, high = (max(0.0, share - bar), min(1.0, share + bar))
    print(f"{name}, 2 players, {deals} deals on both seats: the expert against OpenSpiel's ISMCTS")
    print(f"  wins {share:.1%}, Elo {elo(share):+.0f}, 95 % within {elo(low):+.0f} and {elo(high):+.0f}")
    print(f"  a decision: {1000 * ours.mean:.0f} ms and {1000 * theirs.mean:.0f} ms, {simulations} simulations a move")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
