"""Positions that people have on a real table: read, checked, judged and solved."""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee.core.errors import IllegalAction, InvalidPosition, Refusal
from tablee.core.melds import Table
from tablee.core.pieces import removed
from tablee.core.positions import check_box, check_keys, read_melds, read_opened, read_part, read_pieces
from tablee.games.tile_rummy.laying import judge_lay
from tablee.games.tile_rummy.melds import find_flaw, normal
from tablee.games.tile_rummy.refusals import REFUSALS
from tablee.games.tile_rummy.solving import HURRIED, UNHURRIED, best_lay
from tablee.games.tile_rummy.state import Rack
from tablee.games.tile_rummy.tiles import STAR, TILE, read_piece, read_tile

if TYPE_CHECKING:
    from tablee.games.tile_rummy.rules import TileRummy

EXAMPLE = (
    '{"before": {"table": [["R7", "R8", "*R9"]], "rack": ["R10", "K1"], "opened": true}, '
    '"after": {"table": [["R7", "R8", "*R9", "R10"]], "rack": ["K1"]}}'
)


def referee(game: "TileRummy", document: Mapping[str, Any]) -> Refusal | None:
    """Judge a lay of the player who holds the rack; None means that it is legal."""
    check_keys(document, ("options", "before", "after"))
    before = read_part(document, "before", ("table", "rack", "opened"), EXAMPLE)
    after = read_part(document, "after", ("table", "rack"), EXAMPLE)
    table, rack = read_position(game, before)
    try:
        _judge(game, table, rack, read_opened(before), read_table(game, after), read_rack(game, after))
    except IllegalAction as error:
        return error.refusal
    return None


def _judge(game: "TileRummy", before: Table, rack: Rack, opened: bool, after: Table, left: Rack) -> None:
    laid = judge_lay(game, before, rack, opened, after)
    expected, found = Counter(removed(rack, laid)), Counter(left)
    for tile in (found - expected).elements():
        raise REFUSALS("lay.appeared", [tile], tile=tile)
    for tile in (expected - found).elements():
        raise REFUSALS("lay.vanished", [tile], tile=tile)
    if game.version == "draw-discard" and not left:
        raise REFUSALS("lay.none_to_reject", laid)


def solve_document(game: "TileRummy", document: Mapping[str, Any], objective: str, *, hurried: bool) -> dict[str, Any]:
    """Answer `{"options": ..., "table": [...], "rack": [...], "opened": true}` with what to lay, and how."""
    check_keys(document, ("options", "table", "rack", "opened"))
    table, rack = read_position(game, document)
    best = best_lay(game, table, rack, read_opened(document), objective, HURRIED if hurried else UNHURRIED)
    if best is None:
        return {"laid": [], "table": list(map(list, table)), "rack": list(rack), "optimal": False}
    return {
        "laid": list(best.laid),
        "table": list(map(list, normal(best.table))),
        "rack": list(best.left),
        "optimal": best.optimal,
    }


def read_position(game: "TileRummy", document: Mapping[str, Any]) -> tuple[Table, Rack]:
    """Return the table and the rack before a turn, which must be such as can come about."""
    table, rack = read_table(game, document), read_rack(game, document)
    if not rack:
        raise InvalidPosition("the rack is empty: the round is over")
    check_box([*(TILE[piece] for meld in table for piece in meld), *rack], game.box, {STAR: "the star"})
    for meld in table:
        flaw = find_flaw(meld, game.agreed)
        if flaw is not None:
            raise InvalidPosition(f"the table cannot lie like this: {REFUSALS(flaw.code, meld, **dict(flaw.args))}")
    return table, rack


def read_table(game: "TileRummy", document: Mapping[str, Any]) -> Table:
    """Return the combinations on the table, in whatever order they are written."""
    return normal(read_melds(document, "table", partial(read_piece, stars=game.has_stars), EXAMPLE, len(game.box)))


def read_rack(game: "TileRummy", document: Mapping[str, Any]) -> Rack:
    """Return the tiles on the rack."""
    return read_pieces(document, "rack", partial(read_tile, stars=game.has_stars), EXAMPLE, len(game.box))
