"""Which jokers can be taken from the table, and the resulting table (PR-29)."""

from collections.abc import Iterable, Iterator

from tablee.core.pieces.counting import removed
from tablee.core.pieces.melds import Table
from tablee.games.photo_rummy.melds import fits
from tablee.games.photo_rummy.pieces.cards import JOKER, ORDER
from tablee.games.photo_rummy.state import Hand, Take


def possible_takes(table: Table, hand: Hand) -> Iterator[Take]:
    """Yield every way to take one joker."""
    for number, meld in enumerate(table, 1):
        if JOKER in meld:
            yield from (Take(card, number) for card in hand if card != JOKER and fits(card, meld))


def in_turn(taking: Iterable[Take]) -> tuple[Take, ...]:
    """Return several in canonical order: by photo."""
    return tuple(sorted(taking, key=lambda take: (ORDER[take.photo], take.meld)))


def exchanged(table: Table, hand: Hand, take: Take) -> tuple[Table, Hand]:
    """Return the table with a photo in the place of a joker, melds in their places, and the hand with the joker."""
    meld = table[take.meld - 1]
    after = (*removed(meld, (JOKER,)), take.photo)
    return table[: take.meld - 1] + (after,) + table[take.meld :], removed((*hand, JOKER), (take.photo,))
