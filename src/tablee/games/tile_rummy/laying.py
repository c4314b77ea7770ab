"""Judging a lay: the table before, the rack, and the table as it shall be."""

from collections import Counter
from typing import TYPE_CHECKING

from tablee.core.melds import Meld, Table, changed
from tablee.games.tile_rummy.melds import Combinations, find_flaw, stand_ins, stars_of, worth
from tablee.games.tile_rummy.refusals import REFUSALS
from tablee.games.tile_rummy.solving import opens_alone
from tablee.games.tile_rummy.state import Rack
from tablee.games.tile_rummy.tiles import FACE, ORDER, STAR, TILE, Tile

if TYPE_CHECKING:
    from tablee.games.tile_rummy.rules import TileRummy


def judge_lay(game: "TileRummy", before: Table, rack: Rack, opened: bool, after: Table) -> Rack:
    """Return the tiles that come from the rack, or refuse."""
    new, gone = changed(before, after)
    laid = tiles_laid(new, gone, rack)
    for meld in new:
        check_meld(meld, game.agreed)
    if game.stars == "exchange" and any(map(stars_of, gone)):
        check_stars(before, after, laid, game.agreed)
    if opened:
        return laid
    if game.rework_on_opening:
        if not opens_alone(game, laid):
            raise REFUSALS("lay.opening_alone_too_low", laid, minimum=game.opening_minimum)
    else:
        check_opening(gone, new, game.opening_minimum)
    return laid


def tiles_laid(new: list[Meld], gone: list[Meld], rack: Rack) -> Rack:
    """TR-32, TR-33, TR-37: what lay on the table stays there, and what is new there was on the rack."""
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
    """Refuse what is no combination at this table."""
    flaw = find_flaw(meld, agreed)
    if flaw is not None:
        raise REFUSALS(flaw.code, meld, **dict(flaw.args))


def check_opening(gone: list[Meld], new: list[Meld], minimum: int) -> None:
    """TR-30, TR-32: who opens lays combinations of the rack alone, worth the minimum, and leaves the table as it is."""
    for meld in gone:
        raise REFUSALS("lay.table_touched", meld, meld=" ".join(meld))
    points = worth(new)
    if points < minimum:
        laid = [piece for meld in new for piece in meld]
        raise REFUSALS("lay.opening_too_low", laid, points=points, minimum=minimum)


def check_stars(before: Table, after: Table, laid: Rack, agreed: Combinations) -> None:
    """TR-34: a star keeps to its place, or a tile of the rack that could stand there takes it."""
    stars = [(star, stand_ins(star, meld, agreed)) for meld in before for star in stars_of(meld)]
    faces = Counter(FACE[star] for meld in after for star in stars_of(meld))
    tiles = Counter(laid)
    if _accounted_for([allowed for _, allowed in stars], faces, tiles):
        return
    # Both may have been moved: name one that cannot have been by itself.
    alone = [star for star in stars if not _accounted_for([star[1]], faces, tiles)]
    star, allowed = (alone or stars)[0]
    names = sorted(allowed, key=ORDER.__getitem__)
    raise REFUSALS("lay.star_moved", [star], star=star, faces=" ".join(names))


def _accounted_for(stars: list[frozenset[Tile]], faces: Counter[Tile], tiles: Counter[Tile]) -> bool:
    """Whether every star keeps to its place, as one of these faces, or has one of these tiles in its place."""
    if not stars:
        return True
    allowed, *others = stars
    for there in (faces, tiles):
        for tile in allowed:
            if there[tile]:
                there[tile] -= 1
                found = _accounted_for(others, faces, tiles)
                there[tile] += 1
                if found:
                    return True
    return False
