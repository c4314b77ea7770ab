"""Zoo Domino: a casual player also looks at the chain, but overlooks parts of it and soon forgets who had to draw."""

from collections.abc import Sequence
from functools import partial
from random import Random

from tablee.bots import Choice, Seat
from tablee.bots.human import choose_softly, noticed, sensible
from tablee.engines.dominoes.pieces import ALL
from tablee.games.zoo_domino.bots.outlook import Outlook, is_blunder, look_ahead
from tablee.games.zoo_domino.pieces.dominoes import read_domino
from tablee.games.zoo_domino.pieces.numbering import DOMINO
from tablee.games.zoo_domino.state import LaidView, View

ATTENTION = 0.95  # probability of noticing a domino at an end of the chain; it falls with every step further in
TEMPERATURE = 1.5  # in dominoes that fit
OWN = 0.5  # weight of an own follow-up against a domino that fits elsewhere


def casual(seat: Seat) -> Choice:
    """Choose a move after which few of the dominoes believed to be still out fit."""
    game = seat.game
    view: View = seat.view
    rng = seat.rng
    seen, outlooks = look_ahead(game, view)
    laying = sensible(outlooks, lambda outlook: outlook.laid is None)
    options = sensible(laying, partial(is_blunder, seen, view))
    taken_in = sum(1 << _number(laid) for laid in _look_over(view, rng))
    believed_out = ALL & ~(taken_in | seen.now.hands[seen.me])

    def estimate(outlook: Outlook) -> float:
        return OWN * outlook.follow_ups - (believed_out & outlook.fits).bit_count()

    return Choice(choose_softly(rng, options, estimate, TEMPERATURE).action)


def _look_over(view: View, rng: Random) -> Sequence[LaidView]:
    """Return the dominoes of the chain that the player notices."""
    if not view.chain:
        return ()
    last = len(view.chain) - 1
    places = noticed(rng, range(len(view.chain)), lambda place: min(place, last - place), ATTENTION)
    return [view.chain[place] for place in places]


def _number(laid: LaidView) -> int:
    return DOMINO[read_domino(f"{laid.left}-{laid.right}")]
