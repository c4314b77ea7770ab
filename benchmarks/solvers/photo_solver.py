"""The best move of Photo Rummy, from lists to lists: our solver against integer programs, on the same positions.

Every contestant gets the position as text and has to build its own model. The programs have three forms (see
`photo_programs`): plain, with every card of the game; whole, which like ours also counts the cards that need not be
moved; and brief, the shortest that we found. HiGHS sometimes calls a worse move optimal; the number is printed. CP-SAT
cannot share a process with HiGHS. The better of two times counts.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median

from benchmarks.solvers import ilp
from benchmarks.solvers.photo_positions import Position, divided, middle_game
from benchmarks.solvers.photo_programs import brief, plain, whole
from benchmarks.timing import kilobytes, measure, percentile
from tablee.core.answers import Solved
from tablee.core.pieces.melds import LaidTable
from tablee.engines.photos import solve
from tablee.engines.photos.cards import JOKER, JOKERS, PHOTOS
from tablee.engines.photos.problem import KEPT, WEIGHTS

POSITIONS = 200
CALLS = {"compiled": 50}  # timed together, as one call is shorter than the clock's resolution
SIZES = (20, 40, 60, 80, 100)

Contestant = Callable[[Position], Solved[LaidTable] | int | None]  # the answer is weighed after the clock has stopped
FORMS = {"plain": plain, "whole": whole, "brief": brief}


def ours(position: Position, *, compiled: bool) -> Solved[LaidTable]:
    return solve(position.table, position.hand, opened=True, compiled=compiled)


def program(position: Position, *, name: str, form: str) -> int | None:
    best = ilp.SOLVERS[name](FORMS[form](position))
    return best // KEPT if best and form == "whole" else best


def programs(*names: str) -> dict[str, Contestant]:
    return {f"{name}, {form}": partial(program, name=name, form=form) for name in names for form in FORMS}


def weigh(answer: Solved[LaidTable] | int | None) -> int:
    if not isinstance(answer, Solved):
        return answer or 0
    photo, joker = WEIGHTS["tiles"]
    return sum(joker if card == JOKER else photo for card in answer.plan.laid)


def crowded(cards: int, count: int) -> list[Position]:
    """Return positions with this many cards on the table, or a few less, and ten in the hand or what is left."""
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
            if lying + len(answer.plan.laid) <= cards:
                table = [part for meld in answer.plan.table for part in divided(list(meld), rng)]
                hand = list(answer.plan.left)
        if cards - 4 <= sum(map(len, table)):
            found.append(Position(table, (hand + pile)[:10], True))
    return found


def memory(kind: str) -> float:
    """Return the peak memory in megabytes that a fresh process needs for all positions, above its baseline."""
    output = subprocess.run([sys.executable, "-m", __spec__.name, kind], capture_output=True, text=True, check=True)
    return float(output.stdout)


def grow(compiled: bool) -> None:
    positions = middle_game(POSITIONS)
    rest = kilobytes("VmRSS")
    for position in positions:
        ours(position, compiled=compiled)
    print((kilobytes("VmHWM") - rest) / 1024)


def main() -> None:
    positions = middle_game(POSITIONS)
    on_table = median(sum(map(len, position.table)) for position in positions)
    print(f"Photo Rummy, the best move: {POSITIONS} positions, {on_table:.0f} cards on the table at the median")
    contestants: dict[str, Contestant] = {
        "compiled": partial(ours, compiled=True),
        "pure Python": partial(ours, compiled=False),
        **programs("HiGHS", "CBC"),
    }
    results = measure(contestants, positions, weigh, CALLS)
    alone = subprocess.run([sys.executable, "-m", __spec__.name, "cp-sat"], capture_output=True, text=True, check=True)
    results |= {name: [(time, value) for time, value in rows] for name, rows in json.loads(alone.stdout).items()}
    best = [value for _, value in results["compiled"]]
    medians = {name: median(time for time, _ in rows) for name, rows in results.items()}
    p99s = {name: percentile([time for time, _ in rows], 0.99) for name, rows in results.items()}
    for name, rows in results.items():
        worse = sum(value != other for (_, value), other in zip(rows, best, strict=True))
        assert not worse or name.startswith("HiGHS"), name
        print(f"  {name:16} median {medians[name]:9.4f} ms   p99 {p99s[name]:9.4f} ms", end="")
        print(f"   {worse} answers wrong" if worse else "")
    for form in FORMS:
        others = [name for name in results if name.endswith(form)]
        best_median, best_p99 = min(others, key=medians.__getitem__), min(others, key=p99s.__getitem__)
        for name in ("compiled", "pure Python"):
            at_median, at_p99 = medians[best_median] / medians[name], p99s[best_p99] / p99s[name]
            print(f"  {name}: {at_median:.0f} times {best_median} at the median, {at_p99:.0f} times {best_p99} at p99")
    for size in SIZES:
        boards = crowded(size, 20)
        compiled: dict[str, Contestant] = {"compiled": partial(ours, compiled=True)}
        times = [time for time, _ in measure(compiled, boards, weigh, CALLS)["compiled"]]
        lying = median(sum(map(len, board.table)) for board in boards)
        print(f"  {lying:.0f} cards on the table: median {median(times):.4f} ms, worst {max(times):.4f} ms")
    print(f"  memory: compiled {memory('compiled'):.1f} MB, pure Python {memory('pure'):.1f} MB above the baseline")


if __name__ == "__main__":
    if sys.argv[1] == "cp-sat":
        print(json.dumps(measure(programs("CP-SAT"), middle_game(POSITIONS), weigh, {})))
    else:
        grow(sys.argv[1] == "compiled")
