"""What an attentive player knows about the others' hands: the cards they took and have not paid since.

Payments are face down a round later (RR-52), but the discards reveal nearly as much: they are in
the order in which they were paid, without the bonus suit, and the missing cards of the contract are of that suit.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tablee.core.game import Player
from tablee.games.romi_rami.paying.patterns import BITS, Pattern, covers, parts, patterns
from tablee.games.romi_rami.paying.payments import counts_of, pack
from tablee.games.romi_rami.pieces.cards import JOKER, SUIT, Card, Contract, Hand, Suit, sorted_hand
from tablee.games.romi_rami.pieces.edition import Edition
from tablee.games.romi_rami.pieces.piles import WITH
from tablee.games.romi_rami.state import View

MOST_TRIED = 1000  # dead ends before the search gives up; a few dozen are common


class Way(NamedTuple):
    """How many of the paid cards are in the discards, and how many in the bonus pile."""

    open: int
    hidden: int


def known_hands(view: View, edition: Edition) -> list[list[Card]]:
    """Return the cards that each other player most likely holds: those taken and not paid."""
    payments = _Recall(view, edition).payments
    held: list[Counter[Card]] = [Counter() for _ in view.counts]
    for place, entry in enumerate(view.log):
        if entry.action.startswith("take "):
            held[entry.player].update(entry.action.split()[1:])
        elif place in payments:
            held[entry.player] -= Counter(payments[place])
        elif entry.action.startswith("complete "):
            held[entry.player].clear()  # paid with unknown cards
    return [[] if player == view.me else list(hand.elements()) for player, hand in enumerate(held)]


class _Recall:
    """Searches back through the log and the discards for payments that explain all of them."""

    def __init__(self, view: View, edition: Edition) -> None:
        self._discards, self._edition, self._log = view.discards, edition, view.log
        self._spent = [not joker for joker in view.jokers]
        self._places = [
            place for place, entry in enumerate(view.log) if entry.action.startswith(("complete ", "discard "))
        ]
        self._piles = list(view.pile_counts)
        sizes = sum(edition.by_name[contract.name].size for zone in view.zones for contract in zone)
        thrown = sum(entry.action.count(" ") for entry in view.log if entry.action.startswith("discard "))
        # Cards discarded before the deck was refilled are no longer visible.
        self._reshuffled = sizes - sum(self._spent) - sum(self._piles) + thrown > len(view.discards)
        self._in_vain: set[tuple[int, int, tuple[int, ...]]] = set()
        self._found: list[tuple[int, int, Way]] = []  # (index in the log, height of the discards after it, payment)
        self._explain(len(self._places) - 1, len(view.discards))

    @property
    def payments(self) -> dict[int, Sequence[Card]]:
        """The payments by their index in the log; incomplete if the deck was refilled."""
        return {place: self._cards(place, height, way) for place, height, way in self._found}

    def _explain(self, number: int, height: int) -> bool:
        """Explain the discards below this height by payments up to this index."""
        if height == 0 and self._reshuffled:
            return True
        if number < 0:
            return height == 0 and not any(self._piles)
        here = number, height, tuple(self._piles)
        if here in self._in_vain or len(self._in_vain) > MOST_TRIED:
            return False
        place = self._places[number]
        player = self._log[place].player
        for way in self._ways(place, player, height):
            self._piles[player] -= way.hidden
            self._found.append((place, height, way))
            if self._piles[player] >= 0 and self._explain(number - 1, height - way.open):
                return True
            self._found.pop()
            self._piles[player] += way.hidden
        self._in_vain.add(here)
        return False

    def _ways(self, place: int, player: Player, height: int) -> list[Way]:
        """Return possible payments, likeliest first, if the discards had this height afterwards."""
        contract, cards = self._told(place)
        if cards is None:
            assert contract is not None, "discards are always logged with their cards"
            took = set(self._taken(player, place))
            ways = list(self._guesses(contract, self._spent[player], height))
            return sorted(ways, key=lambda way: -sum(card in took for card in self._lying(height, way.open)))
        lying = [card for card in cards if contract is None or SUIT[card] != contract.bonus]
        return [Way(len(lying), len(cards) - len(lying))] if self._lying(height, len(lying)) == tuple(lying) else []

    def _told(self, place: int) -> tuple[Contract | None, list[Card] | None]:
        """Return the contract paid, if any, and the cards, if they are still visible."""
        verb, _, rest = self._log[place].action.partition(" ")
        if verb == "discard":
            return None, rest.split()
        name, shown, cards = rest.partition(WITH)
        return self._edition.by_name[name], [card for card in cards.split() if card != JOKER] if shown else None

    def _guesses(self, contract: Contract, joker: bool, height: int) -> Iterator[Way]:
        """Yield how many of the cards may be in discards of this height, all others being of the bonus suit."""
        for count in range(min(contract.size, height) + 1):
            lying = self._lying(height, count)
            if lying != sorted_hand(lying) or any(SUIT[card] == contract.bonus for card in lying):
                return  # paid cards are in order and not of the bonus suit; more of them do not fit either
            for spent in (False, True) if joker else (False,):
                if next(self._covering(contract, lying, spent), None) is not None:
                    yield Way(count, contract.size - spent - count)

    def _covering(self, contract: Contract, lying: Hand, joker: bool) -> Iterator[Pattern]:
        """Yield the values that were paid in addition to the cards in the discards."""
        counts = counts_of(pack(lying))
        for pattern in patterns(contract.requires, self._edition.values, joker):
            if covers(pattern, counts):
                yield pattern - counts

    def _lying(self, height: int, count: int) -> Hand:
        return self._discards[max(0, height - count) : height]

    def _taken(self, player: Player, before: int) -> Iterator[Card]:
        for entry in self._log[:before]:
            if entry.player == player and entry.action.startswith("take "):
                yield from entry.action.split()[1:]

    def _cards(self, place: int, height: int, way: Way) -> Sequence[Card]:
        """Return the payment; of several ways to complete it with the bonus suit, the one with the most cards taken."""
        contract, cards = self._told(place)
        if cards is not None:
            return cards
        assert contract is not None, "discards are always logged with their cards"
        lying = self._lying(height, way.open)
        took = Counter(self._taken(self._log[place].player, place))
        joker = way.open + way.hidden < contract.size
        hidden = [_of_suit(contract.bonus, rest) for rest in self._covering(contract, lying, joker)]
        return [*lying, *max(hidden, key=lambda cards: (took & Counter(cards)).total())]


def _of_suit(suit: Suit, values: Pattern) -> list[Card]:
    return [f"{suit}-{at // BITS + 1}" for at, count in parts(values) for _ in range(count)]
