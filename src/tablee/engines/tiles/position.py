"""Reads pieces: a face is a number from 0 to 51, colour by colour; a star has one only on the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.core.errors import InvalidNotation, InvalidPosition
from tablee.engines.tiles.rules import MeldRules

COLOURS = "KRBO"
FACES = tuple(f"{colour}{value}" for colour in COLOURS for value in range(1, 14))
FACE = {text: face for face, text in enumerate(FACES)}
TABLE_FACE = FACE | {f"*{text}": face for text, face in FACE.items()}


@dataclass(frozen=True)
class Star:
    """A star on the table: its face, and every face that could replace it (TR-34)."""

    meld: int
    face: int
    faces: tuple[int, ...]


@dataclass(frozen=True)
class Position:
    """The counted pieces of the table and the rack."""

    table: tuple[tuple[str, ...], ...]
    rack: tuple[str, ...]
    table_tiles: tuple[int, ...]  # by face, without stars
    rack_tiles: tuple[int, ...]
    rack_stars: int
    melds: tuple[tuple[int, ...], ...]  # faces, those of stars included
    stars: tuple[Star, ...]
    lies: bool  # the table is valid as it is


def read_position(table: Sequence[Sequence[str]], rack: Sequence[str], rules: MeldRules) -> Position:
    """Read a table and a rack, and refuse impossible pieces."""
    on_table, on_rack = [0] * 52, [0] * 52
    melds: list[tuple[int, ...]] = []
    stars: list[Star] = []
    for pieces in table:
        faces = tuple([_face(piece, TABLE_FACE) for piece in pieces])
        for piece, face in zip(pieces, faces, strict=True):
            if piece in FACE:
                on_table[face] += 1
            else:
                stars.append(Star(len(melds), face, _stand_ins(face, faces, rules)))
        melds.append(faces)
    rack_stars = 0
    for piece in rack:
        if piece == "*":
            rack_stars += 1
        else:
            on_rack[_face(piece, FACE)] += 1
    for face, (lying, held) in enumerate(zip(on_table, on_rack, strict=True)):
        if lying + held > 2:
            raise InvalidPosition(f"there are {lying + held} {FACES[face]}; the game has two of each tile")
    if len(stars) + rack_stars > rules.stars_in_play:
        raise InvalidPosition(f"there are {len(stars) + rack_stars} stars; {rules.stars_in_play} are in play")
    return Position(
        tuple([tuple(meld) for meld in table]),
        tuple(rack),
        tuple(on_table),
        tuple(on_rack),
        rack_stars,
        tuple(melds),
        tuple(stars),
        all(is_meld(meld, rules) for meld in melds),
    )


def is_meld(faces: tuple[int, ...], rules: MeldRules) -> bool:
    """Return whether these are a combination, in any order."""
    numbers = sorted({face % 13 for face in faces})
    if len(faces) < 3 or len(set(faces)) < len(faces):
        return False
    if len(numbers) == 1:
        return rules.combinations != "sequences"
    if len(numbers) < len(faces) or rules.combinations == "series":
        return False
    if not rules.mixed_sequences and len({face // 13 for face in faces}) > 1:
        return False
    if rules.ace == "both" and numbers[0] == 0 and numbers[1] > 1:
        numbers = [*numbers[1:], 13]
    return numbers[-1] - numbers[0] == len(numbers) - 1


def _face(piece: str, known: dict[str, int]) -> int:
    try:
        return known[piece]
    except KeyError:
        hint = "write a colour of K R B O and a number up to 13, like 'R7'; a star is '*' on a rack, '*R7' on the table"
        raise InvalidNotation(f"'{piece}' is not a piece; {hint}") from None


def _stand_ins(face: int, meld: tuple[int, ...], rules: MeldRules) -> tuple[int, ...]:
    """Return the faces that could replace a star of this face, its own first."""
    value = face % 13
    same_number = [colour * 13 + value for colour in range(4)]
    if all(other % 13 == value for other in meld):
        missing = [other for other in same_number if other not in meld] if len(meld) == 3 else []
        return (face, *missing)
    if rules.mixed_sequences:
        return (face, *(other for other in same_number if other != face))
    return (face,)
