"""Positions that people have on a real table: read, checked, judged and solved."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from tablee.core.errors import IllegalAction, InvalidNotation, InvalidPosition, Refusal, did_you_mean
from tablee.games.tile_rummy.laying import judge_lay
from tablee.games.tile_rummy.melds import Table, find_flaw, normal
from tablee.games.tile_rummy.refusals import REFUSALS
from tablee.games.tile_rummy.solving import HURRIED, UNHURRIED, best_lay
from tablee.games.tile_rummy.state import Rack
from tablee.games.tile_rummy.tiles import STAR, TILE, read_piece, read_tile, removed

if TYPE_CHECKING:
    from tablee.games.tile_rummy.rules import TileRummy

EXAMPLE = (
    '{"before": {"table": [["R7", "R8", "*R9"]], "rack": ["R10", "K1"], "opened": true}, '
    '"after": {"table": [["R7", "R8", "*R9", "R10"]], "rack": ["K1"]}}'
)


def referee(game: "TileRummy", document: Mapping[str, Any]) -> Refusal | None:
    """Judge a lay of the player who holds the rack; None means that it is legal."""
    check_keys(document, ("options", "before", "after"))
    before, after = _part(document, "before"), _part(document, "after")
    check_keys(before, ("table", "rack", "opened"))
    check_keys(after, ("table", "rack"))
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
        "rack": list(best.rack),
        "optimal": best.optimal,
    }


def read_position(game: "TileRummy", document: Mapping[str, Any]) -> tuple[Table, Rack]:
    """Return the table and the rack before a turn, which must be such as can come about."""
    table, rack = read_table(game, document), read_rack(game, document)
    if not rack:
        raise InvalidPosition("the rack is empty: the round is over")
    for meld in table:
        flaw = find_flaw(meld, game.agreed)
        if flaw is not None:
            raise InvalidPosition(f"the table cannot lie like this: {REFUSALS(flaw.code, meld, **dict(flaw.args))}")
    here = Counter(TILE[piece] for meld in table for piece in meld) + Counter(rack)
    for tile, count in (here - Counter(game.box)).items():
        has = here[tile] - count
        raise InvalidPosition(f"{'the star' if tile == STAR else tile} is there {here[tile]} times, the box has {has}")
    return table, rack


def read_opened(document: Mapping[str, Any]) -> bool:
    """Return whether the player has opened in an earlier turn; if nothing is said, they have."""
    opened = document.get("opened", True)
    if not isinstance(opened, bool):
        raise InvalidPosition(f"opened is true or false, not {str(opened)[:80]!r}")
    return opened


def read_table(game: "TileRummy", document: Mapping[str, Any]) -> Table:
    """Return the combinations on the table, in whatever order they are written."""
    melds = document.get("table")
    if not isinstance(melds, list) or not all(isinstance(meld, list) and meld for meld in melds):
        raise InvalidPosition(f"table must be a list of lists of pieces; write {EXAMPLE}")
    return normal([_read(read_piece, piece, game) for piece in meld] for meld in melds)


def read_rack(game: "TileRummy", document: Mapping[str, Any]) -> Rack:
    """Return the tiles on the rack."""
    tiles = document.get("rack")
    if not isinstance(tiles, list):
        raise InvalidPosition(f"rack must be a list of tiles; write {EXAMPLE}")
    return tuple(_read(read_tile, tile, game) for tile in tiles)


def _read(reader: Callable[..., str], text: object, game: "TileRummy") -> str:
    if not isinstance(text, str):
        raise InvalidPosition(f"a tile is a text like 'R7', not {str(text)[:80]!r}")
    try:
        return reader(text, stars=game.has_stars)
    except InvalidNotation as error:
        raise InvalidPosition(str(error)) from None


def _part(document: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    part = document.get(key)
    if not isinstance(part, Mapping):
        raise InvalidPosition(f"{key} must be an object with table and rack; write {EXAMPLE}")
    return part


def check_keys(document: Mapping[str, Any], known: tuple[str, ...]) -> None:
    """Refuse a key that nobody reads: it may be a slip of the pen."""
    for key in document:
        if key not in known:
            raise InvalidPosition(f"unknown key {str(key)[:80]!r}{did_you_mean(str(key)[:80], known)}")
