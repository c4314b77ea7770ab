"""Zoo Domino: a beginner looks only at the own hand."""

from functools import partial

from tablee.bots import Choice, Seat
from tablee.bots.human import choose_softly, sensible
from tablee.games.zoo_domino.bots.outlook import Outlook, is_blunder, look_ahead
from tablee.games.zoo_domino.state import View

TEMPERATURE = 2.5  # in follow-ups
DELIGHT = 1.0  # follow-ups: the appeal of laying a trump or a double


def beginner(seat: Seat) -> Choice:
    """Choose a move that leaves another one; doubles are fun."""
    game = seat.game
    view: View = seat.view
    rng = seat.rng
    seen, outlooks = look_ahead(game, view)
    laying = sensible(outlooks, lambda outlook: outlook.laid is None)  # trumps whenever possible
    options = sensible(laying, partial(is_blunder, seen, view))
    return Choice(choose_softly(rng, options, _estimate, TEMPERATURE).action)


def _estimate(outlook: Outlook) -> float:
    return outlook.follow_ups + DELIGHT * outlook.lays_double
