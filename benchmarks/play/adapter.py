"""OpenSpiel's own checks of our games, and its information set search playing them."""

import contextlib
import io
from random import Random
from time import process_time

from tablee.bots import Seat
from tablee.core.chance import Seed
from tablee.core.match import Match
from tablee.games import GAMES

TURNS = 6
SIMULATIONS = {"zoo-domino": 100, "tile-rummy": 10, "photo-rummy": 10, "romi-rami": 5}


def main() -> None:
    import pyspiel

    from tablee.lab.environments.open_spiel import ismcts_bot, register, short_name

    register()
    print(f"Loaded by OpenSpiel: a random game passes its checks, and its search plays {TURNS} actions")
    for name, simulations in SIMULATIONS.items():
        with contextlib.redirect_stdout(io.StringIO()):
            pyspiel.random_sim_test(pyspiel.load_game(short_name(name), {"deals": 10}), 1, False, False)
        game, rng, bot = GAMES[name](), Random(1), ismcts_bot(simulations)
        state, start = Match.start(game, 2, Seed(bytes(16))).state, process_time()
        for _ in range(TURNS):
            player = state.turn
            state = game.apply(state, player, bot(Seat(game, game.view_for(state, player), rng)).action)
        seconds = (process_time() - start) / TURNS
        print(f"  {name:<12} checks passed   {seconds:>6.2f} s an action with {simulations} simulations a move")
