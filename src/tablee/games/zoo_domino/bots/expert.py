"""Zoo Domino: sample the others' hands and play what wins most often; search exactly if nothing is hidden."""

from tablee.bots import Choice, Seat
from tablee.bots.human import softened
from tablee.core.answers import Solved
from tablee.engines.dominoes import Seen, imagine, solve, weigh
from tablee.engines.dominoes.playouts import WHOLE
from tablee.engines.dominoes.search import LOSS
from tablee.games.zoo_domino.bots.seeing import number, see
from tablee.games.zoo_domino.state import Action, View

WORLDS = 1000
MOST_LEFT = 30  # dominoes in both hands, up to which an exact search is tried
MOST_POSITIONS = 2_000_000  # limit of an exact search: well below a second


def expert(seat: Seat) -> Choice:
    """Choose what wins most often in worlds consistent with all that the others did."""
    game = seat.game
    view: View = seat.view
    rng = seat.rng
    actions: list[Action] = [game.read_action(text) for text in view.actions]
    if len(actions) == 1:
        return Choice(actions[0])
    seen = see(game, view)  # type: ignore[arg-type]
    numbers = [number(action) for action in actions]
    if is_open(seen, view):
        answer = solve(imagine(seen, 0), MOST_POSITIONS)  # there is one world only
        # What is lost against the best play is not lost against everyone: then the others may err.
        if isinstance(answer, Solved) and answer.plan.value != LOSS:
            action = actions[numbers.index(answer.plan.action)]
            return Choice(action, {action: (1 + answer.plan.value) / 2}, proven=True)  # won, or shared by two
    won = weigh(seen, numbers, WORLDS, rng.getrandbits(64))
    estimates = {action: shares / (WORLDS * WHOLE) for action, shares in zip(actions, won, strict=True)}
    return Choice(actions[softened(rng, won, 0)], estimates)


def is_open(seen: Seen, view: View) -> bool:
    """Whether all unseen dominoes are in one hand, and few enough to be searched."""
    if len(view.counts) != 2 or sum(view.counts) > MOST_LEFT:
        return False
    return seen.unseen.bit_count() == view.counts[1 - seen.me]
