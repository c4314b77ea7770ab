"""How long the levels take with and without the compiled kernels, and how often they choose the same.

    python -m benchmarks.bots.pure [ROUNDS]        rounds per game and number of players; 4 by default

The figures of docs/bots.md come from it. A level that is not on offer without kernels has no second column.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from statistics import median
from time import perf_counter

from tests.bots.helpers.choices import Position, choose, positions

from tablee.games import GAMES
from tablee.games.bots import LEVELS

ROUNDS = 4
Timed = list[tuple[float, str]]  # seconds, and the action


def time_all(looked_at: list[Position]) -> dict[str, Timed]:
    """Return how long every level on offer takes in these positions, and what it plays."""
    timed: dict[str, Timed] = {}
    for at in looked_at:
        for level in LEVELS[at.game]:
            began = perf_counter()
            chosen = choose(level, at)
            timed.setdefault(f"{at.game}, {level}", []).append((perf_counter() - began, chosen.action))
    return timed


def time_pure(looked_at: list[Position]) -> dict[str, Timed]:
    """Return the same without kernels, from a process of its own."""
    told = subprocess.run(
        [sys.executable, "-m", "benchmarks.bots.pure", "-"],
        input=json.dumps(looked_at),
        env=os.environ | {"TABLEE_PURE": "1"},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    read: dict[str, Timed] = json.loads(told.stdout)
    return read


def told_of(timed: Timed) -> str:
    """Return the median and the longest time in seconds."""
    times = [seconds for seconds, _ in timed]
    return f"{median(times):.3f} ({max(times):.3f})"


def show(compiled: Mapping[str, Timed], pure: Mapping[str, Timed]) -> None:
    """Print a line for each level."""
    print(f"{'seconds a turn, the longest in brackets':28} {'with kernels':>18} {'without':>18}   the same choice")
    for level, timed in compiled.items():
        without = pure.get(level)
        if without is None:
            print(f"{level:39} {told_of(timed):>18} {'not offered':>18}")
            continue
        same = sum(one == other for (_, one), (_, other) in zip(timed, without, strict=True))
        print(f"{level:39} {told_of(timed):>18} {told_of(without):>18}   {same} of {len(timed)}")


def main(rounds: int = ROUNDS) -> None:
    """Measure and print."""
    looked_at = [at for name in GAMES for at in positions(name, rounds)]
    show(time_all(looked_at), time_pure(looked_at))


if __name__ == "__main__":
    if sys.argv[1:] == ["-"]:
        json.dump(time_all([Position(*at) for at in json.load(sys.stdin)]), sys.stdout)
    else:
        main(*map(int, sys.argv[1:]))
