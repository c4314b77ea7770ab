"""How photos and jokers of one capital, or of one theme, divide into valid melds that keep the most of the old ones.

An old meld becomes at most one new meld of its capital or theme, and a new meld continues at most one old one. The
cards that both have in common, jokers included, are kept: all others have to be moved.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

NOTHING = -1  # a new meld that continues no old one


class Family(NamedTuple):
    """Photos of one capital as a set of themes, with jokers; `continues` is the index of the old family."""

    photos: int
    jokers: int
    continues: int


class Series(NamedTuple):
    """A number of photos of one theme with jokers; `continues` is the index of the old series."""

    photos: int
    jokers: int
    continues: int


OldFamilies = tuple[tuple[int, int], ...]  # photos as a set of themes, jokers
OldSeries = tuple[tuple[int, int], ...]  # how many photos can stay, jokers


def is_family(photos: int, jokers: int) -> bool:
    """Return whether these numbers of photos and jokers are a family (PR-21, PR-23, PR-24)."""
    return 3 <= photos + jokers <= 6 and jokers < photos


def is_series(photos: int, jokers: int) -> bool:
    """Return whether these numbers of photos and jokers are a series (PR-21, PR-23, PR-24)."""
    return 4 <= photos + jokers <= 17 and jokers < photos


@lru_cache(maxsize=1 << 16)
def best_families(photos: int, jokers: int, old: OldFamilies) -> tuple[int, tuple[Family, ...]] | None:
    """Divide all these photos and jokers into families; return how many cards they keep, and them, or None."""
    if not photos:
        return None if jokers else (0, ())
    count = photos.bit_count()
    if is_family(count, jokers) and len(old) <= 1:  # one family keeps everything that can be kept
        if not old:
            return 0, (Family(photos, jokers, NOTHING),)
        stay, stay_jokers = old[0]
        return (photos & stay).bit_count() + min(jokers, stay_jokers), (Family(photos, jokers, 0),)
    return _divide(photos, jokers, tuple(enumerate(old)))


def _divide(
    photos: int, jokers: int, old: tuple[tuple[int, tuple[int, int]], ...]
) -> tuple[int, tuple[Family, ...]] | None:
    if not photos:
        return None if jokers else (0, ())
    best: tuple[int, tuple[Family, ...]] | None = None
    for some in _with_the_lowest(photos):
        for few in range(jokers + 1):
            if not is_family(some.bit_count(), few):
                continue
            for place, (stay, stay_jokers) in (*old, (NOTHING, (0, 0))):
                rest = _divide(photos & ~some, jokers - few, tuple(one for one in old if one[0] != place))
                if rest is None:
                    continue
                kept = rest[0] + (some & stay).bit_count() + min(few, stay_jokers)
                if best is None or kept > best[0]:
                    best = kept, (Family(some, few, place), *rest[1])
    return best


def _with_the_lowest(photos: int) -> Iterator[int]:
    """Yield every subset that contains the lowest photo, as its family."""
    lowest = photos & -photos
    others = some = photos & ~lowest
    while True:
        yield lowest | some
        if not some:
            return
        some = (some - 1) & others


@lru_cache(maxsize=1 << 16)
def best_series(photos: int, jokers: int, old: OldSeries) -> tuple[int, tuple[Series, ...]] | None:
    """Divide photos and jokers into series; `old` is the number of photos from each old series."""
    if is_series(photos, jokers) and len(old) <= 1:  # one series keeps everything that can be kept
        if not old:
            return 0, (Series(photos, jokers, NOTHING),)
        stay, stay_jokers = old[0]
        return stay + min(jokers, stay_jokers), (Series(photos, jokers, 0),)
    return _continue(0, photos, jokers, old)


@lru_cache(maxsize=1 << 16)
def _continue(place: int, photos: int, jokers: int, old: OldSeries) -> tuple[int, tuple[Series, ...]] | None:
    """Continue the old series from this index on, each with any number of cards or none; the rest forms new ones."""
    if place == len(old):
        new = _new_series(photos, jokers)
        return None if new is None else (0, new)
    best = _continue(place + 1, photos, jokers, old)
    stay, stay_jokers = old[place]
    for some in range(min(photos, 17), 2, -1):
        for few in range(min(jokers, some - 1) + 1):
            if not is_series(some, few):
                continue
            rest = _continue(place + 1, photos - some, jokers - few, old)
            if rest is None:
                continue
            kept = rest[0] + min(some, stay) + min(few, stay_jokers)
            if best is None or kept > best[0]:
                best = kept, (Series(some, few, place), *rest[1])
    return best


def _new_series(photos: int, jokers: int) -> tuple[Series, ...] | None:
    if not photos and not jokers:
        return ()
    if is_series(photos, jokers):
        return (Series(photos, jokers, NOTHING),)
    if photos + jokers > 17 and jokers < photos:
        halves = (photos // 2, (jokers + 1) // 2), (photos - photos // 2, jokers // 2)
        return tuple(Series(some, few, NOTHING) for some, few in halves)
    return None
