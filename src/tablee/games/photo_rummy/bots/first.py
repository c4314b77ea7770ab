"""Photo Rummy: two bots with the exact solver and a sense for jokers.

A joker costs ten where a photo costs one, and can be got rid of whenever a meld has room for it. So it is worth keeping
while nobody is near to going out, and worth taking from the table: then the others cannot use it. As soon as somebody
is near, whatever costs most is laid first.
"""

from random import Random

from tablee.core.game import AnyGame
from tablee.core.melds import Table
from tablee.core.turns import Pass
from tablee.engines.photos import solve
from tablee.games.photo_rummy.cards import JOKER
from tablee.games.photo_rummy.melds import normal
from tablee.games.photo_rummy.state import Action, Draw, Hand, Lay, Take, View
from tablee.games.photo_rummy.taking import exchanged, in_turn, possible_takes

NEAR = 5  # so few cards of another player are a danger to who keeps jokers
VERY_NEAR = 2  # and so few to who keeps everything


def greedy(game: AnyGame, view: View, rng: Random) -> Action:
    """Go out, or lay all photos that can be laid; keep and take jokers until somebody is near to going out."""
    if not view.drawn:
        return draw(view)
    going_out = go_out(view)
    if going_out or is_near(view, NEAR):
        return going_out or lay(view, "points")
    return lay_photos(view)


def patient(game: AnyGame, view: View, rng: Random) -> Action:
    """Lay nothing until everything can be laid at once, or somebody is about to go out: the table helps all others."""
    if not view.drawn:
        return draw(view)
    going_out = go_out(view)
    return going_out or (lay(view, "points") if is_near(view, VERY_NEAR) else Pass())


def draw(view: View) -> Draw:
    """Draw from the highest pile: the choice is blind, so that any would do."""
    return Draw(view.piles.index(max(view.piles)) + 1)


def is_near(view: View, count: int) -> bool:
    """Whether another player holds so few cards, or fewer."""
    return min(held for player, held in enumerate(view.counts) if player != view.me) <= count


def go_out(view: View) -> Lay | None:
    """Return the lay of the whole hand, if there is one."""
    best = solve(view.table, view.hand, opened=view.opened[_me(view)])
    return None if best.left else Lay(normal(best.table))


def lay(view: View, objective: str) -> Action:
    """Return the best lay by that measure; where nothing can be laid, pass."""
    best = solve(view.table, view.hand, opened=view.opened[_me(view)], objective=objective)
    return Lay(normal(best.table)) if best.laid else Pass()


def lay_photos(view: View) -> Action:
    """Take all jokers that can be taken, and lay photos: with a joker only where none can be laid without."""
    opened = view.opened[_me(view)]
    table, hand, taking = take_jokers(view.table, view.hand) if opened else (view.table, view.hand, ())
    best = solve(table, hand, opened=opened, objective="keep_jokers")
    if any(card != JOKER for card in best.laid):
        return Lay(normal(best.table), taking)
    return Lay(normal(table), taking) if taking else Pass()


def take_jokers(table: Table, hand: Hand) -> tuple[Table, Hand, tuple[Take, ...]]:
    """Exchange photos for jokers, one after another, for as long as one fits."""
    taking: list[Take] = []
    while take := next(possible_takes(table, hand), None):
        table, hand = exchanged(table, hand, take)
        taking.append(take)
    return table, hand, in_turn(taking)


def _me(view: View) -> int:
    assert view.me is not None, "only a player acts"
    return view.me
