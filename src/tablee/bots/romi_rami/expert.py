"""Romi Rami: play what is best on average in imagined worlds, each played to its end by quick players."""

from random import Random

from tablee.bots.race import race
from tablee.bots.romi_rami.memory import known_hands
from tablee.bots.romi_rami.seeing import action_of
from tablee.bots.romi_rami.worlds import World, imagine
from tablee.core.game import AnyGame
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.state import Action, View
from tablee.solver import contracts
from tablee.solver.contracts import POINT, WIN, Habits, rate, weigh
from tablee.solver.contracts.habits import PLANNER

HABITS: Habits = PLANNER  # of the quick players
CANDIDATES = 12  # actions that a quick player would think of first
PLAYOUTS = 800
WORLDS = 4  # bonus piles and hands that are imagined afresh; decks and unknown cards are in every playout
TURNS = 1000
LEAD = 0.05  # what a point of lead counts beside a win


def expert(game: AnyGame, view: View, rng: Random) -> Action:
    """Try the most promising actions in worlds that agree with what was seen, and choose what ends best."""
    assert isinstance(game, RomiRami)
    actions = [game.read_action(text) for text in view.actions]
    if len(actions) == 1:
        return actions[0]
    remembered = known_hands(view, game.box)
    worlds = [imagine(game, view, remembered, rng) for _ in range(WORLDS)]
    numbers = [action_of(game, action) for action in actions]
    worths = rate(worlds[0].table, numbers, HABITS)
    first = sorted(range(len(actions)), key=lambda place: -worths[place])[:CANDIDATES]

    def deal() -> tuple[World, int]:
        return rng.choice(worlds), rng.getrandbits(64)

    def worth(action: contracts.Action, dealt: tuple[World, int]) -> float:
        (table, known), seed = dealt
        [(won, lead)] = weigh(table, known, [action], HABITS, TURNS, 1, seed)
        return won / WIN + LEAD * lead / POINT

    means = race([numbers[place] for place in first], deal, worth, PLAYOUTS)
    return actions[first[max(means, key=means.__getitem__)]]
