"""The pieces: 104 numbered tiles and usually two stars (TR-01, TR-80).

A piece is its notation. A tile is `R7` everywhere; a star is `*` on a rack, and on the table it has a face: `*R7`.
"""

from collections.abc import Iterable

from tablee.core.errors import InvalidNotation
from tablee.engines.tiles import position

Tile = str  # as on a rack or in the pool
Piece = str  # as on the table

COLOURS = position.COLOURS  # black, red, blue, orange
NUMBERS = range(1, 14)
STAR: Tile = "*"

FACES: tuple[Tile, ...] = position.FACES

#: The face of each piece on the table; a star shows the tile that it stands for.
FACE: dict[Piece, Tile] = {piece: face for face in FACES for piece in (face, STAR + face)}
COLOUR: dict[Piece, str] = {piece: face[0] for piece, face in FACE.items()}
NUMBER: dict[Piece, int] = {piece: int(face[1:]) for piece, face in FACE.items()}  # also its value on the table (TR-02)

#: The tile of each piece on the table.
TILE: dict[Piece, Tile] = {piece: STAR if piece[0] == STAR else piece for piece in FACE}

#: The canonical order: by colour, then number; a star after the tile that it stands for.
ORDER: dict[Piece, int] = {piece: place for place, piece in enumerate((*FACE, STAR))}


def box(stars: int) -> tuple[Tile, ...]:
    """Return all tiles: each face twice, and the stars."""
    return FACES + FACES + (STAR,) * stars


def points_left(rack: Iterable[Tile], star_penalty: int) -> int:
    """Return the cost of the tiles left on a rack at the end of the round (TR-02)."""
    return sum(star_penalty if tile == STAR else NUMBER[tile] for tile in rack)


def read_tile(text: str, *, stars: bool) -> Tile:
    """Return the tile of a rack that the text names."""
    if text == STAR and stars:
        return STAR
    if text in FACE and text[0] != STAR:
        return text
    if text[:1] == STAR:
        raise _no_stars(text, stars) or InvalidNotation(f"{text[:80]!r} is not a tile: on a rack a star is {STAR!r}")
    raise InvalidNotation(f"{text[:80]!r} is not a tile; write a colour (K R B O) and a number (1 to 13), like 'R7'")


def read_piece(text: str, *, stars: bool) -> Piece:
    """Return the piece of the table that the text names."""
    if text in FACE and (stars or text[0] != STAR):
        return text
    if text[:1] == STAR:
        raise _no_stars(text, stars) or InvalidNotation(
            f"{text[:80]!r} is not a piece: a star on the table has a face, like '*R7'"
        )
    raise InvalidNotation(
        f"{text[:80]!r} is not a piece; write a colour (K R B O) and a number (1 to 13), like 'R7', or a star's '*R7'"
    )


def _no_stars(text: str, stars: bool) -> InvalidNotation | None:
    """TR-60: a star is invalid if none is in play."""
    return None if stars else InvalidNotation(f"{text[:80]!r} is not possible: no stars are in play at this table")
