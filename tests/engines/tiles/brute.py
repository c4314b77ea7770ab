"""Brute force over every arrangement of a small board: slow, simple, and independent of the solver."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product

from tablee.engines.tiles import MeldRules

Piece = tuple[str, bool]  # face, and whether a star stands for it
Meld = tuple[Piece, ...]


def faces_of_melds(rules: MeldRules) -> Iterator[tuple[tuple[str, int], ...]]:
    """Yield every meld as (colour, number) pairs; the high ace is number 14. Mixed sequences up to seven."""
    if rules.combinations != "sequences":
        for number, size in product(range(1, 14), (3, 4)):
            for colours in combinations("KRBO", size):
                yield tuple((colour, number) for colour in colours)
    if rules.combinations != "series":
        top = 14 if rules.ace == "both" else 13
        for start in range(1, 14):
            for end in range(start + 2, min(top, start + 12) + 1):
                numbers = range(start, end + 1)
                if not rules.mixed_sequences:
                    for colour in "KRBO":
                        yield tuple((colour, number) for number in numbers)
                elif len(numbers) <= 7:
                    yield tuple(("", number) for number in numbers)


def text(colour: str, number: int) -> str:
    return f"{colour}{1 if number == 14 else number}"


def formable_melds(tiles: Counter[str], stars: int, rules: MeldRules) -> list[Meld]:
    """Return every meld that these tiles and stars can form."""
    melds: set[Meld] = set()
    for places in faces_of_melds(rules):
        options = []
        for colour, number in places:
            colours = "KRBO" if colour == "" else colour
            real: list[Piece] = [(text(c, number), False) for c in colours if tiles[text(c, number)]]
            star: list[Piece] = [(text(c, number), True) for c in colours] if stars else []
            options.append(real + star)
        if any(not option for option in options):
            continue
        if sum(all(star for _, star in option) for option in options) > stars:
            continue
        melds |= {meld for meld in product(*options) if sum(star for _, star in meld) <= stars}
    return sorted(melds)


def arrangements(must: Counter[str], may: Counter[str], stars: int, rules: MeldRules) -> Iterator[tuple[Meld, ...]]:
    """Yield every set of melds that uses all of `must`, anything of `may`, and at most this many stars."""
    melds = formable_melds(must + may, stars, rules)

    contents = [Counter(face for face, star in meld if not star) for meld in melds]
    containing: dict[str, list[int]] = {face: [i for i, tiles in enumerate(contents) if face in tiles] for face in must}

    def search(left: Counter[str], needed: Counter[str], stars: int, start: int) -> Iterator[tuple[Meld, ...]]:
        if needed:  # some meld must contain the first required tile
            indices: Sequence[int] = containing[min(needed)]
        else:
            yield ()
            indices = range(start, len(melds))
        for index in indices:
            tiles = contents[index]
            used_stars = len(melds[index]) - tiles.total()
            if used_stars > stars or not tiles <= left:
                continue
            for rest in search(left - tiles, needed - tiles, stars - used_stars, 0 if needed else index):
                yield (melds[index], *rest)

    yield from search(must + may, must, stars, 0)


def stand_ins(piece: str, meld: Sequence[str], rules: MeldRules) -> set[str]:
    """Return every tile that could take the place of that star (TR-34)."""
    face = piece[1:]
    faces = [other.lstrip("*") for other in meld]
    same_number = {colour + face[1:] for colour in "KRBO"}
    if {other[1:] for other in faces} == {face[1:]}:
        return {face} | (same_number - set(faces) if len(meld) == 3 else set())
    return same_number if rules.mixed_sequences else {face}


def star_fates(
    table: Sequence[Sequence[str]], laid: Counter[str], new: tuple[Meld, ...], rules: MeldRules
) -> Iterator[tuple[str | None, ...]]:
    """Yield the legal fates of the stars on the table, in order: the face each keeps, or None if it is free."""
    stars = [(piece, number) for number, meld in enumerate(table) for piece in meld if piece.startswith("*")]
    lying = [face for meld in new for face, star in meld if star]
    if len(lying) < len(stars):
        return
    if rules.stars == "free":
        yield (None,) * len(stars)
        return
    options = []
    for piece, number in stars:
        faces = stand_ins(piece, table[number], rules)
        options.append([("keep", face) for face in sorted(faces)] + [("swap", face) for face in sorted(faces)])
    for fates in product(*options):
        kept = Counter(face for fate, face in fates if fate == "keep")
        swapped = Counter(face for fate, face in fates if fate == "swap")
        places = [(number, face) for (_, number), (fate, face) in zip(stars, fates, strict=True) if fate == "swap"]
        if len(places) > len(set(places)):
            continue  # a combination cannot contain a face twice (TR-34)
        if kept <= Counter(lying) and swapped <= laid:
            yield tuple(face if fate == "keep" else None for fate, face in fates)


def links(
    table: Sequence[Sequence[str]], new: tuple[Meld, ...], fates: tuple[str | None, ...], rules: MeldRules
) -> int:
    """Return how many old links are kept: neighbours in sequences, and n-1 for a series of n."""
    fate = iter(fates)
    old: list[Meld] = []  # stars that keep a face are tiles of it
    for meld in table:
        pieces: list[Piece] = []
        for piece in meld:
            kept = next(fate) if piece.startswith("*") else piece
            pieces.append((kept, False) if kept else (piece[1:], True))
        old.append(tuple(pieces))
    lying = [(row, place) for row, meld in enumerate(new) for place, (_, star) in enumerate(meld) if star]
    keeping = sorted(face for face in fates if face)
    best = 0
    for kept_stars in combinations(lying, len(keeping)):  # which of the stars are those that keep their faces
        if sorted(new[row][place][0] for row, place in kept_stars) == keeping:
            now = [
                tuple((face, star and (row, place) not in kept_stars) for place, (face, star) in enumerate(meld))
                for row, meld in enumerate(new)
            ]
            before = sum((neighbours(meld, rules) for meld in old), Counter[str]())
            after = sum((neighbours(meld, rules) for meld in now), Counter[str]())
            best = max(best, (before & after).total() + series_links(old, now))
    return best


def is_series(meld: Sequence[Piece]) -> bool:
    return len({face[1:] for face, _ in meld}) == 1


def neighbours(meld: Sequence[Piece], rules: MeldRules) -> Counter[str]:
    if is_series(meld):
        return Counter()
    numbers = {int(face[1:]): (face[0], star) for face, star in meld}
    if 13 in numbers and 1 in numbers and 2 not in numbers:
        numbers[14] = numbers.pop(1)
    return Counter(
        f"{'' if rules.mixed_sequences else numbers[low][0]}{low}"
        for low in numbers
        if low + 1 in numbers and (rules.mixed_sequences or not (numbers[low][1] or numbers[low + 1][1]))
    )


def series_links(old: Sequence[Sequence[Piece]], new: Sequence[Sequence[Piece]]) -> int:
    total = 0
    for number in {meld[0][0][1:] for meld in old if is_series(meld)}:
        was, now = (
            [
                {face for face, star in meld if not star}
                for meld in melds
                if is_series(meld) and meld[0][0][1:] == number
            ]
            for melds in (old, new)
        )
        now += [set() for _ in was]
        total += max(
            sum(max(0, len(a & b) - 1) for a, b in zip(was, order, strict=True))
            for order in permutations(now, len(was))
        )
    return total


def penalty(pieces: Counter[str], star: int = 25) -> int:
    return sum((star if piece == "*" else int(piece[1:])) * count for piece, count in pieces.items())


def values(
    table: Sequence[Sequence[str]], rack: Sequence[str], rules: MeldRules
) -> Iterator[tuple[Counter[str], int, tuple[Meld, ...]]]:
    """Yield for every legal arrangement the tiles laid, the links kept, and the melds."""
    must = Counter(piece for meld in table for piece in meld if piece[0] != "*")
    may = Counter(piece for piece in rack if piece != "*")
    table_stars = sum(piece[0] == "*" for meld in table for piece in meld)
    stars = table_stars + sum(piece == "*" for piece in rack)
    for new in arrangements(must, may, stars, rules):
        laid = Counter(face for meld in new for face, star in meld if not star) - must
        used = sum(star for meld in new for _, star in meld)
        kept = [links(table, new, fates, rules) for fates in star_fates(table, laid, new, rules)]
        if kept:
            yield laid + Counter({"*": used - table_stars}), max(kept), new


def worth(melds: Sequence[Meld]) -> int:
    """Return the points of melds, a star counting as its face."""
    return sum(int(face[1:]) for meld in melds for face, _ in meld)


def best(
    table: Sequence[Sequence[str]], rack: Sequence[str], rules: MeldRules, objective: str
) -> tuple[int, ...] | None:
    """Return the best value in the order of the objective, or None if nothing is legal."""
    found = (value(laid, kept, objective, rules) for laid, kept, _ in values(table, rack, rules))
    return max(found, default=None)


def value(laid: Counter[str], kept: int, objective: str, rules: MeldRules) -> tuple[int, ...]:
    sizes = (laid.total(), penalty(laid, rules.star_penalty))
    return (*(sizes if objective == "tiles" else sizes[::-1]), kept)
