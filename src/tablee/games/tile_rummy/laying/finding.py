"""Finding combinations among loose tiles."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from tablee.core.pieces.counting import removed
from tablee.core.pieces.melds import Meld
from tablee.games.tile_rummy.melds import ACE, SHORTEST, Combinations
from tablee.games.tile_rummy.pieces.tiles import COLOURS, FACES, NUMBER, NUMBERS, ORDER, STAR, TILE, Tile

LONGEST = 5  # a longer sequence is two shorter ones


def find_melds(tiles: Counter[Tile], rules: Combinations) -> Iterator[Meld]:
    """Yield every combination of at most five that the tiles can form; stars stand only for missing tiles."""
    held, stars = tiles.keys(), tiles[STAR]
    for faces, as_set in _patterns(rules):
        missing = as_set - held
        if len(missing) <= stars and len(missing) < len(faces):
            yield tuple([STAR + face if face in missing else face for face in faces]) if missing else faces
    if rules.mixed and rules.kinds != "series":
        for numbers in _numbers(rules):
            held_there = [
                [f"{colour}{number}" for colour in COLOURS if f"{colour}{number}" in held] for number in numbers
            ]
            missing_there = sum(not choice for choice in held_there)
            if missing_there <= stars and missing_there < len(numbers):
                places = zip(held_there, numbers, strict=True)
                yield from product(*(choice or [f"{STAR}{COLOURS[0]}{number}"] for choice, number in places))


@cache
def _patterns(rules: Combinations) -> list[tuple[Meld, frozenset[Tile]]]:
    """Return all series, and all sequences of one colour, without stars."""
    melds: list[Meld] = []
    if rules.kinds != "sequences":
        for size, number in product((3, 4), NUMBERS):
            melds += combinations([f"{colour}{number}" for colour in COLOURS], size)
    if rules.kinds != "series" and not rules.mixed:
        for colour, numbers in product(COLOURS, _numbers(rules)):
            melds.append(tuple(f"{colour}{number}" for number in numbers))
    return [(meld, frozenset(meld)) for meld in melds]


@cache
def _numbers(rules: Combinations) -> list[tuple[int, ...]]:
    """Return the numbers of all sequences, in ascending order."""
    upwards = (*NUMBERS, ACE) if rules.ace == "both" else tuple(NUMBERS)
    lengths = range(SHORTEST, LONGEST + 1)
    return [upwards[start : start + length] for length in lengths for start in range(len(upwards) + 1 - length)]


def without(tiles: tuple[Tile, ...], meld: Meld) -> tuple[Tile, ...]:
    """Return the tiles left after removing a combination."""
    return removed(tiles, (TILE[piece] for piece in meld))


def neighbours(tile: Tile, rack: tuple[Tile, ...]) -> int:
    """Return how many different tiles of a rack match one of them: the same number, or a close one of its colour."""
    return len(_MATCHES[tile].intersection(rack))


def by_use(rack: tuple[Tile, ...]) -> list[Tile]:
    """Return the distinct tiles of a rack, those with the fewest matches first."""
    held = set(rack)
    loose = sorted(held - {STAR}, key=lambda tile: (len(_MATCHES[tile] & held), _LAST[tile]))
    return [*loose, STAR] if STAR in held else loose


def _match(tile: Tile, other: Tile) -> bool:
    if tile[0] == other[0]:
        return 0 < abs(NUMBER[tile] - NUMBER[other]) <= 2
    return NUMBER[tile] == NUMBER[other]


_MATCHES = {tile: frozenset(other for other in FACES if _match(tile, other)) for tile in FACES}
#: Of tiles with as many matches, the highest comes first.
_LAST = {tile: place for place, tile in enumerate(sorted(FACES, key=lambda tile: (-NUMBER[tile], ORDER[tile])))}
