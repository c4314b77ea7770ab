"""Racing candidates in imagined worlds: those that fall behind are dropped, so that close ones get most trials."""

from collections.abc import Callable, Sequence
from typing import TypeVar

Candidate = TypeVar("Candidate")
World = TypeVar("World")


def race(
    candidates: Sequence[Candidate],
    imagine: Callable[[], World],
    worth: Callable[[Candidate, World], float],
    trials: int,
) -> dict[int, float]:
    """Return the mean worth of the candidates that lasted to the end, by their places; about that many trials in all.

    All candidates still in the race are tried in the same worlds, so that they differ by merit and not by luck.
    After each lap the worse half leaves, until two or fewer are left for the last lap.
    """
    running = list(range(len(candidates)))
    totals, worlds = [0.0] * len(candidates), 0
    laps = max(1, (len(candidates) - 1).bit_length())
    for lap in range(laps):
        for _ in range(max(1, trials // (laps * len(running)))):
            world = imagine()
            worlds += 1
            for place in running:
                totals[place] += worth(candidates[place], world)
        if lap < laps - 1:
            running = sorted(running, key=lambda place: -totals[place])[: (len(running) + 1) // 2]
    return {place: totals[place] / worlds for place in sorted(running)}
