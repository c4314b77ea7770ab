"""How long the experts take for their turns in a browser's Python, beside this machine's.

`python -m benchmarks.browser`. Both have the kernels, one as WebAssembly in Node, and play the same rounds of two.
"""

import json

from tests.browser.helpers.device import a_device

ROUNDS = """
import json, time
from random import Random
from tablee.bots import Seat
from tablee.bots.standing import Standing
from tablee.core.match import Match
from tablee.core.options import build
from tablee.games import GAMES, find_game
from tablee.games.bots import find_bot, strongest_of

def measure(game):
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
            took.append(1000 * (time.perf_counter() - began))
            match = match.play(match.game.write_action(action), seat)
    took.sort()
    return [len(took), *(round(took[int(len(took) * part)]) for part in (0.5, 0.95)), round(took[-1])]

told = dict((game, measure(game)) for game in GAMES)
"""


def main() -> None:
    """Measure and print."""
    here: dict[str, dict[str, list[int]]] = {}
    exec(ROUNDS, here)
    with a_device() as device:
        there: dict[str, list[int]] = device.python(ROUNDS + "\njson.dumps(told)")
    print(json.dumps({"milliseconds": ["turns", "median", "95 %", "worst"]}))
    for game, took in here["told"].items():
        print(f"{game:14} here {took}  in a browser's Python {there[game]}")


if __name__ == "__main__":
    main()
