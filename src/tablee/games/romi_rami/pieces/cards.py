"""The pieces: cards with a suit and a value, contracts, and the faces of trophies."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from tablee.core.errors import InvalidNotation, did_you_mean

Suit = str
Card = str  # "heart-5": copies of a card are equal
Hand = tuple[Card, ...]  # in order

SUITS: tuple[Suit, ...] = ("heart", "diamond", "cherry", "clover")
VALUES = range(1, 10)  # the standard edition has 1 to 5
JOKER = "joker"

CARDS: tuple[Card, ...] = tuple(f"{suit}-{value}" for value in VALUES for suit in SUITS)
SUIT: dict[Card, Suit] = {card: card.partition("-")[0] for card in CARDS}
VALUE: dict[Card, int] = {card: int(card.partition("-")[2]) for card in CARDS}
ORDER: dict[Card, int] = {card: place for place, card in enumerate(CARDS)}  # by value, then by suit

OF_A_KIND = {"pair": 2, "three": 3, "four": 4, "five": 5}
RUN = "run"
COMBOS = range(2, 6)  # how many cards a requirement has


def read_card(text: str) -> Card:
    """Return the card that the text names; whether the edition has it is checked elsewhere."""
    if text not in ORDER:
        raise InvalidNotation(f"{text[:80]!r} is not a card{did_you_mean(text[:80], CARDS)}")
    return text


def sorted_hand(cards: tuple[Card, ...] | list[Card]) -> Hand:
    """Return the cards in canonical order."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


class Requirement(NamedTuple):
    """A number of cards of one value, which may be given, or of consecutive values (RR-31)."""

    kind: Literal["set", "run"]
    size: int
    value: int | None = None

    def __str__(self) -> str:
        if self.kind == RUN:
            return f"{RUN}-{self.size}"
        word = next(word for word, size in OF_A_KIND.items() if size == self.size)
        return f"{word}-{self.value}" if self.value else word


@dataclass(frozen=True)
class Contract:
    """Requirements, points, and the suit whose cards are kept (RR-02), written `pair-1+four/cherry`."""

    requires: tuple[Requirement, ...]
    points: int
    bonus: Suit

    @cached_property
    def name(self) -> str:
        """Its canonical notation."""
        return f"{'+'.join(map(str, self.requires))}/{self.bonus}"

    @cached_property
    def size(self) -> int:
        """How many cards it costs (RR-30)."""
        return sum(requirement.size for requirement in self.requires)

    def __hash__(self) -> int:
        return hash(self.name)  # a string caches its hash, and contracts are hashed often

    def __str__(self) -> str:
        return self.name


class Face(NamedTuple):
    """One side of a trophy: most combos of that many cards, or most contracts of a suit (RR-03), written `trophy-2`."""

    combo: int | None
    suit: Suit | None
    points: int

    def counts(self, zone: tuple[Contract, ...]) -> int:
        """Return the count of a scoring zone for this trophy (RR-42)."""
        if self.suit is not None:
            return sum(contract.bonus == self.suit for contract in zone)
        return sum(requirement.size == self.combo for contract in zone for requirement in contract.requires)

    def __str__(self) -> str:
        return f"trophy-{self.suit or self.combo}"
