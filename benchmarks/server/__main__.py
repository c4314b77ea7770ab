"""Runs rounds in which all servers take turns under the same load, and prints the results.

    python -m benchmarks.server [ROUNDS]        QUICK=1: shorter

Everything is on this machine: the servers, and one process that plays for all players of the server whose turn it is.
"""

import os
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import msgspec

from benchmarks.server.contestants import Contestant, ours, peer, postgres
from benchmarks.server.load import Load, Measured, Task

ROUNDS = 6
LONG = (
    Load("closed", 50, 1.0),
    Load("closed", 200, 1.0),
    Load("closed", 500, 1.0),
    Load("paced", 500, 2.0),
)
#: For Zoo Domino and for two processes: sized for a machine with two cores.
LONG_BESIDE = (Load("closed", 200, 1.0), Load("paced", 200, 2.0))
SHORT = (Load("closed", 50, 0.5), Load("closed", 200, 0.5), Load("paced", 200, 1.0))
SHORT_BESIDE = SHORT[1:]
WARM_UP = (Load("closed", 50, 0.5),)  # JIT compilers need some moves first

SQLITE, POSTGRESQL, TWO = "ours, SQLite FULL", "ours, PostgreSQL", "ours, two processes, PostgreSQL"
ZOO_DOMINO = "ours, SQLite FULL, Zoo Domino"
MEMORY, FLAT_FILE, COLYSEUS = "boardgame.io, memory", "boardgame.io, flat file", "Colyseus, memory"

#: Required ratios of moves per second.
RATIOS = (
    (SQLITE, MEMORY, 3.0),
    (SQLITE, FLAT_FILE, 12.0),
    (SQLITE, COLYSEUS, 0.45),
    (POSTGRESQL, MEMORY, 3.0),
    (TWO, MEMORY, 2.0),
    (ZOO_DOMINO, MEMORY, 1.0),
)
PACED = (2.0, 10.0)  # milliseconds at the median and at the 99th percentile, at most

OTHERS = ("boardgame.io", "colyseus")  # their failures are recorded; ours abort the run

Results = dict[tuple[str, Load], list[Measured]]


class BrokeDown(Exception):
    """A server stopped answering."""


def main() -> None:
    quick = bool(os.environ.get("QUICK"))
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 2 if quick else ROUNDS
    most, beside = (SHORT, SHORT_BESIDE) if quick else (LONG, LONG_BESIDE)
    results: Results = {}
    broken: dict[str, int] = {}
    with ExitStack() as stack:
        contestants = start(stack)
        print(f"{rounds} rounds, load of the machine before: {os.getloadavg()[0]:.2f}", flush=True)
        for contestant in contestants:
            measure(contestant, WARM_UP)
        for number in range(rounds):
            for place in range(len(contestants)):
                contestant = contestants[(number + place) % len(contestants)]
                loads = beside if contestant.name in (ZOO_DOMINO, TWO) else most
                if contestant.name in broken:
                    continue
                try:
                    measured = measure(contestant, loads)
                except BrokeDown:
                    if contestant.dialect not in OTHERS:
                        raise
                    broken[contestant.name] = number + 1
                    continue
                for load, one in zip(loads, measured, strict=True):
                    results.setdefault((contestant.name, load), []).append(one)
            print(f"round {number + 1} is over", file=sys.stderr, flush=True)
    names = [contestant.name for contestant in contestants]
    every_load = list(dict.fromkeys((*most, *beside)))
    for load in every_load:
        tell(load, [name for name in names if (name, load) in results], results)
    judge(every_load, names, results)
    for name, number in broken.items():
        print(f"\n{name} broke down by itself in round {number}, and is measured by the rounds before.")


def start(stack: ExitStack) -> list[Contestant]:
    folder = Path(stack.enter_context(TemporaryDirectory(prefix="tablee-bench-")))
    databases, cluster = stack.enter_context(postgres())
    sqlite = stack.enter_context(ours(SQLITE, f"sqlite:///{folder / 'tables.db'}"))
    return [
        sqlite,
        replace(sqlite, name=ZOO_DOMINO, dialect="zoo-domino"),
        stack.enter_context(ours(POSTGRESQL, databases.new_database(), cluster=cluster)),
        stack.enter_context(ours(TWO, databases.new_database(), servers=2, cluster=cluster)),
        stack.enter_context(peer(MEMORY, "boardgame.io", "boardgame.mjs")),
        stack.enter_context(peer(FLAT_FILE, "boardgame.io", "boardgame.mjs", str(folder / "flat"))),
        stack.enter_context(peer(COLYSEUS, "colyseus", "colyseus.mjs")),
    ]


def measure(contestant: Contestant, loads: tuple[Load, ...]) -> list[Measured]:
    """Let a fresh process open tables and generate the loads, one after another."""
    task = Task(contestant.dialect, list(contestant.addresses), list(contestant.processes), list(loads))
    command = [sys.executable, "-m", "benchmarks.server.load"]
    made = subprocess.run(command, input=msgspec.json.encode(task), capture_output=True, check=False)
    if made.returncode:
        raise BrokeDown(f"{contestant.name}: {made.stderr.decode()}")
    return msgspec.json.decode(made.stdout, type=list[Measured])


def tell(load: Load, names: list[str], results: Results) -> None:
    pace = "as fast as they can" if load.kind == "closed" else "a move a second each"
    print(f"\n{load.tables} tables, {pace}; medians of the rounds")
    print(f"{'':32} {'moves/s':>9} {'p50 ms':>8} {'p99 ms':>8} {'server µs/move':>15} {'load makes':>11}")
    for name in names:
        rounds = results[name, load]
        moves, p50, p99, cost, share = (
            median(getattr(measured, field) for measured in rounds) for field in Measured.__struct_fields__
        )
        print(f"{name:32} {moves:9,.0f} {p50:8.1f} {p99:8.1f} {cost:15.0f} {share:11.0%}")


def judge(loads: list[Load], names: list[str], results: Results) -> None:
    print("\nmoves a second: median of the rounds' ratios, and what it should be at least")
    for one, other, least in RATIOS:
        both = [load for load in loads if (one, load) in results and (other, load) in results]
        closed = [load for load in both if load.kind == "closed"]
        if not closed:
            continue
        found = [compare(results[one, load], results[other, load]) for load in closed]
        told = "  ".join(f"{load.tables} tables {times:5.2f}" for load, times in zip(closed, found, strict=True))
        verdict = "met" if min(found) >= least else "MISSED" if max(found) < least else "met in part"
        print(f"{one:32} / {other:24} {told}  at least {least:g}: {verdict}")
    print("\nmilliseconds at the median and at the 99th percentile, and what they should be at most")
    for load in (load for load in loads if load.kind == "paced"):
        for name in (name for name in names if name.startswith("ours") and (name, load) in results):
            p50, p99 = (
                median(getattr(measured, field) for measured in results[name, load]) for field in ("p50", "p99")
            )
            verdict = "met" if p50 <= PACED[0] and p99 <= PACED[1] else "MISSED"
            told = f"{name:32} {load.tables} tables {p50:6.1f} {p99:6.1f}"
            print(f"{told}  at most {PACED[0]:g} and {PACED[1]:g}: {verdict}")


def compare(ours: list[Measured], theirs: list[Measured]) -> float:
    """Return the median ratio of moves a second in the rounds that both finished."""
    return median(one.moves / other.moves for one, other in zip(ours, theirs, strict=False))


if __name__ == "__main__":
    main()
