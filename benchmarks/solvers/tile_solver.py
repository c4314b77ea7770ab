"""The best move of Tile Rummy, from lists to lists: our solver against integer programs, on the same positions.

Times are CPU times, including child processes; every contestant gets the position as text and has to build its
own model. The programs are given in two forms (see `ilp`): plain, with every meld of the game, and short, with only
those that the pieces can form. `rummikub-solver` has no stars with faces: it may move them freely, which is another
problem, so its answers are not compared with the others. CP-SAT cannot share a process with HiGHS and has one of
its own. The better of two times counts.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from operator import le, ne
from random import Random
from statistics import median

from benchmarks.solvers import ilp
from benchmarks.solvers.tile_positions import TILES, Position, middle_game
from benchmarks.timing import kilobytes, measure, percentile
from tablee.core.answers import Answer, Solved
from tablee.core.pieces.melds import LaidTable
from tablee.engines.tiles import MeldRules, solve
from tablee.engines.tiles.problem import weights_of

POSITIONS = 200
CALLS = {"compiled": 20}  # timed together, as one call is shorter than the clock's resolution
SIZES = (20, 40, 60, 80, 100)
FORMS = {"plain": "every meld of the game", "short": "melds that the pieces can form"}

Contestant = Callable[[Position], Answer[LaidTable] | int | None]  # the answer is weighed after the clock has stopped


def ours(position: Position, *, compiled: bool) -> Answer[LaidTable]:
    return solve(position.table, position.rack, position.rules, compiled=compiled)


def program(position: Position, *, name: str, form: str) -> int | None:
    return ilp.SOLVERS[name](ilp.build(position, "tiles", plain=form == "plain"))


def programs(*names: str) -> dict[str, Contestant]:
    return {f"{name}, {form}": partial(program, name=name, form=form) for name in names for form in FORMS}


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


def weigh(answer: Answer[LaidTable] | int | None) -> int | None:
    if answer is None or isinstance(answer, int):
        return answer
    assert isinstance(answer, Solved)
    weights = weights_of("tiles", 25)
    return sum(weights.star if piece == "*" else weights.tiles[int(piece[1:]) - 1] for piece in answer.plan.laid)


def crowded(tiles: int, count: int) -> list[Position]:
    """Return positions with this many tiles on the table, or one or two less, and ten on the rack or what is left."""
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
            if lying + len(answer.plan.laid) <= tiles:
                table, rack = [list(meld) for meld in answer.plan.table], list(answer.plan.left)
        if tiles - 2 <= lying:
            found.append(Position(table, (rack + pool)[:10], MeldRules(), True))
    return found


def memory(kind: str) -> float:
    """Return the peak memory in megabytes that a fresh process needs for all positions, above its baseline."""
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
    print(f"Tile Rummy, the best move: {POSITIONS} positions, {in_table:.0f} tiles on the table at the median")
    print(f"  forms of the programs: {', '.join(f'{form}: {what}' for form, what in FORMS.items())}")
    ours_and_others: dict[str, Contestant] = {
        "compiled": partial(ours, compiled=True),
        "pure Python": partial(ours, compiled=False),
        **programs("HiGHS", "CBC"),
        "rummikub-solver": rummikub_solver(),
    }
    results = measure(ours_and_others, positions, weigh, CALLS)
    alone = subprocess.run([sys.executable, "-m", __spec__.name, "cp-sat"], capture_output=True, text=True, check=True)
    results |= {name: [(time, value) for time, value in rows] for name, rows in json.loads(alone.stdout).items()}
    best = [value or 0 for _, value in results["compiled"]]
    for name in results.keys() - {"rummikub-solver"}:
        found = [value or 0 for _, value in results[name]]
        assert all(map(le, found, best)), f"{name} found something better"
        if found != best:
            print(f"  {name} missed the best move in {sum(map(ne, found, best))} of {POSITIONS} positions")
    compare({name: [time for time, _ in rows] for name, rows in results.items()})
    grow_with_the_table()
    print(f"  memory: compiled {memory('compiled'):.1f} MB, pure Python {memory('pure'):.1f} MB above the baseline")


def compare(times: dict[str, list[float]]) -> None:
    """Print all times, and the speedup of ours over the best of the others in either form."""
    medians = {name: median(rows) for name, rows in times.items()}
    p99s = {name: percentile(rows, 0.99) for name, rows in times.items()}
    for name in sorted(times, key=medians.__getitem__):
        print(f"  {name:16} median {medians[name]:9.4f} ms   p99 {p99s[name]:9.4f} ms")
    for form in FORMS:
        others = [name for name in times if name.endswith(form)] + ["rummikub-solver"] * (form == "plain")
        best_median, best_p99 = min(others, key=medians.__getitem__), min(others, key=p99s.__getitem__)
        for name in ("compiled", "pure Python"):
            at_median, at_p99 = medians[best_median] / medians[name], p99s[best_p99] / p99s[name]
            print(f"  {name}, against the {form} form: {at_median:.0f} times {best_median} at the median,", end=" ")
            print(f"{at_p99:.0f} times {best_p99} at p99")


def grow_with_the_table() -> None:
    for size in SIZES:
        boards = crowded(size, 20)
        rows = measure({"compiled": partial(ours, compiled=True)}, boards, weigh, CALLS)["compiled"]
        lying = median(sum(map(len, board.table)) for board in boards)
        times = [time for time, _ in rows]
        print(f"  {lying:.0f} tiles on the table: median {median(times):.4f} ms, worst {max(times):.4f} ms")


if __name__ == "__main__":
    if sys.argv[1] == "cp-sat":
        print(json.dumps(measure(programs("CP-SAT"), middle_game(POSITIONS), weigh, CALLS)))
    else:
        grow(sys.argv[1] == "compiled")
