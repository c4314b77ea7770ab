"""All completions of a turn of Romi Rami: the payment solver against brute force, on the same positions.

The positions come from bots after taking cards. Times are CPU times; the results of both are compared.
"""

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time_ns
from typing import NamedTuple

from benchmarks.solvers import romi_brute as brute
from tablee.bots import Seat
from tablee.core.chance import Chance
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.bots import planner
from tablee.games.romi_rami.paying.payments import Completion, find_completions
from tablee.games.romi_rami.pieces.cards import Contract, Hand

GAMES = 20  # of two, three and four players
TRIED = 100  # positions for brute force
CALLS = 20  # timed together, as one call is shorter than the clock's resolution

GAME = RomiRami()


class Position(NamedTuple):
    """The input: the hand after taking, whether the joker is available, and the market."""

    hand: Hand
    joker: bool
    market: tuple[Contract, ...]


def positions() -> Iterator[Position]:
    for seed in range(GAMES):
        for players in GAME.players:
            state = GAME.initial_state(players, Chance.from_number(seed), 0)
            rng = Random(seed)
            while state.turn is not None:
                before, seat = state.step, state.turn
                state = GAME.apply(state, seat, planner(Seat(GAME, GAME.view_for(state, seat), rng)).action)
                if before == "take":
                    yield Position(state.hands[seat], state.jokers[seat], state.contracts)


def ours(position: Position) -> list[Completion]:
    return find_completions(*position, GAME.box.values)


def tried(position: Position) -> set[frozenset[brute.Paid]]:
    return brute.completions(*position, GAME.box.values)


def timed(solve: Callable[[Position], object], position: Position, calls: int = 1) -> float:
    """Return the microseconds of one call."""
    start = process_time_ns()
    for _ in range(calls):
        solve(position)
    return (process_time_ns() - start) / calls / 1000


def row(name: str, times: list[float]) -> str:
    times = sorted(times)
    p99 = times[int(0.99 * len(times))]
    return f"{name:<34} {median(times):>10.1f} {p99:>12.1f} {times[-1]:>12.1f}"


def main() -> None:
    found = list(positions())
    ways = sorted(len(ours(position)) for position in found)
    payable = [position for position in found if ours(position)]
    sample = Random(1).sample(found, TRIED)
    for position in sample:
        assert len(ours(position)) == len(tried(position)), position
    print(f"Romi Rami: all completions of a turn, {len(found)} positions of bot games, microseconds")
    print(f"ways: median {median(ways):g}, most {ways[-1]}; none in {len(found) - len(payable)} positions")
    print(f"{'':<34} {'median':>10} {'p99':>12} {'most':>12}")
    print(row("payment solver, all positions", [timed(ours, position, CALLS) for position in found]))
    print(row("payment solver, where one can pay", [timed(ours, position, CALLS) for position in payable]))
    print(row(f"payment solver, {TRIED} positions", [timed(ours, position, CALLS) for position in sample]))
    print(row(f"brute force, the same {TRIED}", [timed(tried, position) for position in sample]))


if __name__ == "__main__":
    main()
