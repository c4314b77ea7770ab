"""Zoo Domino: leave the fewest unseen dominoes that fit."""

from tablee.bots import Choice, Seat
from tablee.games.zoo_domino.pieces.dominoes import DOMINOES, Domino, read_domino
from tablee.games.zoo_domino.state import Action, Lay, Trump, View


def careful(seat: Seat) -> Choice:
    """Choose the move after which the fewest unseen dominoes fit either end; ties are broken at random."""
    game = seat.game
    view: View = seat.view
    rng = seat.rng
    actions: list[Action] = [game.read_action(text) for text in view.actions]
    laying = [action for action in actions if isinstance(action, Lay | Trump)]
    if not laying:
        return Choice(actions[0])
    seen = {read_domino(f"{laid.left}-{laid.right}") for laid in view.chain} | set(map(read_domino, view.hand))
    unseen = [domino for domino in DOMINOES if domino not in seen]
    ends = (view.chain[0].left, view.chain[-1].right) if view.chain else None
    return Choice(min(laying, key=lambda action: (_openings(action, ends, unseen), rng.random())))


def _openings(action: Lay | Trump, ends: tuple[str, str] | None, unseen: list[Domino]) -> int:
    """Return how many unseen dominoes would fit after the action."""
    left, right = _ends_after(action, ends)
    return sum(left in domino or right in domino for domino in unseen)


def _ends_after(action: Lay | Trump, ends: tuple[str, str] | None) -> tuple[str, str]:
    domino = action.domino
    if ends is None:
        return domino
    left, right = ends
    if action.end == "left":
        return (domino.one if isinstance(action, Trump) else domino.across(left)), right
    return left, (domino.one if isinstance(action, Trump) else domino.across(right))
