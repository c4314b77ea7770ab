"""The best lay of Photo Rummy, from lists to lists: ours against integer programs, on the same positions in one run.

Times are of the processor, child processes included; every contestant gets the position as text and has to build its
own model, in the shorter of our two formulations. The programs need not mind how many cards are moved; ours does.
CP-SAT cannot share a process with HiGHS and has one of its own. Each takes the better of two times.
"""

import gc
import json
import resource
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from benchmarks import ilp
from benchmarks.photo_positions import Position, divided, middle_game
from benchmarks.photo_programs import brief
from tablee.solver.photos import Arranged, solve
from tablee.solver.photos.cards import JOKER, JOKERS, PHOTOS
from tablee.solver.photos.problem import WEIGHTS

POSITIONS = 200
CALLS = {"compiled": 50}  # timed together, as one call is shorter than the clock is fine
SIZES = (20, 40, 60, 80, 100)

Contestant = Callable[[Position], Arranged | int | None]  # the answer is weighed after the clock has stopped
Row = tuple[float, int]


def ours(position: Position, *, compiled: bool) -> Arranged:
    return solve(position.table, position.hand, opened=True, compiled=compiled)


def program(position: Position, *, name: str) -> int | None:
    return ilp.SOLVERS[name](brief(position))


def processor() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return process_time() + children.ru_utime + children.ru_stime


def measure(contestants: dict[str, Contestant], positions: list[Position]) -> dict[str, list[Row]]:
    """Return for each contestant its milliseconds and its answer, position by position, one after another."""
    results: dict[str, list[Row]] = {name: [] for name in contestants}
    for lay in contestants.values():
        lay(positions[0])  # warm up
    for position in positions:
        for name, lay in contestants.items():
            times = []
            gc.collect()
            gc.disable()
            calls = CALLS.get(name, 1)
            for _ in range(2):
                start = processor()
                for _ in range(calls):
                    answer = lay(position)
                times.append((processor() - start) * 1000 / calls)
            gc.enable()
            results[name].append((min(times), weigh(answer)))
    return results


def weigh(answer: Arranged | int | None) -> int:
    if not isinstance(answer, Arranged):
        return answer or 0
    photo, joker = WEIGHTS["tiles"]
    return sum(joker if card == JOKER else photo for card in answer.laid)


def crowded(cards: int, count: int) -> list[Position]:
    """Return positions with so many cards on the table, or few less, and ten in the hand or what is left."""
    found: list[Position] = []
    seed = 0
    while len(found) < count:
        seed += 1
        rng = Random(seed)
        pile = [*PHOTOS, *[JOKER] * JOKERS]
        rng.shuffle(pile)
        table: list[list[str]] = []
        hand: list[str] = []
        while pile and (lying := sum(map(len, table))) < cards:
            hand.append(pile.pop())
            answer = solve(table, hand, opened=True)
            if lying + len(answer.laid) <= cards:
                table = [part for meld in answer.table for part in divided(list(meld), rng)]
                hand = list(answer.hand)
        if cards - 4 <= sum(map(len, table)):
            found.append(Position(table, (hand + pile)[:10], True))
    return found


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def memory(kind: str) -> float:
    """Return how many megabytes a fresh process has at its peak over what it had before it solved all positions."""
    output = subprocess.run([sys.executable, "-m", __spec__.name, kind], capture_output=True, text=True, check=True)
    return float(output.stdout)


def grow(compiled: bool) -> None:
    positions = middle_game(POSITIONS)
    rest = kilobytes("VmRSS")
    for position in positions:
        ours(position, compiled=compiled)
    print((kilobytes("VmHWM") - rest) / 1024)


def kilobytes(key: str) -> int:
    """Return a figure of this process alone: `getrusage` would count what its parent had before it began."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{key}:"))


def main() -> None:
    positions = middle_game(POSITIONS)
    on_table = median(sum(map(len, position.table)) for position in positions)
    print(f"Photo Rummy, the best lay: {POSITIONS} positions, {on_table:.0f} cards on the table at the median")
    contestants: dict[str, Contestant] = {
        "compiled": partial(ours, compiled=True),
        "pure Python": partial(ours, compiled=False),
        "HiGHS": partial(program, name="HiGHS"),
        "CBC": partial(program, name="CBC"),
    }
    results = measure(contestants, positions)
    alone = subprocess.run([sys.executable, "-m", __spec__.name, "cp-sat"], capture_output=True, text=True, check=True)
    results["CP-SAT"] = [(time, value) for time, value in json.loads(alone.stdout)]
    for name in ("pure Python", "HiGHS", "CBC", "CP-SAT"):
        assert [value for _, value in results[name]] == [value for _, value in results["compiled"]], name
    medians = {name: median(time for time, _ in rows) for name, rows in results.items()}
    p99s = {name: percentile([time for time, _ in rows], 0.99) for name, rows in results.items()}
    for name in results:
        print(f"  {name:16} median {medians[name]:9.4f} ms   p99 {p99s[name]:9.4f} ms")
    others = ("HiGHS", "CBC", "CP-SAT")
    best_median, best_p99 = min(medians[name] for name in others), min(p99s[name] for name in others)
    for name in ("compiled", "pure Python"):
        print(f"  {name}: {best_median / medians[name]:.0f} times the best of the others at the median,", end=" ")
        print(f"{best_p99 / p99s[name]:.0f} times at p99")
    for size in SIZES:
        boards = crowded(size, 20)
        times = [time for time, _ in measure({"compiled": partial(ours, compiled=True)}, boards)["compiled"]]
        lying = median(sum(map(len, board.table)) for board in boards)
        print(f"  {lying:.0f} cards on the table: median {median(times):.4f} ms, worst {max(times):.4f} ms")
    print(f"  memory: compiled {memory('compiled'):.1f} MB, pure Python {memory('pure'):.1f} MB more than at rest")


if __name__ == "__main__":
    if sys.argv[1] == "cp-sat":
        print(json.dumps(measure({"CP-SAT": partial(program, name="CP-SAT")}, middle_game(POSITIONS))["CP-SAT"]))
    else:
        grow(sys.argv[1] == "compiled")
