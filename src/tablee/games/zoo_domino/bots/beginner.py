"""Zoo Domino: a beginner looks at the own hand only."""

from functools import partial
from random import Random

from tablee.bots.human import choose_softly, sensible
from tablee.core.game import AnyGame
from tablee.games.zoo_domino.bots.outlook import Outlook, is_blunder, look_ahead
from tablee.games.zoo_domino.state import Action, View

TEMPERATURE = 2.5  # in follow-ups
DELIGHT = 1.0  # a trump or a double is laid as gladly as if one more of the own dominoes fitted afterwards


def beginner(game: AnyGame, view: View, rng: Random) -> Action:
    """Choose a lay after which one can lay again; doubles are fun."""
    seen, outlooks = look_ahead(game, view)
    laying = sensible(outlooks, lambda outlook: outlook.laid is None)  # who can trump, does
    options = sensible(laying, partial(is_blunder, seen, view))
    return choose_softly(rng, options, _estimate, TEMPERATURE).action


def _estimate(outlook: Outlook) -> float:
    return outlook.follow_ups + DELIGHT * outlook.lays_double
