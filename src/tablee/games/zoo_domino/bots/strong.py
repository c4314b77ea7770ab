"""Zoo Domino: a strong player counts what is out, and remembers where the others last had to draw or to pass."""

from functools import partial
from random import Random

from tablee.bots.human import choose_softly, sensible
from tablee.core.game import AnyGame
from tablee.engines.dominoes import PROOF, Seen
from tablee.games.zoo_domino.bots.outlook import Outlook, is_blunder, look_ahead
from tablee.games.zoo_domino.state import Action, View

TEMPERATURE = 0.2  # in dominoes that fit
OWN = 0.4  # a follow-up of one's own against a domino that fits elsewhere, for each other player: turns come seldom
FADING = 0.5  # what the next but one could lay counts half as much as what the next one could, and so on
DOUBLE = 1.0  # a double goes to one animal only, so it is good to be rid of it; as a trump it is good to keep
CLOSED = 100.0  # the round is over, and won or shared


def strong(game: AnyGame, view: View, rng: Random) -> Action:
    """Choose a lay after which the next players, by all that they have shown, can do least."""
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

    return choose_softly(rng, options, estimate, TEMPERATURE).action


def _may_hold(seen: Seen) -> list[tuple[float, int]]:
    """Return for each other player, from the next on, how much they count and what they may hold."""
    players = seen.now.players
    lacking = [0] * players
    for clue in seen.clues:
        if clue.kind == PROOF:
            # Where nobody draws, what was lacking once is lacking for good.
            lacking[clue.player] = clue.told | (lacking[clue.player] if seen.now.trumps else 0)
    shares = [FADING**later for later in range(players - 1)]
    return [
        (share / sum(shares), seen.unseen & ~lacking[(seen.me + ahead) % players])
        for ahead, share in enumerate(shares, 1)
    ]
