"""Combinations: validity, flaws of invalid ones, and notation."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeVar

from tablee.core.pieces.caching import cached_by_meld
from tablee.core.pieces.melds import Flaw, Meld, Table
from tablee.games.tile_rummy.pieces.tiles import COLOUR, COLOURS, FACE, NUMBER, NUMBERS, ORDER, STAR, Piece, Tile

Thing = TypeVar("Thing", str, int)

ACE, KING = NUMBERS[0], NUMBERS[-1]
SHORTEST = 3  # TR-20, TR-21
LONGEST = len(NUMBERS)  # TR-20: a 1 stands before the 2 or behind the 13, never both


@dataclass(frozen=True)
class Combinations:
    """Which combinations a table has agreed on (TR-62, TR-64, TR-65)."""

    kinds: Literal["both", "series", "sequences"] = "both"
    ace: Literal["low", "both"] = "low"
    mixed: bool = False


@cached_by_meld
def find_flaw(meld: Meld, rules: Combinations) -> Flaw | None:
    """Return the flaw of a combination; None if it is valid at this table."""
    if len(meld) < SHORTEST:
        pair = len({NUMBER[piece] for piece in meld}) < len(meld)
        return Flaw.of("meld.series_too_short" if pair else "meld.too_short", meld)
    return find_misfit(meld, rules)


def find_misfit(meld: Meld, rules: Combinations) -> Flaw | None:
    """Return why these tiles do not belong together as they lie, however many they are."""
    faces = [FACE[piece] for piece in meld]
    for tile, count in Counter(faces).items():
        if count > 1:
            return Flaw.of("meld.twice", meld, tile=tile)
    if _means_series(meld, rules):
        return _series_flaw(meld, rules)
    return _sequence_flaw(meld, rules)


def _means_series(meld: Meld, rules: Combinations) -> bool:
    """Whether a series is meant: most tiles have the number in common."""
    alike = _most_common(NUMBER[piece] for piece in meld)[1]
    return alike > (len(meld) // 2 if rules.mixed else _most_common(COLOUR[piece] for piece in meld)[1])


def _series_flaw(meld: Meld, rules: Combinations) -> Flaw | None:
    """TR-21; the caller has checked that colours differ."""
    if rules.kinds == "sequences":
        return Flaw.of("meld.no_series", meld)
    number, _ = _most_common(NUMBER[piece] for piece in meld)
    for piece in meld:
        if NUMBER[piece] != number:
            return Flaw.of("meld.other_number", meld, tile=piece, number=number)
    return None


def _sequence_flaw(meld: Meld, rules: Combinations) -> Flaw | None:
    """TR-20, TR-64, TR-65."""
    if rules.kinds == "series":
        return Flaw.of("meld.no_sequences", meld)
    colour, _ = _most_common(COLOUR[piece] for piece in meld)
    numbers = {NUMBER[piece] for piece in meld}
    if rules.mixed:
        number, count = _most_common(NUMBER[piece] for piece in meld)
        if count > 1:
            return Flaw.of("meld.number_twice", meld, number=number)
    else:
        for piece in meld:
            if COLOUR[piece] != colour:
                return Flaw.of("meld.other_colour", meld, tile=piece)
    places = {place_of(number, numbers) for number in numbers} if rules.ace == "both" else numbers
    missing = [place for place in range(min(places), max(places)) if place not in places]
    if not missing:
        return None
    if _goes_round(numbers):
        return Flaw.of("meld.ace_low" if rules.ace == "low" else "meld.ace_between", meld)
    names = [str(number) if rules.mixed else f"{colour}{number}" for number in missing]
    return Flaw.of("meld.gap" if len(names) == 1 else "meld.gaps", meld, missing=" ".join(names))


def place_of(number: int, numbers: Iterable[int]) -> int:
    """Return the rank of a number in a sequence: the 1 follows the 13 if there is no 2 (TR-64)."""
    return KING + 1 if number == ACE and KING in numbers and ACE + 1 not in numbers else number


def _goes_round(numbers: set[int]) -> bool:
    """Whether the numbers would follow each other if the 1 came after the 13 and before the 2."""
    absent = [number for number in NUMBERS if number not in numbers]
    return ACE in numbers and KING in numbers and absent[-1] - absent[0] < len(absent)


def _most_common(things: Iterable[Thing]) -> tuple[Thing, int]:
    return Counter(things).most_common(1)[0]


def is_series(meld: Meld) -> bool:
    """Whether a valid combination is a series; else it is a sequence."""
    return NUMBER[meld[0]] == NUMBER[meld[1]]


def worth(melds: Iterable[Meld]) -> int:
    """Return the points of combinations, a star counting as its face (TR-02, TR-30)."""
    return sum(NUMBER[piece] for meld in melds for piece in meld)


@cached_by_meld
def in_order(meld: Meld) -> Meld:
    """Return the canonical form of a combination: a series by colour, a sequence in ascending order (TR-23)."""
    numbers = {NUMBER[piece] for piece in meld}
    return tuple(sorted(meld, key=lambda piece: (place_of(NUMBER[piece], numbers), ORDER[piece])))


def normal(melds: Iterable[Iterable[Piece]]) -> Table:
    """Return the canonical form of a table."""
    return tuple(sorted((in_order(tuple(meld)) for meld in melds), key=_meld_order))


def _meld_order(meld: Meld) -> list[int]:
    return [ORDER[piece] for piece in meld]


def stars_of(meld: Meld) -> list[Piece]:
    """Return the stars of a combination with their faces."""
    return [piece for piece in meld if piece[0] == STAR]


def star_moves(before: Table, after: Table) -> list[tuple[Tile, Tile]]:
    """Return what each star of a table stood for and stands for, if that has changed."""
    was, now = (Counter(FACE[star] for meld in table for star in stars_of(meld)) for table in (before, after))
    return list(zip((was - now).elements(), (now - was).elements(), strict=False))


def stand_ins(star: Piece, meld: Meld, rules: Combinations) -> frozenset[Tile]:
    """Return the tiles that could replace a star (TR-34)."""
    number = NUMBER[star]
    if is_series(meld):
        taken = {COLOUR[piece] for piece in meld if piece != star}
        return frozenset(f"{colour}{number}" for colour in COLOURS if colour not in taken)
    return frozenset(f"{colour}{number}" for colour in COLOURS) if rules.mixed else frozenset((FACE[star],))
