"""Startup times: Python itself, the library, commands and the server, each in a process of its own."""

import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from urllib.error import HTTPError
from urllib.request import urlopen

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
SERVE = [str(COMMAND), "serve", "--no-browser", "--port", "0", "--database"]
POLL_INTERVAL_S = 0.005


def start(command: list[str]) -> tuple[float, float]:
    """Return the wall-clock and CPU time of a process in milliseconds."""
    wall, worked = perf_counter(), processor()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return (perf_counter() - wall) * 1000, (processor() - worked) * 1000


def serve(path: str) -> tuple[float, float]:
    """Return how long a server takes, with a new database, until a path is answered with 200.

    The CPU time is that of the whole life of the server, to its end.
    """
    with TemporaryDirectory() as folder:
        wall, worked = perf_counter(), processor()
        server = subprocess.Popen([*SERVE, f"sqlite:///{folder}/tables.db"], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        while not _answers(address + path):
            sleep(POLL_INTERVAL_S)
        taken = perf_counter() - wall
        server.terminate()
        server.communicate()
        return taken * 1000, (processor() - worked) * 1000


def _answers(address: str) -> bool:
    with suppress(HTTPError), urlopen(address) as answer:
        return bool(answer.status == 200)
    return False


def main(runs: int = RUNS) -> None:
    """Print the median times; the starts take turns, so that a busy machine slows all of them."""
    starts: dict[str, Callable[[], tuple[float, float]]] = {
        **{name: partial(start, command) for name, command in STARTS.items()},
        "tablee serve, the page": partial(serve, "/"),
        "tablee serve, ready": partial(serve, "/api/ready"),
    }
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in starts}
    for _ in range(runs):
        for name, measured in starts.items():
            times[name].append(measured())
    print(f"\nStarting, median of {runs}: milliseconds by the clock, and of the processor")
    for name, rows in times.items():
        wall, worked = (median(column) for column in zip(*rows, strict=True))
        print(f"  {name:26} {wall:7.0f} {worked:7.0f}")


if __name__ == "__main__":
    main()
