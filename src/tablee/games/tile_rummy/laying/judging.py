"""Judges a move: the table before, the rack, and the resulting table."""

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from tablee.core.errors import IllegalAction
from tablee.core.pieces.melds import Meld, Table, compare_tables
from tablee.games.tile_rummy.laying.solving import points_alone
from tablee.games.tile_rummy.melds import Combinations, find_flaw, stand_ins, stars_of, worth
from tablee.games.tile_rummy.pieces.tiles import FACE, ORDER, STAR, TILE, Piece, Tile
from tablee.games.tile_rummy.refusals import REFUSALS
from tablee.games.tile_rummy.state import Rack

if TYPE_CHECKING:
    from tablee.games.tile_rummy.rules import TileRummy

Place = tuple[int, Tile]  # (number of a combination on the table, face): the place of a tile


def judge_lay(game: "TileRummy", before: Table, rack: Rack, opened: bool, after: Table) -> Rack:
    """Return the tiles that come from the rack, or refuse."""
    new, gone = compare_tables(before, after)
    laid = tiles_laid(new, gone, rack)
    for meld in new:
        check_meld(meld, game.agreed)
    if game.stars == "exchange" and any(map(stars_of, gone)):
        check_stars(before, after, laid, game)
    if opened:
        return laid
    if game.rework_on_opening:
        check_opening_alone(game, laid)
    else:
        check_opening(gone, new, game.opening_minimum)
    return laid


def tiles_laid(new: list[Meld], gone: list[Meld], rack: Rack) -> Rack:
    """TR-32, TR-33, TR-37: tiles on the table stay there, and new ones come from the rack."""
    now = Counter(TILE[piece] for meld in new for piece in meld)
    was = Counter(TILE[piece] for meld in gone for piece in meld)
    for tile in (was - now).elements():
        if tile == STAR:
            raise REFUSALS("lay.star_taken", [piece for meld in gone for piece in stars_of(meld)])
        raise REFUSALS("lay.taken", [tile], tile=tile)
    laid = now - was
    for tile in (laid - Counter(rack)).elements():
        raise REFUSALS("lay.not_on_rack", [tile], tile=tile)
    if not laid:
        raise REFUSALS("lay.nothing")
    return tuple(sorted(laid.elements(), key=ORDER.__getitem__))


def check_meld(meld: Meld, agreed: Combinations) -> None:
    """Refuse invalid combinations."""
    flaw = find_flaw(meld, agreed)
    if flaw is not None:
        raise REFUSALS(flaw.code, meld, **dict(flaw.args))


def check_opening(gone: list[Meld], new: list[Meld], minimum: int) -> None:
    """TR-30, TR-32: an opening consists of combinations of the rack alone, worth the minimum; the table stays."""
    for meld in gone:
        raise REFUSALS("lay.table_touched", meld, meld=" ".join(meld))
    points = worth(new)
    if points < minimum:
        laid = [piece for meld in new for piece in meld]
        raise REFUSALS("lay.opening_too_low", laid, points=points, minimum=minimum)


def check_opening_alone(game: "TileRummy", laid: Rack) -> None:
    """TR-32, `rework_on_opening`: the tiles laid contain at least one combination, and are worth the minimum."""
    minimum = game.opening_minimum
    if minimum == 0 and game.rules_version == 1:
        return  # the first version of the rules dropped the combination along with the points
    points = points_alone(game, laid)
    if points is None:
        raise REFUSALS("lay.opening_undecided", laid, minimum=minimum)
    if points < minimum:
        raise REFUSALS("lay.opening_alone_too_low", laid, minimum=minimum)
    if points == 0:
        raise REFUSALS("lay.opening_not_alone", laid)


class _Star(NamedTuple):
    """A star that was on the table."""

    piece: Piece
    meld: int  # the number of its combination
    allowed: frozenset[Tile]  # the tiles that could stand in its place


def check_stars(before: Table, after: Table, laid: Rack, game: "TileRummy") -> None:
    """TR-34: a star keeps its face, or a tile from the rack that could stand there replaces it."""
    stars = [
        _Star(piece, number, stand_ins(piece, meld, game.agreed))
        for number, meld in enumerate(before)
        for piece in stars_of(meld)
    ]
    faces = Counter(FACE[piece] for meld in after for piece in stars_of(meld))
    tiles = Counter(laid)
    together = game.rules_version > 1  # the first version of the rules judged each star by itself
    if _fits(stars, faces, tiles, frozenset() if together else None):
        return
    if together and _fits(stars, faces, tiles, None):
        raise _exchanged_alike(before, stars, tiles)
    # Several may have been moved: name one whose move is illegal by itself.
    alone = [star for star in stars if not _fits([star], faces, tiles, None)]
    star = (alone or stars)[0]
    names = sorted(star.allowed, key=ORDER.__getitem__)
    raise REFUSALS("lay.star_moved", [star.piece], star=star.piece, faces=" ".join(names))


def _fits(stars: list[_Star], faces: Counter[Tile], tiles: Counter[Tile], taken: frozenset[Place] | None) -> bool:
    """Whether every star keeps one of its allowed faces, or is exchanged for a tile of its own.

    `taken` are the places that tiles have taken, since a combination has one for each face; None: no limit.
    """
    if not stars:
        return True
    star, *others = stars
    for face in star.allowed:
        if faces[face] and _fits(others, faces - Counter((face,)), tiles, taken):
            return True
        place = (star.meld, face)
        if not tiles[face] or (taken is not None and place in taken):
            continue
        if _fits(others, faces, tiles - Counter((face,)), None if taken is None else taken | {place}):
            return True
    return False


def _exchanged_alike(before: Table, stars: list[_Star], tiles: Counter[Tile]) -> IllegalAction:
    """Return the refusal for tiles of one face that were exchanged for stars of one combination."""
    claimed = Counter((star.meld, tile) for star in stars for tile in star.allowed if tiles[tile] > 1)
    (number, tile), _ = claimed.most_common(1)[0]
    meld = before[number]
    return REFUSALS("lay.stars_exchanged_alike", stars_of(meld), meld=" ".join(meld), tile=tile)
