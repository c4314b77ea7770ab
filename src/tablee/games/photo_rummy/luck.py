"""Photo Rummy: how many cards could be laid with a drawn card, and how well it matches the hand."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from tablee.core.game import Player
from tablee.engines.photos import solve
from tablee.games.photo_rummy.pieces.cards import CAPITAL, JOKER, THEME, Card
from tablee.games.photo_rummy.state import Action, Draw, Hand, State
from tablee.toolkit.luck import Luck


class PhotoRummyLuck(Luck):
    """The luck of drawing: the choice of the pile is blind."""

    measures = ("laid", "kin", "joker")

    def find_draw(self, before: State, seat: Player, action: Action, after: State) -> tuple[Card, Hand] | None:
        """Return the card from a pile; any card of any pile was equally likely."""
        return (after.hands[seat][-1], tuple(chain(*before.piles))) if isinstance(action, Draw) else None

    def worth(self, game: Any, before: State, seat: Player, action: Action, piece: Card) -> Sequence[float]:
        """Return how many cards the hand could lay with this one, how many it matches, and whether it is a joker."""
        hand = before.hands[seat]
        laid = solve(before.table, hand + (piece,), opened=before.opened[seat]).plan.laid
        return len(laid), kin(hand, piece), piece == JOKER


def kin(hand: Hand, card: Card) -> int:
    """Return how many photos of a hand share the capital or the theme; a joker matches all."""
    photos = [other for other in hand if other != JOKER]
    if card == JOKER:
        return len(photos)
    return sum(CAPITAL[other] == CAPITAL[card] or THEME[other] == THEME[card] for other in photos)
