"""Zoo Domino: a strong player counts what is out, and remembers where the others last had to draw or to pass."""

from functools import partial
from random import Random

from tablee.bots.human import choose_softly, sensible
from tablee.bots.zoo_domino.outlook import Outlook, is_blunder, look_ahead
from tablee.core.game import AnyGame
from tablee.games.zoo_domino.state import Action, View
from tablee.solver.dominoes import PROOF, Seen

TEMPERATURE = 0.2  # in dominoes that fit
OWN = 0.5  # a follow-up of one's own against a domino that fits elsewhere
FADING = 0.5  # what the next but one could lay counts half as much as what the next one could, and so on
TRUMP_KEPT = 1.0  # a double that stays in the hand may trump later
PASSING = 4.0  # what it costs to lay nothing
CLOSED = 100.0  # the round is over, and won or shared


def strong(game: AnyGame, view: View, rng: Random) -> Action:
    """Choose a lay after which the next players, by all that they have shown, can do least."""
    seen, outlooks = look_ahead(game, view)
    options = sensible(outlooks, partial(is_blunder, seen, view))
    lacking = _lacking(seen)

    def estimate(outlook: Outlook) -> float:
        if outlook.laid is not None and outlook.closes(seen):
            return CLOSED
        worth = OWN * outlook.follow_ups
        if outlook.laid is None:
            worth -= PASSING
        elif seen.now.trumps and outlook.lays_double:
            worth -= TRUMP_KEPT
        for later, without in enumerate(lacking):
            worth -= FADING**later * (seen.unseen & outlook.fits & ~without).bit_count()
        return worth

    return choose_softly(rng, options, estimate, TEMPERATURE).action


def _lacking(seen: Seen) -> list[int]:
    """Return what the others cannot hold by what they have shown, from the next player on."""
    players = seen.now.players
    lacking = [0] * players
    for clue in seen.clues:
        if clue.kind == PROOF:
            # Where nobody draws, what was lacking once is lacking for good.
            lacking[clue.player] = clue.told | (lacking[clue.player] if seen.now.trumps else 0)
    return [lacking[(seen.me + ahead) % players] for ahead in range(1, players)]
