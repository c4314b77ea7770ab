"""How long turns of the experts and answers of the solvers take in a browser's Python, beside this machine's.

`python -m benchmarks.browser`. Both have the kernels, one as WebAssembly in Node. They play the same rounds of two, and
solve the same positions: those that the companion's tests take from games of bots.
"""

import json
from pathlib import Path
from typing import Any

from tests.browser.helpers.device import a_device

TURNS = Path(__file__).parents[1] / "tests" / "pad" / "turns.json"
EVERY = 5  # position of them

TIMES = """
import json, time

def times(took):
    took = sorted(1000 * seconds for seconds in took)
    return [len(took), *(round(took[int(len(took) * part)], 1) for part in (0.5, 0.95)), round(took[-1], 1)]
"""

PLAYING = """
from random import Random
from tablee.bots import Seat
from tablee.bots.standing import Standing
from tablee.core.match import Match
from tablee.core.options import build
from tablee.games import GAMES, find_game
from tablee.games.bots import find_bot, strongest_of

def play(game):
    bot, rng, took = find_bot(game, strongest_of(game)), Random(5), []
    for seed in (3, 4):
        match = Match.start(build(find_game(game), dict(rounds=1)), 2, seed=seed)
        for _ in range(40):
            if match.over:
                break
            (seat,) = match.game.to_act(match.state)
            view = match.game.view_for(match.state, seat)
            began = time.perf_counter()
            action = bot(Seat(match.game, view, rng, Standing.of(match))).action
            took.append(time.perf_counter() - began)
            match = match.play(match.game.write_action(action), seat)
    return times(took)

told = dict((game, play(game)) for game in GAMES)
"""

SOLVING = """
from tablee.table.bots.tasks import solve

def solve_all(game, positions):
    took = []
    for options, position in positions:
        began = time.perf_counter()
        solve(game, options, position, None)
        took.append(time.perf_counter() - began)
    return times(took)

told = dict((game, solve_all(game, positions)) for game, positions in json.loads(POSITIONS).items())
"""


def positions() -> dict[str, list[Any]]:
    """Return the options and the position of turns that a solver can be asked about, by game."""
    told = json.loads(TURNS.read_text(encoding="utf-8"))
    return {game: [asked for turn in turns[::EVERY] if (asked := puzzle(turn))] for game, turns in told.items()}


def puzzle(turn: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """Return the position before a turn; a hand of Romi Rami is solved before cards are taken."""
    document = dict(turn["document"])
    action = document.pop("action", "")
    if action.startswith(("complete", "discard")):
        return None
    return turn["options"], document.get("before", document)


def main() -> None:
    """Measure and print."""
    solving = f"POSITIONS = {json.dumps(positions())!r}\n{SOLVING}"
    print(json.dumps({"milliseconds": ["turns", "median", "95 %", "worst"]}))
    with a_device() as device:
        for what, code in (("the experts", PLAYING), ("the solvers", solving)):
            here: dict[str, Any] = {}
            exec(TIMES + code, here)
            there: dict[str, list[float]] = device.python(TIMES + code + "\njson.dumps(told)")
            print(what)
            for game, took in here["told"].items():
                print(f"{game:14} here {took}  in a browser's Python {there[game]}")


if __name__ == "__main__":
    main()
