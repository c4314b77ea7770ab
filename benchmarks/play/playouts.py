"""Whole random games without Python: the kernel compared with OpenSpiel's `hearts`, which runs entirely in C++.

From Python, OpenSpiel can play whole games in C++ in two ways: `evaluate_bots` with its random bots, which deals
as well, and the random rollouts of its tree search from one deal. Each is compared with our equivalent: rounds
dealt and played by `count_rounds`, and one deal played out repeatedly by `count_playouts`.
`python_block_dominoes`, with the same rules, can only be stepped, and is compared with stepping.
"""

from collections.abc import Callable
from random import random
from statistics import mean, median

from benchmarks.play.steps import DOMINOES_NAME, HEARTS, deals, play_open_spiel
from benchmarks.rounds import measure, ratio
from tablee.engines.dominoes import Round, count_playouts, count_rounds

ROUNDS = 9
OURS, FROM_A_DEAL = "Tablée, dealt and played", "Tablée, from one deal"
THEIRS, ROLLOUTS = "hearts, dealt and played", "hearts, from one deal"
GAMES = {OURS: 300_000, FROM_A_DEAL: 300_000, THEIRS: 3_000, ROLLOUTS: 5_000, DOMINOES_NAME: 300}


def play_kernel(games: int) -> int:
    return count_rounds(deals(), games, False).actions


def play_out_a_deal() -> Callable[[int], int]:
    start = deals().next()
    length = mean(map(_length, [start.copy() for _ in range(20_000)]))

    def play(games: int) -> int:
        count_playouts(start, games, 1, False)
        return round(games * length)

    return play


def _length(now: Round) -> int:
    steps = 0
    while not now.over:
        legal = now.legal()
        now.apply(legal[int(random() * len(legal))])
        steps += 1
    return steps


def play_hearts() -> tuple[Callable[[int], int], Callable[[int], int], float]:
    """Return hearts with its deals, hearts from one deal, and the number of nodes per decision."""
    import pyspiel

    game = pyspiel.load_game(HEARTS)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(4)]
    decisions, nodes = play_open_spiel(HEARTS)(400)

    def whole(games: int) -> int:
        for seed in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return round(games * decisions / 400)

    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(dealt.chance_outcomes()[-1][0])  # with passing of cards: more decisions, and fast ones
    left = dealt.clone()
    length = 0
    while not left.is_terminal():  # the number is fixed for a deal
        left.apply_action(left.legal_actions()[0])
        length += 1

    def from_a_deal(games: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 1, False).step(dealt)  # one simulation with many rollouts
        return games * length

    return whole, from_a_deal, nodes / decisions


def main() -> None:
    whole, from_a_deal, nodes = play_hearts()
    dominoes = play_open_spiel(DOMINOES_NAME)
    contestants: dict[str, Callable[[int], int]] = {
        OURS: play_kernel,
        FROM_A_DEAL: play_out_a_deal(),
        THEIRS: whole,
        ROLLOUTS: from_a_deal,
        DOMINOES_NAME: lambda games: dominoes(games)[0],
    }
    speeds = measure(contestants, games=GAMES, rounds=ROUNDS)
    print(f"Whole games at random, decisions a second: medians of {ROUNDS} interleaved rounds")
    for name, found in speeds.items():
        print(f"  {name:<26} {median(found):>12,.0f}")
    by_nodes = ratio(speeds[OURS], [nodes * speed for speed in speeds[THEIRS]])
    print(f"  beside {DOMINOES_NAME}: {ratio(speeds[OURS], speeds[DOMINOES_NAME]):,.0f} times (aim: 1,000)")
    print(f"  beside hearts, dealt and played: {ratio(speeds[OURS], speeds[THEIRS]):.1f} times (aim: 12)", end="")
    print(f", {by_nodes:.1f} times if its deals count as steps")
    print(f"  beside hearts, from one deal: {ratio(speeds[FROM_A_DEAL], speeds[ROLLOUTS]):.1f} times")
