"""Zoo Domino: imagine what the others hold, and play what wins most often; where nothing is hidden, search to the end."""

from random import Random

from tablee.bots.zoo_domino.seeing import number, see
from tablee.core.game import AnyGame
from tablee.games.zoo_domino.state import Action, View
from tablee.solver.dominoes import Round, Seen, solve, weigh

WORLDS = 1000
MOST_POSITIONS = 2_000_000  # of an exact search: about a second


def expert(game: AnyGame, view: View, rng: Random) -> Action:
    """Choose what wins most often in worlds that agree with all that the others did."""
    actions: list[Action] = [game.read_action(text) for text in view.actions]
    if len(actions) == 1:
        return actions[0]
    seen = see(game, view)  # type: ignore[arg-type]
    numbers = [number(action) for action in actions]
    if len(view.counts) == 2 and not view.stock:
        solved = solve(_opened(seen), MOST_POSITIONS)
        if solved is not None:
            return actions[numbers.index(solved[1])]
    won = weigh(seen, numbers, WORLDS, rng.getrandbits(64))
    best = max(won)
    return actions[rng.choice([place for place, wins in enumerate(won) if wins == best])]


def _opened(seen: Seen) -> Round:
    """Return the round of two players without a stock: what one does not see, the other holds."""
    now = seen.now
    hands = [hand if player == seen.me else seen.unseen for player, hand in enumerate(now.hands)]
    return Round(
        hands,
        [],
        now.turn,
        ends=(now.left, now.right),
        trumped=(now.left_trump, now.right_trump),
        laid=now.laid,
        passes=now.passes,
        trumps=now.trumps,
        must_trump=now.must_trump,
    )
