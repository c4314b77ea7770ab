"""The series of one number: which counts by colour divide into series, and which division keeps the most old ones.

A series is a pair of a set of colours (a bit for each) and the stars with them.
"""

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

Counts = tuple[int, ...]
Series = tuple[int, int]


@cache
def divisions(counts: Counts, stars: int, thrifty: bool) -> tuple[tuple[Series, ...], ...]:
    """Return the ways to divide tiles and stars into series, with nothing left over."""
    return tuple({tuple(sorted(division)) for division in _divided(counts, stars, thrifty)})


def _divided(counts: Counts, stars: int, thrifty: bool) -> Iterator[list[Series]]:
    if not any(counts):
        if stars == 0:
            yield []
        elif stars >= 3 and not thrifty:  # a series of stars alone
            yield [(0, stars)]
        return
    first = next(colour for colour in range(4) if counts[colour])
    for colours in range(1, 16):
        if not colours >> first & 1 or any(colours >> colour & 1 and not counts[colour] for colour in range(4)):
            continue
        rest = tuple(count - (colours >> colour & 1) for colour, count in enumerate(counts))
        for with_stars in range(stars + 1):
            size = colours.bit_count() + with_stars
            if size == 3 or (size == 4 and not (thrifty and with_stars)):  # a star in a series of four is a spare one
                for others in _divided(rest, stars - with_stars, thrifty):
                    yield [(colours, with_stars), *others]


@cache
def choices(counts: Counts, stars: int, thrifty: bool) -> tuple[tuple[Counts, int], ...]:
    """Return which of these tiles, and how many stars, can be in series, including the empty choice."""
    return tuple(
        (chosen, used)
        for chosen in product(*(range(count + 1) for count in counts))
        for used in range(stars + 1)
        if divisions(chosen, used, thrifty)
    )


@cache
def best_division(chosen: Counts, stars: int, thrifty: bool, old: tuple[int, ...]) -> tuple[int, tuple[Series, ...]]:
    """Return the division that keeps the most links of the old series, and how many: a series of n has n-1."""
    return max((kept_links(old, division), division) for division in divisions(chosen, stars, thrifty))


def kept_links(old: tuple[int, ...], new: tuple[Series, ...]) -> int:
    """Return how many links of the old series the new ones keep, each counting for one old series at most."""
    if not old or not new:
        return 0
    masks = [colours for colours, _ in new] + [0] * len(old)
    return max(
        sum(max(0, (was & now).bit_count() - 1) for was, now in zip(old, order, strict=True))
        for order in permutations(masks, len(old))
    )
