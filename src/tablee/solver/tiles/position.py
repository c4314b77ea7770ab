"""Reading pieces: a face is a number from 0 to 51, colour by colour; a star has one only on the table."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tablee.core.errors import InvalidNotation, InvalidPosition
from tablee.solver.tiles.rules import MeldRules

COLOURS = "KRBO"
FACES = tuple(f"{colour}{value}" for colour in COLOURS for value in range(1, 14))
FACE = {text: face for face, text in enumerate(FACES)}


@dataclass(frozen=True)
class Star:
    """A star on the table: its face, and every face that could stand in its place (TR-34)."""

    meld: int
    face: int
    faces: tuple[int, ...]


@dataclass(frozen=True)
class Position:
    """What lies on the table and what is on the rack, counted."""

    table: tuple[tuple[str, ...], ...]
    rack: tuple[str, ...]
    table_tiles: tuple[int, ...]  # by face, without stars
    rack_tiles: tuple[int, ...]
    rack_stars: int
    melds: tuple[tuple[int, ...], ...]  # faces, -1 where a star lies
    stars: tuple[Star, ...]


def read_position(table: Sequence[Sequence[str]], rack: Sequence[str], rules: MeldRules) -> Position:
    """Read a table and a rack, or say which piece cannot be there."""
    melds, stars = [], []
    for number, pieces in enumerate(table):
        written = [_face(piece.removeprefix("*"), piece) for piece in pieces]
        melds.append(tuple(-1 if piece[0] == "*" else face for piece, face in zip(pieces, written, strict=True)))
        stars += [
            Star(number, face, _stand_ins(face, written, rules))
            for piece, face in zip(pieces, written, strict=True)
            if piece[0] == "*"
        ]
    rack_stars = sum(piece == "*" for piece in rack)
    on_rack = Counter(_face(piece, piece) for piece in rack if piece != "*")
    on_table = Counter(face for meld in melds for face in meld if face >= 0)
    for face, count in (on_table + on_rack).items():
        if count > 2:
            raise InvalidPosition(f"there are {count} {FACES[face]}; the game has two of each tile")
    if len(stars) + rack_stars > rules.stars_in_play:
        raise InvalidPosition(f"there are {len(stars) + rack_stars} stars; {rules.stars_in_play} are in play")
    return Position(
        tuple(tuple(meld) for meld in table),
        tuple(rack),
        tuple(on_table[face] for face in range(52)),
        tuple(on_rack[face] for face in range(52)),
        rack_stars,
        tuple(melds),
        tuple(stars),
    )


def _face(text: str, piece: str) -> int:
    try:
        return FACE[text]
    except KeyError:
        hint = "write a colour of K R B O and a number up to 13, like 'R7'; a star is '*' on a rack, '*R7' on the table"
        raise InvalidNotation(f"'{piece}' is not a piece; {hint}") from None


def _stand_ins(face: int, meld: list[int], rules: MeldRules) -> tuple[int, ...]:
    """Return the faces that could stand in the place of a star of that face, its own first."""
    value = face % 13
    same_number = [colour * 13 + value for colour in range(4)]
    if all(other % 13 == value for other in meld):
        missing = [other for other in same_number if other not in meld] if len(meld) == 3 else []
        return (face, *missing)
    if rules.mixed_sequences:
        return (face, *(other for other in same_number if other != face))
    return (face,)
