"""Timing of contestants: CPU time including child processes, the better of two."""

import gc
import resource
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import Any

Row = tuple[float, int | None]  # milliseconds, and the value of the answer


def processor() -> float:
    """Return the CPU seconds of this process and its children."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return process_time() + children.ru_utime + children.ru_stime


def measure(
    contestants: dict[str, Callable[[Any], Any]],
    positions: Sequence[Any],
    weigh: Callable[[Any], int | None],
    calls: dict[str, int],
) -> dict[str, list[Row]]:
    """Return the rows of each contestant, position by position, one after another.

    `calls` are timed together if one is shorter than the clock's resolution; an answer is evaluated after the clock
    has stopped.
    """
    results: dict[str, list[Row]] = {name: [] for name in contestants}
    for lay in contestants.values():
        lay(positions[0])  # warm up
    for position in positions:
        for name, lay in contestants.items():
            times = []
            answer = None
            gc.collect()
            gc.disable()
            for _ in range(2):
                start = processor()
                for _ in range(calls.get(name, 1)):
                    answer = lay(position)
                times.append((processor() - start) * 1000 / calls.get(name, 1))
            gc.enable()
            results[name].append((min(times), weigh(answer)))
    return results


def percentile(times: list[float], share: float) -> float:
    """Return the quantile of times."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def kilobytes(key: str) -> int:
    """Return a figure of this process alone: `getrusage` would include its parent's memory before the fork."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{key}:"))
