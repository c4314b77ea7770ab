"""Reads a table and a hand, and refuses impossible ones."""

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.core.errors import InvalidNotation, InvalidPosition, did_you_mean
from tablee.engines.photos.cards import JOKER, JOKERS, PHOTO, PHOTOS
from tablee.engines.photos.melds import is_family, is_series


@dataclass(frozen=True)
class Meld:
    """An old meld: its photos, and its jokers."""

    photos: frozenset[int]
    jokers: int
    place: int  # on the table


@dataclass(frozen=True)
class Position:
    """The table and the hand; photos by capital are sets of themes, by theme sets of capitals."""

    table: tuple[tuple[str, ...], ...]
    hand: tuple[str, ...]
    lying: tuple[int, ...]  # by capital
    held: tuple[int, ...]
    jokers_lying: int
    jokers_held: int
    families: tuple[tuple[Meld, ...], ...]  # by capital
    series: tuple[tuple[Meld, ...], ...]  # by theme


def read_position(table: Sequence[Sequence[str]], hand: Sequence[str]) -> Position:
    """Read a position; every meld on the table has to be valid."""
    seen: set[int] = set()
    lying, held = [0] * 17, [0] * 17
    families: list[list[Meld]] = [[] for _ in range(17)]
    series: list[list[Meld]] = [[] for _ in range(6)]
    for place, cards in enumerate(table):
        photos = _read(cards, seen)
        meld = Meld(photos, len(cards) - len(photos), place)
        for photo in photos:
            lying[photo // 6] |= 1 << photo % 6
        capitals, themes = {photo // 6 for photo in photos}, {photo % 6 for photo in photos}
        if len(capitals) == 1 and is_family(len(photos), meld.jokers):
            families[capitals.pop()].append(meld)
        elif len(themes) == 1 and is_series(len(photos), meld.jokers):
            series[themes.pop()].append(meld)
        else:
            meld_text = " ".join(cards) or "an empty meld"
            raise InvalidPosition(f"{meld_text} on the table is neither a family nor a series")
    for photo in _read(hand, seen):
        held[photo // 6] |= 1 << photo % 6
    jokers_lying = sum(card == JOKER for cards in table for card in cards)
    jokers_held = sum(card == JOKER for card in hand)
    if jokers_lying + jokers_held > JOKERS:
        raise InvalidPosition(f"there are {jokers_lying + jokers_held} jokers; the game has {JOKERS}")
    return Position(
        tuple(map(tuple, table)),
        tuple(hand),
        tuple(lying),
        tuple(held),
        jokers_lying,
        jokers_held,
        tuple(map(tuple, families)),
        tuple(map(tuple, series)),
    )


def _read(cards: Sequence[str], seen: set[int]) -> frozenset[int]:
    photos = set()
    for card in cards:
        if card == JOKER:
            continue
        photo = PHOTO.get(card)
        if photo is None:
            hint = "write a country code and a theme, like 'GB-church', or 'joker'"
            raise InvalidNotation(f"{card!r} is not a card{did_you_mean(str(card), PHOTOS) or '; ' + hint}")
        if photo in seen:
            raise InvalidPosition(f"{card} appears twice; the game has one of each photo")
        seen.add(photo)
        photos.add(photo)
    return frozenset(photos)
