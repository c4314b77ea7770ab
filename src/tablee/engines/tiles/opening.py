"""The smallest sets of a rack that by themselves are worth the opening minimum (TR-32, `rework_on_opening`)."""

from collections import Counter
from itertools import combinations, product

from tablee.engines.tiles.position import Position
from tablee.engines.tiles.rules import MeldRules
from tablee.engines.tiles.sweep import OutOfStates

STAR = -1  # in the place of a face
Set = tuple[int, ...]  # sorted faces


def minimal_openings(position: Position, rules: MeldRules, limit: int) -> list[dict[int, int]]:
    """Return sets of rack pieces that open, each as counts by face; an opening contains at least one of them."""
    have = Counter({face: count for face, count in enumerate(position.rack_tiles) if count})
    have[STAR] = position.rack_stars
    melds = sorted(_melds(have, rules).items())
    found: set[Set] = set()
    looked = 0
    stack: list[tuple[int, Set, int]] = [(0, (), 0)]
    while stack:
        start, pieces, points = stack.pop()
        looked += 1
        if looked > limit:
            raise OutOfStates
        if points >= rules.opening_points:
            found.add(tuple(sorted(pieces)))
            continue
        for index in range(start, len(melds)):
            meld, worth = melds[index]
            if Counter(pieces + meld) <= have:
                stack.append((index, pieces + meld, points + worth))
    by_size = sorted(found, key=len)
    smallest: list[dict[int, int]] = []
    for pieces in by_size:
        counts = Counter(pieces)
        if not any(Counter(other) <= counts for other in smallest):
            smallest.append(dict(counts))
    return smallest


def _melds(have: Counter[int], rules: MeldRules) -> dict[Set, int]:
    """Return the maximum value of each meld of the rack; longer sequences are two of these."""
    worth: dict[Set, int] = {}

    def add(places: list[list[int]], points: int) -> None:
        for pieces in product(*places):
            meld = tuple(sorted(pieces))
            if Counter(meld) <= have:
                worth[meld] = max(points, worth.get(meld, 0))

    if rules.combinations != "sequences":
        for number, size in product(range(13), (3, 4)):
            for colours in combinations(range(4), size):
                add([_pieces([colour * 13 + number], have) for colour in colours], size * (number + 1))
    if rules.combinations != "series":
        strands = ([0, 1, 2, 3],) if rules.mixed_sequences else ([0], [1], [2], [3])
        top = 14 if rules.ace == "both" else 13
        for colours_of, size in product(strands, (3, 4, 5)):
            for start in range(top - size + 1):
                numbers = [number % 13 for number in range(start, start + size)]
                places = [_pieces([colour * 13 + number for colour in colours_of], have) for number in numbers]
                add(places, sum(number + 1 for number in numbers))
    return worth


def _pieces(faces: list[int], have: Counter[int]) -> list[int]:
    return [face for face in (*faces, STAR) if have[face]]
