"""Stepping through whole rounds from Python: the engine against OpenSpiel's `python_block_dominoes`.

The same rules on both sides: two players, seven dominoes each, no stock, whoever cannot lay passes, the round ends when
somebody is out or nobody can go on. OpenSpiel's set is the double six; ours is the box without the flamingo: as many
pieces, 28, over as many faces, 7. Both deal and play by Python's `random`, OpenSpiel node by node as it must.
A step is a decision of a player; deals take time but do not count. OpenSpiel skips who cannot lay, ours passes
explicitly; games per second are therefore printed as well.
"""

import random
from functools import partial
from statistics import median

from benchmarks.rounds import measure, ratio
from tablee.games import ZooDomino
from tablee.games.zoo_domino.dominoes import DOMINOES

SET = tuple(domino for domino in DOMINOES if "flamingo" not in domino)
ROUNDS = 9
GAMES = {"Tablée": 4000, "OpenSpiel": 400}


def play_tablee(games: int, count: str = "steps") -> int:
    game, rng = ZooDomino(), random.Random(1)
    steps = 0
    for _ in range(games):
        state = game.deal(tuple(rng.sample(SET, 14)), 2, first=0)
        while not game.is_over(state):
            player = state.turn
            state = game.apply(state, player, rng.choice(game.legal_actions(state, player)))
            steps += 1
    return steps if count == "steps" else games


def play_open_spiel(games: int, count: str = "steps") -> int:
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401 - registers the game

    game, rng = pyspiel.load_game("python_block_dominoes"), random.Random(1)
    steps = 0
    for _ in range(games):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps if count == "steps" else games


def main() -> None:
    print(f"Zoo Domino stepped from Python, two players, no stock: medians of {ROUNDS} interleaved rounds")
    for count in ("steps", "games"):
        contestants = {"Tablée": partial(play_tablee, count=count), "OpenSpiel": partial(play_open_spiel, count=count)}
        speeds = measure(contestants, games=GAMES, rounds=ROUNDS)
        ours, theirs = speeds["Tablée"], speeds["OpenSpiel"]
        told = f"Tablée {median(ours):>9,.0f}   OpenSpiel {median(theirs):>8,.0f}   ratio {ratio(ours, theirs):.1f}"
        print(f"  {count}/s   {told}")
