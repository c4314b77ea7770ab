"""Learning environments: many rounds of Zoo Domino at once, compared with gin rummy of RLCard and PettingZoo.

All get observations and masks for every step and play at random. PettingZoo 1.27 has no gin rummy of its own
any more, but still the wrapper for RLCard's games, which is measured. Our other games run in Python, with the compiled
solver proving each small move.
"""

from collections.abc import Callable
from statistics import median

import numpy as np

from benchmarks.rounds import measure, ratio
from tablee.lab.environments import Environment, find_moves, many

ROUNDS = 5
VECTOR, ONE = "Zoo Domino, 1,024 rounds at once", "Zoo Domino, one environment"
RLCARD, PETTINGZOO = "RLCard's gin rummy", "PettingZoo's gin rummy"
GAMES = {VECTOR: 200, ONE: 20, RLCARD: 20, PETTINGZOO: 10, "tile-rummy": 2, "photo-rummy": 3, "romi-rami": 2}


def step_many(times: int) -> int:
    rng = np.random.default_rng(1)
    rounds = many("zoo-domino", 1024, seed=1)
    for _ in range(times):
        chances = rng.random(rounds.masks.shape, dtype=np.float32)
        rounds.step((chances * rounds.masks).argmax(axis=1))
    return times * len(rounds)


def step_one(game: str) -> Callable[[int], int]:
    table, rng = Environment(find_moves(game), seed=1), np.random.default_rng(1)

    def play(rounds: int) -> int:
        steps = 0
        for _ in range(rounds):
            table.reset()
            while not any(table.terminations.values()):
                table.step(rng.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])))
                steps += 1
        return steps

    return play


def step_rlcard(games: int) -> int:
    import rlcard

    table, rng, steps = rlcard.make("gin-rummy", {"seed": 1}), np.random.default_rng(1), 0
    for _ in range(games):
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(int(rng.choice(list(state["legal_actions"]))))
            steps += 1
    return steps


def step_pettingzoo(games: int) -> int:
    from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase

    table, rng, steps = RLCardBase("gin-rummy", 2, (5, 52)), np.random.default_rng(1), 0
    table.render_mode = None
    for seed in range(games):
        table.reset(seed=seed)
        for _ in table.agent_iter():
            observation, _, termination, truncation, _ = table.last()
            if termination or truncation:
                table.step(None)
                continue
            table.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
    return steps


def main() -> None:
    contestants: dict[str, Callable[[int], int]] = {
        VECTOR: step_many,
        ONE: step_one("zoo-domino"),
        RLCARD: step_rlcard,
        PETTINGZOO: step_pettingzoo,
        **{game: step_one(game) for game in ("tile-rummy", "photo-rummy", "romi-rami")},
    }
    speeds = measure(contestants, games=GAMES, rounds=ROUNDS)
    print(f"Environments with observations and masks, steps a second: medians of {ROUNDS} interleaved rounds")
    for name, found in speeds.items():
        beside = f"   the many are {ratio(speeds[VECTOR], found):,.0f} times as fast" if name != VECTOR else ""
        print(f"  {name:<34} {median(found):>11,.0f}{beside}")
