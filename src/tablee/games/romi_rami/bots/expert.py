"""Romi Rami: play what is best on average in imagined worlds, each played to its end by quick players."""

from collections.abc import Sequence
from random import Random

from tablee.bots.race import race
from tablee.core.game import AnyGame
from tablee.engines import contracts
from tablee.engines.contracts import COMPILED, POINT, WIN, rate, weigh
from tablee.engines.contracts.habits import TUNED
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.bots.memory import known_hands
from tablee.games.romi_rami.bots.seeing import action_of
from tablee.games.romi_rami.bots.worlds import World, imagine
from tablee.games.romi_rami.pieces import VALUE
from tablee.games.romi_rami.state import Action, Complete, View

HABITS = TUNED  # of the quick players
CANDIDATES = 5  # actions that a quick player would think of first; the best is hardly ever beyond them
PLAYOUTS = 1000
WORLDS = 4  # hands and bonus piles that are imagined afresh; what is unknown is dealt anew in every playout
LEAD = 0.1  # what a point of lead counts beside a win: far less luck is in it
FIRST_SIGHT = 0.05  # what a point counts by which a quick player prefers an action


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
    first = _first(actions, worths)
    if not COMPILED:  # a thousand games in pure Python would take the better part of a minute
        return actions[first[0]]

    def deal() -> tuple[World, int]:
        return rng.choice(worlds), rng.getrandbits(64)

    def worth(candidate: tuple[contracts.Action, int], dealt: tuple[World, int]) -> float:
        (action, at_first_sight), ((table, known), seed) = candidate, dealt
        [(won, lead)] = weigh(table, known, [action], HABITS, 1, seed)
        return won / WIN + LEAD * lead + FIRST_SIGHT * at_first_sight / POINT

    means = race([(numbers[place], worths[place]) for place in first], deal, worth, PLAYOUTS)
    return actions[first[max(means, key=means.__getitem__)]]


def _first(actions: Sequence[Action], worths: Sequence[int]) -> list[int]:
    """Return the places of the actions that come to mind first; of payments that differ in suits only the best."""
    best: dict[object, int] = {}
    for place in sorted(range(len(actions)), key=lambda place: -worths[place]):
        best.setdefault(_regardless_of_suits(actions[place]), place)
    return list(best.values())[:CANDIDATES]


def _regardless_of_suits(action: Action) -> object:
    if isinstance(action, Complete):
        return action.contract, action.jokers, tuple(VALUE[card] for card in action.cards)
    return action
