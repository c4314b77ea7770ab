"""Sets of cards without an arrangement: whether they all fit on the table, and what can be laid of them."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from tablee.engines.photos.problem import POINTS, Problem
from tablee.engines.photos.search import best_plan

JOKER = 102  # photos are numbered from 0: capital * 6 + theme
JOKERS = 6
JOKER_LEFT = 10  # points in a hand (PR-41)


@dataclass
class Cards:
    """Photos by capital as sets of themes, and jokers."""

    photos: list[int] = field(default_factory=lambda: [0] * 17)
    jokers: int = 0

    @classmethod
    def of(cls, numbers: Iterable[int]) -> "Cards":
        """Return the set of these cards."""
        cards = cls()
        for number in numbers:
            cards.add(number)
        return cards

    def copy(self) -> "Cards":
        """Return a copy of these cards."""
        return Cards(self.photos[:], self.jokers)

    def add(self, number: int) -> None:
        """Add a card."""
        if number == JOKER:
            self.jokers += 1
        else:
            self.photos[number // 6] |= 1 << number % 6

    def move(self, some: "Cards", to: "Cards") -> None:
        """Move some cards to others; a negative number of jokers comes from there."""
        for capital, photos in enumerate(some.photos):
            self.photos[capital] &= ~photos
            to.photos[capital] |= photos
        self.jokers -= some.jokers
        to.jokers += some.jokers

    @property
    def count(self) -> int:
        """The number of cards."""
        return sum(photos.bit_count() for photos in self.photos) + self.jokers

    @property
    def cost(self) -> int:
        """Their points in a hand (PR-41)."""
        return self.count + (JOKER_LEFT - 1) * self.jokers

    @property
    def has_meld(self) -> bool:
        """Whether some of them by themselves are a meld (PR-26)."""
        joker = min(self.jokers, 1)
        if any(photos.bit_count() + joker >= 3 for photos in self.photos):
            return True
        return any(sum(photos >> theme & 1 for photos in self.photos) + joker >= 4 for theme in range(6))


def can_go_out(table: Cards, hand: Cards, *, opened: bool) -> bool:
    """Return whether the whole hand can be laid."""
    if not opened and not hand.has_meld:
        return False
    together = table.copy()
    hand.copy().move(hand, together)
    return best_plan(_problem(together, Cards())) is not None


def lay_most(table: Cards, hand: Cards, *, opened: bool) -> bool:
    """Lay the most expensive cards, and return whether there were any; a player who has not opened must open."""
    plan = best_plan(_problem(table, hand))
    assert plan is not None, "the cards on the table can be arranged"
    laid = Cards(
        [held & (plan.active | option.photos) for held, option in zip(hand.photos, plan.options, strict=True)],
        sum(option.jokers for option in plan.options) + sum(plan.jokers) - table.jokers,
    )
    if not laid.count or not (opened or laid.has_meld):
        return False
    hand.move(laid, table)
    return True


def _problem(must: Cards, may: Cards) -> Problem:
    """Search for the most points on the table, without old melds to keep."""
    photo_weight, joker_weight = POINTS
    return Problem(
        tuple(must.photos),
        tuple(may.photos),
        must.jokers,
        may.jokers,
        ((),) * 17,
        ((-1,) * 6,) * 17,
        ((),) * 6,
        photo_weight,
        joker_weight,
    )
