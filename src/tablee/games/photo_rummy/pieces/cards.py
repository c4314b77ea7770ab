"""The pieces: 102 photos, each unique, and six jokers (PR-01).

A card is its notation: a photo is the country code of its capital and its theme, `GB-church`; a joker is `joker`.
"""

from collections.abc import Iterable

from tablee.core.errors import InvalidNotation, did_you_mean
from tablee.engines.photos.cards import JOKER, JOKERS, PHOTOS, SIGNS, THEMES

__all__ = ["BOX", "CAPITAL", "JOKER", "JOKERS", "ORDER", "PHOTOS", "SIGNS", "THEME", "THEMES", "Card"]

Card = str

BOX: tuple[Card, ...] = PHOTOS + (JOKER,) * JOKERS
JOKER_LEFT = 10  # PR-41

CAPITAL: dict[Card, str] = {photo: photo.partition("-")[0] for photo in PHOTOS}
THEME: dict[Card, str] = {photo: photo.partition("-")[2] for photo in PHOTOS}

#: The canonical order of cards: by capital, then theme; jokers come last.
ORDER: dict[Card, int] = {card: place for place, card in enumerate((*PHOTOS, JOKER))}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards of a meld in canonical order: a series by capital, a family by theme."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def points_left(hand: Iterable[Card]) -> int:
    """Return the cost of the cards left in a hand at the end of the round (PR-41)."""
    return sum(JOKER_LEFT if card == JOKER else 1 for card in hand)


def read_card(text: str) -> Card:
    """Return the card that the text names."""
    if text not in ORDER:
        guess = did_you_mean(text[:80], ORDER)
        raise InvalidNotation(f"{text[:80]!r} is not a card: write a country code and a theme, like 'GB-church'{guess}")
    return text
