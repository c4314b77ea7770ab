"""The best lay of Tile Rummy, from lists to lists: ours against integer programs, on the same positions in one run.

Times are of the processor, child processes included; every contestant gets the position as text and has to build its
own model. `rummikub-solver` knows no stars with faces: it may move them freely, which is another question, so that its
answers are not compared with the others. CP-SAT cannot share a process with HiGHS and has one of its own.
Each takes the better of two times.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median

from benchmarks import ilp
from benchmarks.positions import TILES, Position, middle_game
from benchmarks.timing import kilobytes, measure, percentile
from tablee.solver import Answer, MeldRules, Solved, solve
from tablee.solver.tiles.problem import WEIGHTS

POSITIONS = 100
CALLS = {"compiled": 20}  # timed together, as one call is shorter than the clock is fine
SIZES = (20, 40, 60, 80, 100)

Contestant = Callable[[Position], Answer | int | None]  # the answer is weighed after the clock has stopped


def ours(position: Position, *, compiled: bool) -> Answer:
    return solve(position.table, position.rack, position.rules, compiled=compiled)


def program(position: Position, *, name: str) -> int | None:
    return ilp.SOLVERS[name](ilp.build(position, "tiles"))


def rummikub_solver() -> Contestant:
    from rummikub_solver import RuleSet, SolverMode

    rules = RuleSet()
    tile = {f"{c}{n}": row * 13 + n for row, c in enumerate("KBOR") for n in range(1, 14)} | {"*": 53}

    def lay(position: Position) -> int | None:
        state = rules.new_game()
        state.add_table(*(tile["*" if piece[0] == "*" else piece] for meld in position.table for piece in meld))
        state.add_rack(*(tile[piece] for piece in position.rack))
        rules.solve(state, SolverMode.TILE_COUNT)
        return None

    return lay


def weigh(answer: Answer | int | None) -> int | None:
    if answer is None or isinstance(answer, int):
        return answer
    assert isinstance(answer, Solved)
    weights = WEIGHTS["tiles"]
    return sum(weights.star if piece == "*" else weights.tiles[int(piece[1:]) - 1] for piece in answer.laid)


def crowded(tiles: int, count: int) -> list[Position]:
    """Return positions with so many tiles on the table, or one or two less, and ten on the rack or what is left."""
    found: list[Position] = []
    seed = 0
    while len(found) < count:
        seed += 1
        rng = Random(seed)
        pool = [*TILES, "*", "*"]
        rng.shuffle(pool)
        table: list[list[str]] = []
        rack: list[str] = []
        while pool and (lying := sum(map(len, table))) < tiles:
            rack.append(pool.pop())
            answer = solve(table, rack)
            assert isinstance(answer, Solved)
            if lying + len(answer.laid) <= tiles:
                table, rack = [list(meld) for meld in answer.table], list(answer.rack)
        if tiles - 2 <= lying:
            found.append(Position(table, (rack + pool)[:10], MeldRules(), True))
    return found


def memory(kind: str) -> float:
    """Return how many megabytes a fresh process has at its peak over what it had before it solved all positions."""
    output = subprocess.run([sys.executable, "-m", __spec__.name, kind], capture_output=True, text=True, check=True)
    return float(output.stdout)


def grow(compiled: bool) -> None:
    positions = middle_game(POSITIONS)
    rest = kilobytes("VmRSS")
    for position in positions:
        solve(position.table, position.rack, position.rules, compiled=compiled)
    print((kilobytes("VmHWM") - rest) / 1024)


def main() -> None:
    positions = middle_game(POSITIONS)
    in_table = median(sum(map(len, position.table)) for position in positions)
    print(f"Tile Rummy, the best lay: {POSITIONS} positions, {in_table:.0f} tiles on the table at the median")
    contestants: dict[str, Contestant] = {
        "compiled": partial(ours, compiled=True),
        "pure Python": partial(ours, compiled=False),
        "HiGHS": partial(program, name="HiGHS"),
        "CBC": partial(program, name="CBC"),
        "rummikub-solver": rummikub_solver(),
    }
    results = measure(contestants, positions, weigh, CALLS)
    alone = subprocess.run([sys.executable, "-m", __spec__.name, "cp-sat"], capture_output=True, text=True, check=True)
    results["CP-SAT"] = json.loads(alone.stdout)
    for name in ("pure Python", "HiGHS", "CBC", "CP-SAT"):
        assert [value for _, value in results[name]] == [value for _, value in results["compiled"]], name
    medians = {name: median(time for time, _ in rows) for name, rows in results.items()}
    p99s = {name: percentile([time for time, _ in rows], 0.99) for name, rows in results.items()}
    for name in results:
        print(f"  {name:16} median {medians[name]:9.4f} ms   p99 {p99s[name]:9.4f} ms")
    others = ("HiGHS", "CBC", "CP-SAT", "rummikub-solver")
    best_median, best_p99 = min(medians[name] for name in others), min(p99s[name] for name in others)
    for name in ("compiled", "pure Python"):
        print(f"  {name}: {best_median / medians[name]:.0f} times the best of the others at the median,", end=" ")
        print(f"{best_p99 / p99s[name]:.0f} times at p99")
    for size in SIZES:
        boards = crowded(size, 20)
        rows = measure({"compiled": partial(ours, compiled=True)}, boards, weigh, CALLS)["compiled"]
        lying = median(sum(map(len, board.table)) for board in boards)
        times = [time for time, _ in rows]
        print(f"  {lying:.0f} tiles on the table: median {median(times):.4f} ms, worst {max(times):.4f} ms")
    print(f"  memory: compiled {memory('compiled'):.1f} MB, pure Python {memory('pure'):.1f} MB more than at rest")


if __name__ == "__main__":
    if sys.argv[1] == "cp-sat":
        cp_sat = {"CP-SAT": partial(program, name="CP-SAT")}
        print(json.dumps(measure(cp_sat, middle_game(POSITIONS), weigh, {})["CP-SAT"]))
    else:
        grow(sys.argv[1] == "compiled")
