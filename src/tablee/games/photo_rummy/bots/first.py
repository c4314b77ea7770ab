"""Photo Rummy: two bots with the exact solver and rules of thumb for jokers.

A joker costs ten points and a photo one, but a joker can be laid on almost any meld. So it is worth keeping
while nobody is close to going out, and worth taking from the table: then the others cannot use it. As soon as somebody
is close, the most expensive cards are laid first.
"""

from tablee.bots import Choice, Seat
from tablee.core.pieces.melds import Table
from tablee.core.turns import Pass
from tablee.engines.photos import solve
from tablee.games.photo_rummy.laying.taking import exchanged, in_turn, possible_takes
from tablee.games.photo_rummy.melds import normal
from tablee.games.photo_rummy.pieces.cards import JOKER
from tablee.games.photo_rummy.state import Action, Draw, Hand, Lay, Take, View

NEAR = 5  # cards of another player that are a danger to a player who keeps jokers
VERY_NEAR = 2  # and to a player who keeps everything


def greedy(seat: Seat) -> Choice:
    """Go out, or lay all photos that can be laid; keep and take jokers until somebody is close to going out."""
    view: View = seat.view
    if not view.drawn:
        return Choice(draw(view))
    going_out = go_out(view)
    if going_out or is_near(view, NEAR):
        return Choice(going_out or lay(view, "points"))
    return Choice(lay_photos(view))


def patient(seat: Seat) -> Choice:
    """Lay nothing until everything can be laid at once, or somebody is about to go out: the table helps all others."""
    view: View = seat.view
    if not view.drawn:
        return Choice(draw(view))
    going_out = go_out(view)
    return Choice(going_out or (lay(view, "points") if is_near(view, VERY_NEAR) else Pass()))


def draw(view: View) -> Draw:
    """Draw from the highest pile: the choice is blind, so any pile would do."""
    return Draw(view.piles.index(max(view.piles)) + 1)


def is_near(view: View, count: int) -> bool:
    """Whether another player holds this few cards, or fewer."""
    return min(held for player, held in enumerate(view.counts) if player != view.me) <= count


def go_out(view: View) -> Lay | None:
    """Return the move of the whole hand, if there is one."""
    best = solve(view.table, view.hand, opened=view.opened[_me(view)]).plan
    return None if best.left else Lay(normal(best.table))


def lay(view: View, objective: str) -> Action:
    """Return the best move by that measure; if nothing can be laid, pass."""
    best = solve(view.table, view.hand, opened=view.opened[_me(view)], objective=objective).plan
    return Lay(normal(best.table)) if best.laid else Pass()


def lay_photos(view: View) -> Action:
    """Take all jokers that can be taken, and lay photos: with a joker only if none can be laid without."""
    opened = view.opened[_me(view)]
    table, hand, taking = take_jokers(view.table, view.hand) if opened else (view.table, view.hand, ())
    best = solve(table, hand, opened=opened, objective="keep_jokers").plan
    if any(card != JOKER for card in best.laid):
        return Lay(normal(best.table), taking)
    return Lay(normal(table), taking) if taking else Pass()


def take_jokers(table: Table, hand: Hand) -> tuple[Table, Hand, tuple[Take, ...]]:
    """Exchange photos for jokers, one after another, as long as one fits."""
    taking: list[Take] = []
    while take := next(possible_takes(table, hand), None):
        table, hand = exchanged(table, hand, take)
        taking.append(take)
    return table, hand, in_turn(taking)


def _me(view: View) -> int:
    assert view.me is not None, "only a player acts"
    return view.me
