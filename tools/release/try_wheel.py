"""Sees that a wheel works where it was just installed: it has all kernels, its page, and plays a game.

For cibuildwheel, which runs it in an empty environment on every system (pyproject.toml). With `--pure` it is the wheel
without kernels.
"""

import sys
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from random import Random

import tablee
from tablee.bots import Seat
from tablee.games import GAMES
from tablee.games.bots import LEVELS
from tablee.testing.walks import deal

ENGINES = ("contracts", "dominoes", "photos", "tiles")


def main() -> None:
    """Fail, or say what was tried."""
    where = Path(tablee.__file__).parent
    assert "site-packages" in where.parts, f"this is not what was installed, but {where}"
    compiled = sys.argv[1:] != ["--pure"]
    for engine in ENGINES:
        assert compiled == import_module(f"tablee.engines.{engine}").COMPILED, f"is the kernel of {engine} built?"
    assert files("tablee").joinpath("page", "index.html").is_file(), "the page was not built"
    for name, game_type in GAMES.items():
        game, rng = game_type(), Random(1)
        state = deal(game, 2, seed=1)
        bots = [LEVELS[name]["beginner"], LEVELS[name]["casual"]]
        turns = 0
        while not game.is_over(state):
            player = min(game.to_act(state))
            state = game.apply(state, player, bots[player](Seat(game, game.view_for(state, player), rng)).action)
            turns += 1
        print(f"{name}: a round of {turns} turns")


if __name__ == "__main__":
    main()
