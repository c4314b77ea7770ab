"""Romi Rami: choose the best action on average in sampled worlds, each played to its end by fast players."""

from collections.abc import Sequence

from tablee.bots import Choice, Seat
from tablee.bots.race import race
from tablee.engines import contracts
from tablee.engines.contracts import POINT, WIN, rate, weigh
from tablee.engines.contracts.habits import TUNED
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.bots.memory import known_hands
from tablee.games.romi_rami.bots.seeing import action_of
from tablee.games.romi_rami.bots.worlds import World, imagine
from tablee.games.romi_rami.pieces.cards import VALUE
from tablee.games.romi_rami.state import Action, Complete, View

HABITS = TUNED  # of the fast players
CANDIDATES = 5  # top actions of a fast player; the best one is almost always among them
PLAYOUTS = 1000
WORLDS = 4  # sampled hands and bonus piles per decision; unknown cards are dealt again in every playout
LEAD = 0.1  # value of a point of lead relative to a win: it has far less variance
FIRST_SIGHT = 0.05  # value of each point by which a fast player prefers an action


def expert(seat: Seat) -> Choice:
    """Try the most promising actions in worlds consistent with what was seen, and choose the best on average."""
    game = seat.game
    view: View = seat.view
    rng = seat.rng
    assert isinstance(game, RomiRami)
    actions = [game.read_action(text) for text in view.actions]
    if len(actions) == 1:
        return Choice(actions[0])
    remembered = known_hands(view, game.box)
    worlds = [imagine(game, view, remembered, rng) for _ in range(WORLDS)]
    numbers = [action_of(game, action) for action in actions]
    worths = rate(worlds[0].table, numbers, HABITS)
    first = first_at_sight(actions, worths, CANDIDATES)

    def deal() -> tuple[World, int]:
        return rng.choice(worlds), rng.getrandbits(64)

    def worth(candidate: tuple[contracts.Action, int], dealt: tuple[World, int]) -> float:
        (action, at_first_sight), ((table, known), seed) = candidate, dealt
        [(won, lead)] = weigh(table, known, [action], HABITS, 1, seed)
        return won / WIN + LEAD * lead + FIRST_SIGHT * at_first_sight / POINT

    means = race([(numbers[place], worths[place]) for place in first], deal, worth, PLAYOUTS)
    estimates = {actions[first[place]]: mean for place, mean in means.items()}
    return Choice(max(estimates, key=estimates.__getitem__), estimates)


def first_at_sight(actions: Sequence[Action], worths: Sequence[int], count: int) -> list[int]:
    """Return the indices of the top candidate actions; of payments that differ only in suits, only the best."""
    best: dict[object, int] = {}
    for place in sorted(range(len(actions)), key=lambda place: -worths[place]):
        best.setdefault(_regardless_of_suits(actions[place]), place)
    return list(best.values())[:count]


def _regardless_of_suits(action: Action) -> object:
    if isinstance(action, Complete):
        return action.contract, action.jokers, tuple(VALUE[card] for card in action.cards)
    return action
