"""What each level chooses in given positions: run as a program, too, which may have to do without the kernels."""

import json
import sys
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

from tablee.bots import Seat
from tablee.games import GAMES
from tablee.games.bots import LEVELS
from tablee.testing.walks import deal

#: How many positions of a round are looked at, and after how many actions the first is: pure Python plays the last
#: turns of Romi Rami's experts much faster than the first.
LOOKED_AT = {"zoo-domino": (4, 3), "tile-rummy": (6, 4), "photo-rummy": (6, 4), "romi-rami": (4, 36)}
PLAYERS = (2, 3)


class Position(NamedTuple):
    """A round of the game's default options after these actions."""

    game: str
    players: int
    seed: int
    actions: list[str]


class Chosen(NamedTuple):
    """What a level plays there, and what it expects of each action that it compared."""

    action: str
    estimates: list[tuple[str, float]]


def positions(name: str, rounds: int = 1) -> Iterator[Position]:
    """Yield positions of rounds between a casual player and beginners, so many for each number of players."""
    count, first = LOOKED_AT[name]
    for players, number in product(PLAYERS, range(rounds)):
        seed = players + 100 * number
        game: Any = GAMES[name]()
        state, rng = deal(game, players, seed), Random(seed)
        actions: list[str] = []
        bots = [LEVELS[name]["casual"], *[LEVELS[name]["beginner"]] * (players - 1)]
        while not game.is_over(state) and len(actions) < first + 5 * count:
            if len(actions) >= first and (len(actions) - first) % 5 == 0:
                yield Position(name, players, seed, actions[:])
            player = min(game.to_act(state))
            action = bots[player](Seat(game, game.view_for(state, player), rng)).action
            actions.append(game.write_action(action))
            state = game.apply(state, player, action)


def choose(level: str, at: Position) -> Chosen:
    """Return what the level chooses in a position."""
    game: Any = GAMES[at.game]()
    state = deal(game, at.players, at.seed)
    for text in at.actions:
        state = game.apply(state, min(game.to_act(state)), game.read_action(text))
    view = game.view_for(state, min(game.to_act(state)))
    choice = LEVELS[at.game][level](Seat(game, view, Random(len(at.actions))))
    estimates = sorted((game.write_action(action), worth) for action, worth in choice.estimates.items())
    return Chosen(game.write_action(choice.action), estimates)


def choose_all(looked_at: list[Position]) -> dict[str, dict[str, list[Chosen]]]:
    """Return what every level on offer chooses: game -> level -> choices."""
    games = dict.fromkeys(at.game for at in looked_at)
    return {
        name: {level: [choose(level, at) for at in looked_at if at.game == name] for level in LEVELS[name]}
        for name in games
    }


if __name__ == "__main__":
    json.dump(choose_all([Position(*at) for at in json.load(sys.stdin)]), sys.stdout)
