"""Startup times: Python itself, the library, and commands, each in a process of its own."""

import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.timing import processor

RUNS = 20
COMMAND = Path(sys.executable).with_name("tablee")
STARTS = {
    "python -c pass": [sys.executable, "-c", "pass"],
    "import tablee": [sys.executable, "-c", "import tablee"],
    "from tablee import Match": [sys.executable, "-c", "from tablee import Match"],
    "import tablee.games": [sys.executable, "-c", "import tablee.games"],
    "tablee --version": [str(COMMAND), "--version"],
    "tablee games": [str(COMMAND), "games"],
}


def start(command: list[str]) -> tuple[float, float]:
    """Return the wall-clock and CPU time of a process in milliseconds."""
    wall, worked = perf_counter(), processor()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return (perf_counter() - wall) * 1000, (processor() - worked) * 1000


def main(runs: int = RUNS) -> None:
    """Print the median times; the starts take turns, so that a busy machine slows all of them."""
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in STARTS}
    for _ in range(runs):
        for name, command in STARTS.items():
            times[name].append(start(command))
    print(f"\nStarting, median of {runs}: milliseconds by the clock, and of the processor")
    for name, rows in times.items():
        wall, worked = (median(column) for column in zip(*rows, strict=True))
        print(f"  {name:26} {wall:7.0f} {worked:7.0f}")


if __name__ == "__main__":
    main()
