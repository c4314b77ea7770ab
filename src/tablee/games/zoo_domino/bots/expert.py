"""Zoo Domino: imagine what the others hold and play what wins most often; search to the end where nothing is hidden."""

from random import Random

from tablee.bots.human import softened
from tablee.core.game import AnyGame
from tablee.engines.dominoes import Seen, imagine, solve, weigh
from tablee.engines.dominoes.search import LOSS
from tablee.games.zoo_domino.bots.seeing import number, see
from tablee.games.zoo_domino.state import Action, View

WORLDS = 1000
MOST_LEFT = 30  # dominoes in both hands, for an exact search to be tried
MOST_POSITIONS = 2_000_000  # of an exact search: well below a second


def expert(game: AnyGame, view: View, rng: Random) -> Action:
    """Choose what wins most often in worlds that agree with all that the others did."""
    actions: list[Action] = [game.read_action(text) for text in view.actions]
    if len(actions) == 1:
        return actions[0]
    seen = see(game, view)  # type: ignore[arg-type]
    numbers = [number(action) for action in actions]
    if _is_open(seen, view):
        solved = solve(imagine(seen, 0), MOST_POSITIONS)  # there is one world only
        # What is lost against the best play is not lost against everyone: then the others may err.
        if solved is not None and solved[0] != LOSS:
            return actions[numbers.index(solved[1])]
    won = weigh(seen, numbers, WORLDS, rng.getrandbits(64))
    return actions[softened(rng, won, 0)]


def _is_open(seen: Seen, view: View) -> bool:
    """Whether all that one does not see is in one hand, and little enough to be searched."""
    if len(view.counts) != 2 or sum(view.counts) > MOST_LEFT:
        return False
    return seen.unseen.bit_count() == view.counts[1 - seen.me]
