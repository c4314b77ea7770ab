"""Zoo Domino: a strong player counts what is out, and remembers where the others last had to draw or to pass."""

from functools import partial

from tablee.bots import Choice, Seat
from tablee.bots.human import choose_softly, sensible
from tablee.engines.dominoes import PROOF, Seen
from tablee.games.zoo_domino.bots.outlook import Outlook, is_blunder, look_ahead
from tablee.games.zoo_domino.state import View

TEMPERATURE = 0.2  # in dominoes that fit
OWN = 0.4  # weight of an own follow-up, per other player: own turns are rare
FADING = 0.5  # each further player counts half as much as the one before
DOUBLE = 1.0  # a double fits one animal only, so it is good to get rid of; as a trump it is good to keep
CLOSED = 100.0  # the round is over, and won or shared


def strong(seat: Seat) -> Choice:
    """Choose the move that leaves the next players the fewest options, given all they have shown."""
    game = seat.game
    view: View = seat.view
    rng = seat.rng
    seen, outlooks = look_ahead(game, view)
    laying = sensible(outlooks, lambda outlook: outlook.laid is None)
    options = sensible(laying, partial(is_blunder, seen, view))
    others = _may_hold(seen)

    def estimate(outlook: Outlook) -> float:
        if outlook.closes(seen):
            return CLOSED
        worth = OWN * len(others) * outlook.follow_ups
        if outlook.lays_double:
            worth += -DOUBLE if seen.now.trumps else DOUBLE
        return worth - sum(share * (held & outlook.fits).bit_count() for share, held in others)

    return Choice(choose_softly(rng, options, estimate, TEMPERATURE).action)


def _may_hold(seen: Seen) -> list[tuple[float, int]]:
    """Return the weight and the possible dominoes of each other player, starting with the next."""
    players = seen.now.players
    lacking = [0] * players
    for clue in seen.clues:
        if clue.kind == PROOF:
            # If nobody draws, an animal that was missing once stays missing.
            lacking[clue.player] = clue.told | (lacking[clue.player] if seen.now.trumps else 0)
    shares = [FADING**later for later in range(players - 1)]
    return [
        (share / sum(shares), seen.unseen & ~lacking[(seen.me + ahead) % players])
        for ahead, share in enumerate(shares, 1)
    ]
