"""Photo Rummy: how many cards could be laid with a card, and how much the hand has to do with it."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from tablee.core.game import Player
from tablee.engines.photos import solve
from tablee.games.photo_rummy.cards import CAPITAL, JOKER, THEME, Card
from tablee.games.photo_rummy.state import Action, Draw, Hand, State
from tablee.toolkit.luck import Luck


class PhotoRummyLuck(Luck):
    """The luck of drawing: which pile is a blind choice."""

    measures = ("laid", "kin", "joker")

    def find_draw(self, before: State, seat: Player, action: Action, after: State) -> tuple[Card, Hand] | None:
        """Return the card from a pile; any of all piles might have come."""
        return (after.hands[seat][-1], tuple(chain(*before.piles))) if isinstance(action, Draw) else None

    def worth(self, game: Any, before: State, seat: Player, action: Action, piece: Card) -> Sequence[float]:
        """Return how many cards the hand could lay with this one, its kin in the hand, and whether it is a joker."""
        hand = before.hands[seat]
        laid = solve(before.table, hand + (piece,), opened=before.opened[seat]).laid
        return len(laid), kin(hand, piece), piece == JOKER


def kin(hand: Hand, card: Card) -> int:
    """Return how many photos of a hand are of the same capital or of the same theme; of a joker all are."""
    photos = [other for other in hand if other != JOKER]
    if card == JOKER:
        return len(photos)
    return sum(CAPITAL[other] == CAPITAL[card] or THEME[other] == THEME[card] for other in photos)
