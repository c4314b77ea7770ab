"""The continuations of one strand at one number, cached between problems."""

from functools import lru_cache
from typing import NamedTuple

from tablee.engines.tiles.lanes import Move, Step, moves, shortage
from tablee.engines.tiles.problem import LINKS

SETTLED = ("", "3", "33", "333", "3333")  # nothing here has to continue
Bounds = int  # minimum and maximum of tiles, packed into one integer, as a fast dictionary key


def between(low: int, high: int) -> Bounds:
    """Return bounds as one integer."""
    return low << 4 | high


class Way(NamedTuple):
    """One way to continue one strand."""

    lanes: str
    gain: int
    stars: int
    cost: int  # its stars, and a lower bound of those that it needs later
    points: int
    tiles: int
    move: Move


class Number(NamedTuple):
    """The parameters of one number for every strand."""

    step: Step
    number: int
    high_ace: bool
    stars: int
    weight: int
    by_face: bool = False  # a star is worth its number instead of the highest


class Strand(NamedTuple):
    """The parameters of a strand at one number, besides its open sequences."""

    old: int  # links with the number before
    next_tiles: int
    tiles_after: int
    last_tiles: tuple[int, ...]  # those of 12 and 13, which a kept ace follows


class Page(dict[Bounds, tuple[Way, ...]]):
    """The continuations of some open sequences by bounds of tiles, computed on first use."""

    def __init__(self, number: Number, strand: Strand, lanes: str) -> None:
        """Begin a page."""
        self.number = number
        self.strand = strand
        self.lanes = lanes

    def __missing__(self, bounds: Bounds) -> tuple[Way, ...]:
        """Find the ways."""
        self[bounds] = found = tuple(_ways(self.number, self.strand, self.lanes, bounds))
        return found


class Book(dict[str, Page]):
    """The pages of one strand at one number, by open sequences."""

    def __init__(self, number: Number, strand: Strand) -> None:
        """Begin a book."""
        self.number = number
        self.strand = strand

    def __missing__(self, lanes: str) -> Page:
        """Begin a page."""
        self[lanes] = page = Page(self.number, self.strand, lanes)
        return page


class Shelf(dict[tuple[int, int, int, tuple[int, ...]], Book]):
    """The books of one number, by what a `Strand` holds."""

    def __init__(self, number: Number) -> None:
        """Begin a shelf."""
        self.number = number

    def __missing__(self, key: tuple[int, int, int, tuple[int, ...]]) -> Book:
        """Begin a book."""
        self[key] = book = Book(self.number, Strand(*key))
        return book


@lru_cache(maxsize=256)
def shelf(number: Number) -> Shelf:
    """Return the books of one number."""
    return Shelf(number)


def _ways(number: Number, strand: Strand, lanes: str, bounds: Bounds) -> list[Way]:
    step = number.step
    aces = lanes.count("P")
    low, high = (aces, aces) if step.last else (bounds >> 4, bounds & 15)
    value = 1 if step.last else number.number + 1
    useful = number.stars
    if step.thrifty and len(lanes) == aces and not step.star_leads:
        useful = 0  # there is nothing that a star could continue
    if step.thrifty and not step.last:
        low = max(low, min(high, len(lanes) - aces))  # continuing a sequence with one more tile is never worse
    found = []
    for tiles in range(low, high + 1):
        for stars in range(useful + 1):
            for move in moves(lanes, tiles, stars, step):
                cost = stars + _needed(number, strand, move.lanes)
                if cost <= number.stars:
                    gain = tiles * number.weight + min(strand.old, move.links)
                    if number.by_face:
                        gain -= lacking(value, stars)
                    points = (0 if step.last else tiles * value) + stars * value
                    found.append(Way(move.lanes, gain, stars, cost, points, tiles, move))
    return found


def lacking(value: int, stars: int) -> int:
    """Return how much less stars are worth at this number than at the highest."""
    return (13 - value) * stars * LINKS


def _needed(number: Number, strand: Strand, lanes: str) -> int:
    """Return a lower bound of the stars that these sequences need."""
    if number.step.last or lanes in SETTLED:
        return 0
    next_tiles, tiles_after = strand.next_tiles, strand.tiles_after
    aces = lanes.count("P")
    if number.high_ace and number.number >= 11:
        next_tiles, tiles_after = (next_tiles, aces) if number.number == 11 else (aces, 0)
    needed = shortage(lanes, next_tiles, tiles_after)
    if aces and number.number < 9:  # far enough from 12 and 13 not to count a star twice
        needed += sum(max(0, aces - tiles) for tiles in strand.last_tiles)
    return needed
