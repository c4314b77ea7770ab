"""Melds: families and series, the flaws of invalid ones, and their notation."""

from collections import Counter
from collections.abc import Iterable

from tablee.core.pieces.caching import cached_by_meld
from tablee.core.pieces.melds import Flaw, Meld, Table
from tablee.games.photo_rummy.pieces.cards import CAPITAL, JOKER, ORDER, SIGNS, THEME, THEMES, Card, in_order

FAMILY = range(3, len(THEMES) + 1)  # how many cards it has, jokers included (PR-21, PR-24)
SERIES = range(4, len(SIGNS) + 1)


@cached_by_meld
def find_flaw(meld: Meld) -> Flaw | None:
    """Return the flaw of a meld; None if it is valid (PR-21, PR-23, PR-24)."""
    photos = [card for card in meld if card != JOKER]
    if not photos:
        return Flaw.of("meld.only_jokers", meld)
    for photo, count in Counter(photos).items():
        if count > 1:
            return Flaw.of("meld.twice", meld, card=photo)
    if len(photos) == 1:
        return Flaw.of("meld.too_short" if len(meld) < FAMILY[0] else "meld.too_many_jokers", meld)
    odd = _odd_one(photos)
    if odd is not None:
        return Flaw.of("meld.mixed", meld, card=odd)
    kind, lengths = ("family", FAMILY) if is_family(meld) else ("series", SERIES)
    if len(meld) < lengths[0]:
        return Flaw.of(f"meld.{kind}_too_short", meld)
    if len(meld) > lengths[-1]:
        return Flaw.of(f"meld.{kind}_too_long", meld)
    return None if jokers_of(meld) < len(photos) else Flaw.of("meld.too_many_jokers", meld)


def _odd_one(photos: list[Card]) -> Card | None:
    """Return a photo that shares neither capital nor theme with the others; None if there is none."""
    kinds = Counter(kind for photo in photos for kind in (CAPITAL[photo], THEME[photo]))
    common, count = kinds.most_common(1)[0]
    if count == len(photos):
        return None
    return next(photo for photo in reversed(photos) if common not in (CAPITAL[photo], THEME[photo]))


def jokers_of(meld: Meld) -> int:
    """Return how many jokers a meld has."""
    return meld.count(JOKER)


def is_family(meld: Meld) -> bool:
    """Whether the photos of a meld have one capital: two suffice to decide, as all photos are unique."""
    one, other = [card for card in meld if card != JOKER][:2]
    return CAPITAL[one] == CAPITAL[other]


def title_of(meld: Meld) -> str:
    """Return the common capital or theme of a valid meld, as its notation names it: `GB` or `dish`."""
    return (CAPITAL if is_family(meld) else THEME)[next(card for card in meld if card != JOKER)]


def joker_moves(before: Table, after: Table) -> list[str]:
    """Return the titles of the melds that jokers have come to."""
    was, now = (Counter(title_of(meld) for meld in table for _ in range(jokers_of(meld))) for table in (before, after))
    return list((now - was).elements())


def fits(photo: Card, meld: Meld) -> bool:
    """Whether a photo shares the common capital or theme of a valid meld (PR-29)."""
    kind = CAPITAL if is_family(meld) else THEME
    return kind[photo] == next(kind[card] for card in meld if card != JOKER)


def normal(melds: Iterable[Iterable[Card]]) -> Table:
    """Return the canonical form of a table."""
    return tuple(sorted(map(in_order, melds), key=_meld_order))


def _meld_order(meld: Meld) -> list[int]:
    return [ORDER[card] for card in meld]
