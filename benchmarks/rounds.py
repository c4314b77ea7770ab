"""Fair rounds: contestants take turns, so that a noisy machine disturbs all of them alike."""

import gc
from collections.abc import Callable, Mapping
from statistics import median
from time import process_time

Contestant = Callable[[int], int]  # plays that many games, returns the steps it took


def measure(contestants: Mapping[str, Contestant], *, games: Mapping[str, int], rounds: int) -> dict[str, list[float]]:
    """Return steps per second of processor time, by round, for each contestant."""
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for name, play in contestants.items():
        play(games[name] // 10 + 1)  # warm up
    for _ in range(rounds):
        for name, play in contestants.items():
            gc.collect()
            gc.disable()  # as timeit does: no contestant pays for another's garbage
            start = process_time()
            steps = play(games[name])
            speeds[name].append(steps / (process_time() - start))
            gc.enable()
    return speeds


def ratio(ours: list[float], theirs: list[float]) -> float:
    """Return the median of the rounds' ratios."""
    return median(our / their for our, their in zip(ours, theirs, strict=True))
