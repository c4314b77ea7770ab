"""A basic problem: required tiles, optional tiles, and stars that may stand for anything.

A position becomes several of them, since every star on the table either keeps a face, and is then one more tile
of it, or was exchanged for a tile of the rack, and is then free (TR-34).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import product

from tablee.engines.tiles.position import Position, Star
from tablee.engines.tiles.rules import MeldRules

LINKS = 256  # more links than any table has: the tiles laid count first

ByNumber = tuple[tuple[int, int, int, int], ...]


@dataclass(frozen=True)
class Weights:
    """The value of laying a tile of each number, and a star. Never negative: a spare star is always laid."""

    tiles: tuple[int, ...]
    star: int
    by_face: bool = False  # a star is worth its face: `star` minus the difference to the highest number


OBJECTIVES = ("tiles", "points")
FACE_VALUES = Weights(tuple(range(1, 14)), 13, by_face=True)  # the points of an opening (TR-30)


@cache
def weights_of(objective: str, star_penalty: int) -> Weights:
    """Return the primary weights: tiles laid, or penalty points."""
    if objective == "tiles":
        return Weights(tuple(1024 + number for number in range(1, 14)), 1024 + star_penalty)
    return Weights(tuple(128 * number + 1 for number in range(1, 14)), 128 * star_penalty + 1)


@dataclass(frozen=True)
class Problem:
    """Lay the set with the highest weight; among equals, keep the most old links."""

    rules: MeldRules
    weights: Weights
    must: ByNumber  # required tiles, by number and colour
    have: ByNumber  # required and optional tiles
    stars_must: int
    stars: int
    sequence_links: tuple[tuple[int, ...], ...]  # by strand and number: neighbours of the number and the next
    old_series: tuple[tuple[int, ...], ...]  # by number: the colours of each series, a bit for each
    kept_stars: tuple[int, ...] = ()  # faces that stars on the table keep; they are counted in `must`
    base: int = 0  # score of the rack's tiles among the required ones
    points: int = 0  # minimum value of the combinations, including star faces


def cases(position: Position, rules: MeldRules, weights: Weights, must_lay: dict[int, int]) -> Iterator[Problem]:
    """Yield the basic problems of a position; `must_lay` are required faces of the rack, -1 for stars."""
    fates: list[list[tuple[str, int]]] = []
    for star in position.stars:
        if rules.stars == "free":
            fates.append([("free", star.face)])
        else:
            swaps = [("swap", face) for face in star.faces if position.rack_tiles[face]]
            fates.append([("keep", face) for face in star.faces] + swaps)
    seen = set()
    for chosen in product(*fates):
        kept = sorted(face for fate, face in chosen if fate == "keep")
        swapped = sorted(face for fate, face in chosen if fate == "swap")
        if (*kept, -1, *swapped) in seen or any(swapped.count(face) > position.rack_tiles[face] for face in swapped):
            continue
        if not _fit_together(position.stars, chosen):
            continue
        seen.add((*kept, -1, *swapped))
        must = list(position.table_tiles)
        have = [table + rack for table, rack in zip(must, position.rack_tiles, strict=True)]
        for face in kept:
            must[face] += 1
            have[face] += 1
        base = must_lay.get(-1, 0) * weights.star
        for face in set(swapped) | (must_lay.keys() - {-1}):
            from_rack = max(swapped.count(face), must_lay.get(face, 0))
            must[face] += from_rack
            base += from_rack * weights.tiles[face % 13]
        free = len(chosen) - len(kept)
        faces = {star: face for star, (fate, face) in zip(position.stars, chosen, strict=True) if fate == "keep"}
        yield Problem(
            rules,
            weights,
            _by_number(must),
            _by_number(have),
            free + must_lay.get(-1, 0),
            free + position.rack_stars,
            *old_links(position, rules, faces),
            tuple(kept),
            base * LINKS,
        )


def _fit_together(stars: tuple[Star, ...], chosen: tuple[tuple[str, int], ...]) -> bool:
    """Return whether the tiles exchanged for stars of one combination can take their places together (TR-34)."""
    swaps = [(star.meld, face) for star, (fate, face) in zip(stars, chosen, strict=True) if fate == "swap"]
    return len(set(swaps)) == len(swaps)


def _by_number(counts: list[int]) -> ByNumber:
    return tuple(zip(counts[:13], counts[13:26], counts[26:39], counts[39:], strict=True))


def old_links(
    position: Position, rules: MeldRules, faces: dict[Star, int]
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """Return the neighbours in sequences, and the series, of the table; a star counts by the face it keeps."""
    strands = 1 if rules.mixed_sequences else 4
    links = [[0] * 13 for _ in range(strands)]
    series: list[list[int]] = [[] for _ in range(13)]
    for index, written in enumerate(position.melds):
        tiles: Iterable[int] = written
        stars = [star for star in position.stars if star.meld == index]
        if stars:
            tiles = {*written} - {star.face for star in stars} | {faces[star] for star in stars if star in faces}
        numbers = {face % 13 for face in written}
        if len(numbers) == 1:
            if len(colours := {face // 13 for face in tiles}) > 1:
                series[numbers.pop()].append(sum([1 << colour for colour in colours]))
            continue
        strand = 0 if strands == 1 else written[0] // 13
        there = numbers if strands == 1 else {face % 13 for face in tiles}
        for low in there:
            if low + 1 in there or (low == 12 and rules.ace == "both" and {0, 1} & there == {0}):
                links[strand][low] += 1
    return tuple(map(tuple, links)), tuple(map(tuple, series))


def all_links(problem: Problem) -> int:
    """Return how many links the table has."""
    in_series = sum([colours.bit_count() - 1 for series in problem.old_series for colours in series])
    return sum(map(sum, problem.sequence_links)) + in_series


def without_hopeless(problem: Problem) -> Problem:
    """Leave tiles on the rack that fit into no meld."""
    rules, stars = problem.rules, problem.stars
    have = problem.have
    rows = [sum([1 << number for number in range(13) if have[number][colour]]) for colour in range(4)]
    one = two = three = 0  # numbers that at least this many colours have
    for row in rows:
        one, two, three = one | row, two | one & row, three | two & row
    in_series = 0 if rules.combinations == "sequences" else (three, two, one)[min(stars, 2)]
    alone = []
    for row in rows:
        taken = 0
        if rules.combinations != "series":
            taken = _in_threes(one if rules.mixed_sequences else row, stars, rules.ace == "both")
        alone.append(row & ~in_series & ~taken)
    if not any(alone):
        return problem
    left = [list(number) for number in have]
    for number, colour in product(range(13), range(4)):
        if alone[colour] >> number & 1:
            left[number][colour] = problem.must[number][colour]
    after: ByNumber = tuple((k, r, b, o) for k, r, b, o in left)
    return problem if after == have else without_hopeless(replace(problem, have=after))


def _in_threes(row: int, stars: int, high_ace: bool) -> int:
    """Return the numbers in three consecutive ones of which enough are available."""
    if high_ace:
        row |= (row & 1) << 13
    a, b, c = row, row >> 1, row >> 2
    starts = (a & b & c, a & b | a & c | b & c, a | b | c)[min(stars, 2)] & (0xFFF if high_ace else 0x7FF)
    starts |= starts << 1 | starts << 2
    return starts | starts >> 13
