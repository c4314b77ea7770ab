"""The box of a game of contracts, as numbers.

A card is `4 * (value - 1) + suit`. A pattern counts the cards of each value that pay a contract: 7 bits per value,
the highest of which stays free, so that one subtraction compares all values at once.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

VALUES, SUITS = 9, 4
CARDS = VALUES * SUITS
MOST_PLAYERS, MOST_CARDS, MOST_CONTRACTS, MOST_TROPHIES = 4, 800, 200, 8
MOST_TAKEN, FEWEST_HELD, MOST_HELD = 3, 3, 10
MARKET_CONTRACTS, MARKET_VALUES = 4, 6

MOST_REMEMBERED = 1 << 18

BITS = 7
ONE = tuple(1 << BITS * (card // SUITS) for card in range(CARDS))  # a card, as a pattern
FIELD = (1 << BITS - 1) - 1
GUARDS = sum(1 << BITS * value + BITS - 1 for value in range(VALUES))


class Kind(NamedTuple):
    """A contract: all its payments, without and with the joker, and its value."""

    patterns: tuple[int, ...]
    with_joker: tuple[int, ...]
    points: int
    bonus: int  # a suit
    size: int  # how many cards it costs
    steps: tuple[int, ...]  # its count for each trophy


class Box:
    """The kinds of contracts, and how many points each trophy has."""

    __slots__ = ("_lacking", "kinds", "trophies")

    def __init__(self, kinds: Sequence[Kind], trophies: Sequence[int]) -> None:
        if not (1 <= len(kinds) <= MOST_CONTRACTS and len(trophies) <= MOST_TROPHIES):
            raise ValueError(f"from 1 to {MOST_CONTRACTS} kinds of contracts, and at most {MOST_TROPHIES} trophies")
        self.kinds = tuple(kinds)
        self.trophies = tuple(trophies)
        self._lacking: dict[tuple[int, int], int] = {}

    def lacking(self, kind: int, counts: int) -> int:
        """Return how many cards are missing for a contract; results are cached."""
        known = self._lacking.get((kind, counts))
        if known is None:
            if len(self._lacking) > MOST_REMEMBERED:
                self._lacking.clear()
            known = self._lacking[kind, counts] = lacking(self.kinds[kind].patterns, counts)
        return known


def one_of(place: int) -> int:
    """Return the pattern of one card of a value; the 1s have place 0."""
    return 1 << BITS * place


def lacking(patterns: Iterable[int], counts: int) -> int:
    """Return how many cards are missing for the closest pattern."""
    fewest = FIELD
    for pattern in patterns:
        left = (pattern | GUARDS) - counts
        short = left & GUARDS
        fewest = min(fewest, (left & (short - (short >> BITS - 1))) % (2**BITS - 1))  # the sum of the fields
    return fewest
