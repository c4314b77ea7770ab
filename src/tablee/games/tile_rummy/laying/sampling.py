"""A sample of the many possible moves: simple ones, found quickly."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablee.core.errors import IllegalAction
from tablee.core.pieces.melds import Meld, Table
from tablee.games.tile_rummy.laying.finding import find_melds, without
from tablee.games.tile_rummy.laying.judging import judge_lay
from tablee.games.tile_rummy.melds import Combinations, find_flaw, in_order, normal, stars_of, worth
from tablee.games.tile_rummy.pieces.tiles import FACES, STAR
from tablee.games.tile_rummy.state import Rack

if TYPE_CHECKING:
    from tablee.games.tile_rummy.rules import TileRummy


def sample_lays(game: "TileRummy", table: Table, rack: Rack, opened: bool) -> list[Table]:
    """Return a few different legal tables."""
    found = dict.fromkeys(map(normal, _candidates(game.agreed, table, rack)))
    return [after for after in found if _is_legal(game, table, rack, opened, after)]


def _is_legal(game: "TileRummy", table: Table, rack: Rack, opened: bool, after: Table) -> bool:
    try:
        judge_lay(game, table, rack, opened, after)
    except IllegalAction:
        return False
    return True


def _candidates(agreed: Combinations, table: Table, rack: Rack) -> Iterator[Table]:
    plain = tuple(tile for tile in rack if tile != STAR)
    for tiles in dict.fromkeys((plain, rack)):
        own, left = own_melds(tiles, agreed)
        yield (*table, *own)
        yield extended((*table, *own), left, agreed)
    yield extended(table, plain, agreed)


def own_melds(rack: Rack, agreed: Combinations) -> tuple[list[Meld], Rack]:
    """Return combinations of the rack alone, greedily the best first, and the remaining tiles; stars are spared."""
    melds: list[Meld] = []
    while best := max(find_melds(Counter(rack), agreed), key=_value, default=None):
        melds.append(best)
        rack = without(rack, best)
    return melds, rack


def _value(meld: Meld) -> tuple[int, int, int]:
    return -len(stars_of(meld)), len(meld), worth([meld])


def extended(table: Table, rack: Rack, agreed: Combinations) -> Table:
    """Return the table with every tile added to a combination that accepts it; stars only when all others are laid."""
    melds, left = list(table), list(rack)
    place = 0
    while place < len(left):
        faces = [left[place]] if left[place] != STAR else [STAR + face for face in FACES] * (set(left) == {STAR})
        for at, piece in ((at, piece) for at in range(len(melds)) for piece in faces):
            longer = in_order((*melds[at], piece))
            if find_flaw(longer, agreed) is None:
                melds[at] = longer
                del left[place]
                place = 0  # earlier tiles may fit now
                break
        else:
            place += 1
    return tuple(melds)
