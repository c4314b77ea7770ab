"""The payment solver: every way to complete contracts of the market in one turn, best first.

Cards are packed into one integer: 4 bits for each kind of card, 16 for each value, so that removing cards is a
subtraction. Patterns of values come first, then the suits that the hand has of them, so there are no duplicates.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from tablee.core.answers import Solved
from tablee.games.romi_rami.paying.patterns import BITS, GUARDS, Pattern, parts, patterns
from tablee.games.romi_rami.pieces.cards import CARDS, ORDER, SUITS, VALUES, Card, Contract, Hand

Packed = int

_ONE: dict[Card, Packed] = {card: 1 << 4 * place for card, place in ORDER.items()}
_EVERY = sum(1 << BITS * place for place in range(len(VALUES)))  # the lowest bit of every value
_PAIRS, _LOW = 0x0F0F * _EVERY, 0x00FF * _EVERY
_SUIT = {suit: 4 * place for place, suit in enumerate(SUITS)}
_CARD = 0xF * _EVERY  # the lowest card of every value
_FIELD = (1 << BITS) - 1


class Payment(NamedTuple):
    """A contract and its payment."""

    contract: Contract
    cards: Hand
    joker: bool


class Completion(NamedTuple):
    """Some contracts of the market completed in one turn."""

    payments: tuple[Payment, ...]  # in the order of the market
    points: int  # on the contracts
    bonus: int  # cards of the contracts' bonus suits
    hand: Hand  # the remaining cards
    joker: bool  # whether it is used

    @property
    def score(self) -> int:
        """Its score on the score sheet; an unused joker is worth 1 (RR-41)."""
        return self.points + self.bonus - self.joker


class PaymentPlan(NamedTuple):
    """The best completion of a turn; if nothing can be completed, there are no payments."""

    payments: tuple[Payment, ...]  # in the order of the market
    points: int  # on the contracts
    bonus: int  # cards of the contracts' bonus suits
    hand: Hand  # what stays
    joker: bool  # whether it stays
    ways: int  # to complete anything at all
    taken: Hand = ()  # first, from the market; empty if the cards were taken before


def pack(cards: Iterable[Card]) -> Packed:
    """Return the cards as one number."""
    return sum(map(_ONE.__getitem__, cards))


def unpack(packed: Packed) -> Hand:
    """Return the cards of a number, in order."""
    cards: list[Card] = []
    for shift, _ in parts(packed):
        cards += _cards_of(shift, packed >> shift & _FIELD)
    return tuple(cards)


@lru_cache(maxsize=16384)
def _cards_of(shift: int, field: int) -> tuple[Card, ...]:
    first = shift // 4
    return tuple(CARDS[first + suit] for suit in range(4) for _ in range(field >> 4 * suit & 0xF))


def counts_of(packed: Packed) -> Pattern:
    """Return how many cards of each value there are."""
    pairs = (packed & _PAIRS) + (packed >> 4 & _PAIRS)
    return (pairs & _LOW) + (pairs >> 8 & _LOW)


def bonus_of(packed: Packed, contract: Contract) -> int:
    """Return how many of the cards are of the contract's bonus suit (RR-34)."""
    return (packed >> _SUIT[contract.bonus] & _CARD) % _FIELD  # the sum of the values' fields


def pays(contract: Contract, cards: Hand, joker: bool, values: int) -> bool:
    """Whether these cards, with the joker or without, are exactly what the contract requires (RR-30 to RR-33)."""
    return counts_of(pack(cards)) in patterns(contract.requires, values, joker)


def find_payments(hand: Hand, joker: bool, contract: Contract, values: int) -> list[Payment]:
    """Return every way to complete one contract, best first."""
    ways = [(-bonus_of(cards, contract), spent, -cards) for cards, spent in _ways(pack(hand), joker, contract, values)]
    return [Payment(contract, unpack(-cards), spent) for _, spent, cards in sorted(ways)]


def find_completions(
    hand: Hand, joker: bool, market: Sequence[Contract], values: int, objective: str = "points"
) -> list[Completion]:
    """Return every way to complete one or more contracts of the market, best first.

    By points, the best has the most points, then the most bonus cards, then keeps the joker, then the most cards.
    By score, the best has the largest sum of points, bonus cards, and an unused joker.
    """
    ways = sorted(_distinct_ways(hand, joker, market, values), key=RANKS[objective])
    return [_told(market, way) for way in ways]


def solve(
    hand: Hand, joker: bool, market: Sequence[Contract], values: int, objective: str = "points"
) -> Solved[PaymentPlan]:
    """Return the best way to complete contracts of the market; see `find_completions` for what is best."""
    ways = _distinct_ways(hand, joker, market, values)
    if not ways:
        return Solved(pay_nothing(hand, joker))
    best = _told(market, min(ways, key=RANKS[objective]))
    return Solved(PaymentPlan(best.payments, best.points, best.bonus, best.hand, joker and not best.joker, len(ways)))


def pay_nothing(hand: Hand, joker: bool) -> PaymentPlan:
    """Return the plan that completes nothing."""
    return PaymentPlan((), 0, 0, hand, joker, 0)


class _Way(NamedTuple):
    points: int
    bonus: int
    spent: bool  # the joker
    hand: Packed
    paid: tuple[tuple[int, Packed, bool], ...]  # (index in the market, cards, with the joker)


def _by_points(way: _Way) -> tuple[int, ...]:
    return -way.points, -way.bonus, way.spent, -_size(way.hand), -way.hand


def _by_score(way: _Way) -> tuple[int, ...]:
    return way.spent - way.points - way.bonus, -way.points, way.spent, -_size(way.hand), -way.hand


RANKS: dict[str, Callable[[_Way], tuple[int, ...]]] = {"points": _by_points, "score": _by_score}


def _size(packed: Packed) -> int:
    return counts_of(packed) % _FIELD


def _distinct_ways(hand: Hand, joker: bool, market: Sequence[Contract], values: int) -> list[_Way]:
    """Return every way; of equal contracts it does not matter which is paid."""
    ways = _search(pack(hand), joker, market, values)
    if len(set(market)) < len(market):
        ways = list({_regardless_of_twins(market, way): way for way in ways}.values())
    return ways


def _search(hand: Packed, joker: bool, market: Sequence[Contract], values: int) -> list[_Way]:
    """Complete each contract alone; then continue with those that come later in the market."""
    found: list[_Way] = []
    unfinished = [(_Way(0, 0, False, hand, ()), 0)]
    while unfinished:
        way, at = unfinished.pop()
        for place in range(at, len(market)):
            contract = market[place]
            for cards, spent in _ways(way.hand, joker and not way.spent, contract, values):
                longer = _Way(
                    way.points + contract.points,
                    way.bonus + bonus_of(cards, contract),
                    way.spent or spent,
                    way.hand - cards,
                    way.paid + ((place, cards, spent),),
                )
                found.append(longer)
                unfinished.append((longer, place + 1))
    return found


def _ways(hand: Packed, joker: bool, contract: Contract, values: int) -> list[tuple[Packed, bool]]:
    """Return every choice of cards that pays a contract."""
    guarded = counts_of(hand) | GUARDS
    ways = []
    for spent in (False, True) if joker else (False,):
        # Inlined check whether a pattern is covered: nearly all are not.
        for pattern in patterns(contract.requires, values, spent):
            if (guarded - pattern) & GUARDS == GUARDS:
                ways += [(cards, spent) for cards in _with_suits(hand, pattern)]
    return ways


def _with_suits(hand: Packed, pattern: Pattern) -> list[Packed]:
    """Return every choice of the hand's cards that has these values."""
    choices = [0]
    for shift, count in parts(pattern):
        options = _choose(hand >> shift & _FIELD, count)
        choices = [cards | option << shift for cards in choices for option in options]
    return choices


@lru_cache(maxsize=65536)
def _choose(field: int, count: int) -> tuple[int, ...]:
    """Return every choice of that many cards among those of one value."""
    choices = [(0, 0)]
    for shift in (0, 4, 8, 12):
        most = field >> shift & 0xF
        choices = [
            (cards | more << shift, n + more) for cards, n in choices for more in range(min(most, count - n) + 1)
        ]
    return tuple(cards for cards, n in choices if n == count)


def _regardless_of_twins(market: Sequence[Contract], way: _Way) -> tuple[tuple[str, Packed, bool], ...]:
    return tuple(sorted((market[place].name, cards, spent) for place, cards, spent in way.paid))


def _told(market: Sequence[Contract], way: _Way) -> Completion:
    payments = tuple(Payment(market[place], unpack(cards), spent) for place, cards, spent in way.paid)
    return Completion(payments, way.points, way.bonus, unpack(way.hand), way.spent)
