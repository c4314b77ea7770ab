"""Positions on a real table: read, checked, judged and solved."""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee.core.answers import Answer, Solved
from tablee.core.errors import IllegalAction, InvalidPosition, Refusal
from tablee.core.pieces.counting import removed
from tablee.core.pieces.melds import LaidTable, Table
from tablee.core.positions.reading import check_box, check_keys, read_melds, read_opened, read_part, read_pieces
from tablee.engines.tiles import solve
from tablee.games.tile_rummy.laying.judging import judge_lay
from tablee.games.tile_rummy.laying.solving import HURRIED, UNHURRIED, rules_of
from tablee.games.tile_rummy.melds import find_flaw, normal
from tablee.games.tile_rummy.pieces.tiles import STAR, TILE, read_piece, read_tile
from tablee.games.tile_rummy.refusals import REFUSALS
from tablee.games.tile_rummy.state import Rack

if TYPE_CHECKING:
    from tablee.games.tile_rummy.rules import TileRummy

EXAMPLE = (
    '{"before": {"table": [["R7", "R8", "*R9"]], "rack": ["R10", "K1"], "opened": true}, '
    '"after": {"table": [["R7", "R8", "*R9", "R10"]], "rack": ["K1"]}}'
)


def referee(game: "TileRummy", document: Mapping[str, Any]) -> Refusal | None:
    """Judge a move of the player who holds the rack; None means that it is legal."""
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


def solve_document(
    game: "TileRummy", document: Mapping[str, Any], objective: str, *, hurried: bool
) -> Answer[LaidTable]:
    """Answer `{"options": ..., "table": [...], "rack": [...], "opened": true}` with what to lay, and how."""
    check_keys(document, ("options", "table", "rack", "opened"))
    table, rack = read_position(game, document)
    limit = HURRIED if hurried else UNHURRIED
    answer = solve(table, rack, rules_of(game), opened=read_opened(document), objective=objective, limit=limit)
    return Solved(answer.plan._replace(table=normal(answer.plan.table))) if isinstance(answer, Solved) else answer


def read_position(game: "TileRummy", document: Mapping[str, Any]) -> tuple[Table, Rack]:
    """Return the table and the rack before a turn, which must be possible in a game."""
    table, rack = read_table(game, document), read_rack(game, document)
    if not rack:
        raise InvalidPosition("the rack is empty: the round is over")
    check_box([*(TILE[piece] for meld in table for piece in meld), *rack], game.box, {STAR: "the star"})
    for meld in table:
        flaw = find_flaw(meld, game.agreed)
        if flaw is not None:
            raise InvalidPosition(f"the table is impossible: {REFUSALS(flaw.code, meld, **dict(flaw.args))}")
    return table, rack


def read_table(game: "TileRummy", document: Mapping[str, Any]) -> Table:
    """Return the combinations on the table, in any order."""
    return normal(read_melds(document, "table", partial(read_piece, stars=game.has_stars), EXAMPLE, len(game.box)))


def read_rack(game: "TileRummy", document: Mapping[str, Any]) -> Rack:
    """Return the tiles on the rack."""
    return read_pieces(document, "rack", partial(read_tile, stars=game.has_stars), EXAMPLE, len(game.box))
