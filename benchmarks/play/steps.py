"""Stepping through whole rounds from Python: the game and its compiled kernel compared with OpenSpiel.

`python_block_dominoes` has the same rules: two players, seven dominoes each, no stock, players who cannot lay
pass, the round ends when somebody goes out or nobody can lay. OpenSpiel's set is the double six; ours is the box
without the flamingo: as many pieces, 28, over as many faces, 7. `hearts` is another game, but OpenSpiel's own in C++.

All list the legal actions in every state and choose from the list with the same line of Python. A step is a decision
of a player; deals take time but do not count, and ours are dealt in C when the kernel is stepped. OpenSpiel deals with
chance nodes, one for each piece: the last column counts these as steps for OpenSpiel, and still none of ours.
OpenSpiel's dominoes skip a player who cannot lay, ours pass explicitly; so games per second are printed, too.
"""

from collections.abc import Callable
from random import random
from statistics import median

from benchmarks.rounds import measure, ratio
from tablee.engines.dominoes import Deals
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.pieces.dominoes import DOMINOES

SET = tuple(domino for domino in DOMINOES if "flamingo" not in domino)
SET_BITS = sum(1 << number for number, domino in enumerate(DOMINOES) if domino in SET)
ROUNDS = 9
OURS, PYTHON = "Tablée's kernel", "Tablée's game"
DOMINOES_NAME, HEARTS = "python_block_dominoes", "hearts"
GAMES = {OURS: 20_000, PYTHON: 3_000, DOMINOES_NAME: 300, HEARTS: 600}
AIMS = {DOMINOES_NAME: 70, HEARTS: 3.5}


def deals(seed: int = 1) -> Deals:
    """Rounds of the same rules in the kernel."""
    return Deals(2, 7, seed, dominoes=SET_BITS, stock=False)


def play_kernel(games: int) -> tuple[int, int]:
    steps, dealt = 0, deals()
    for _ in range(games):
        now = dealt.next()
        while not now.over:
            legal = now.legal()
            now.apply(legal[int(random() * len(legal))])
            steps += 1
    return steps, steps


def play_game(games: int) -> tuple[int, int]:
    game, steps = ZooDomino(), 0
    for _ in range(games):
        box = list(SET)
        dealt = [box.pop(int(random() * len(box))) for _ in range(14)]
        state = game.deal(tuple(dealt), 2, first=0)
        while state.turn is not None:
            legal = game.legal_actions(state, state.turn)
            state = game.apply(state, state.turn, legal[int(random() * len(legal))])
            steps += 1
    return steps, steps


def play_open_spiel(name: str) -> Callable[[int], tuple[int, int]]:
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401 - registers the game

    game = pyspiel.load_game(name)

    def play(games: int) -> tuple[int, int]:
        steps = nodes = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                nodes += 1
                if state.is_chance_node():  # equally likely
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(random() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(random() * len(legal))])
                    steps += 1
        return steps, nodes

    return play


def main() -> None:
    contestants = {
        OURS: play_kernel,
        PYTHON: play_game,
        DOMINOES_NAME: play_open_spiel(DOMINOES_NAME),
        HEARTS: play_open_spiel(HEARTS),
    }
    print(f"Stepped from Python, decisions a second: medians of {ROUNDS} interleaved rounds")
    steps = measure({name: _counting(play, 0) for name, play in contestants.items()}, games=GAMES, rounds=ROUNDS)
    nodes = measure({name: _counting(play, 1) for name, play in contestants.items()}, games=GAMES, rounds=ROUNDS)
    games = measure({name: _games(play) for name, play in contestants.items()}, games=GAMES, rounds=3)
    for name in contestants:
        line = f"  {name:<22} {median(steps[name]):>11,.0f}   games/s {median(games[name]):>9,.0f}"
        if name in AIMS:
            aim = f"(aim: {AIMS[name]:g})"
            line += f"   the kernel is {ratio(steps[OURS], steps[name]):.1f} times as fast {aim}"
            line += f", {ratio(nodes[OURS], nodes[name]):.1f} times if its deals count as steps"
        print(line)
    print(f"  the game itself is {ratio(steps[PYTHON], steps[DOMINOES_NAME]):.1f} times as fast as {DOMINOES_NAME}")


def _counting(play: Callable[[int], tuple[int, int]], what: int) -> Callable[[int], int]:
    return lambda games: play(games)[what]


def _games(play: Callable[[int], tuple[int, int]]) -> Callable[[int], int]:
    def count(games: int) -> int:
        play(games)
        return games

    return count
