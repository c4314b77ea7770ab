"""Candidate plans of an expert in Tile Rummy, and their outcomes."""

from collections.abc import Iterator
from dataclasses import dataclass

from tablee.core.pieces.melds import LaidTable, Table
from tablee.core.turns import Pass
from tablee.games.tile_rummy.bots.seeing import Seen, burden, least_useful, left_over, without
from tablee.games.tile_rummy.melds import normal
from tablee.games.tile_rummy.pieces.tiles import STAR, Tile
from tablee.games.tile_rummy.state import Action, Exchange, Lay, Rack, Reject

OBJECTIVES = ("tiles", "keep_stars", "points")
PARTED_WITH = 8  # different tiles that it considers giving away now,
PARTED_WITH_LATER = 3  # and after a move
CONSIDER_ALL_TILES = 5  # with at most this many tiles, each is considered
TROUBLE_OF_TILE, TROUBLE_OF_STAR, MUCH_TROUBLE = 2, 25, 80  # when solving is slow, it tries only every second tile
USUAL_PACE = 0.4  # tiles per turn, if tiles are drawn anyway

Chances = dict[int, float]  # number of tiles left over -> probability


@dataclass(frozen=True)
class Plan:
    """An action, the table and the points on the rack after it, and the tiles left over in the next turn."""

    action: Action
    table: Table
    points: int
    left: Chances
    pace: float  # tiles left over that a turn removes
    is_out: bool = False  # no tile is left: the round is won


def lays(seen: Seen) -> list[LaidTable]:
    """Return the moves worth a thought: most tiles, stars kept, most points."""
    found: dict[Rack, LaidTable] = {}
    for objective in OBJECTIVES:
        best = seen.lay(objective)
        if best is None:
            break
        found.setdefault(tuple(sorted(best.laid)), best)
    return list(found.values())


def plans(seen: Seen, also: Tile | None = None) -> Iterator[Plan]:
    """Yield all plans worth considering, and to part with this tile; just one if the player can go out."""
    found = lays(seen)
    if seen.game.version != "draw-discard" and found and not found[0].left:
        yield Plan(Lay(normal(found[0].table)), found[0].table, 0, {0: 1}, USUAL_PACE, is_out=True)
        return
    rejects = seen.game.version == "draw-discard"
    laying = list(_lays_and_rejects(seen, found)) if rejects else [after_lay(seen, lay) for lay in found]
    yield from laying
    if laying and not seen.may_wait:
        return
    yield from waits(seen, also)


def waits(seen: Seen, also: Tile | None = None) -> Iterator[Plan]:
    """Yield the plans that lay nothing."""
    if "exchange" in seen.view.kinds:
        yield from exchanges(seen, also)
        return
    if "reject" not in seen.view.kinds:
        yield passing(seen)
        return
    hand = seen.view.hand
    for tile in _with(also, least_useful(hand, PARTED_WITH)):
        yield after_reject(seen, Reject(tile), seen.view.table, without(hand, tile), seen.opened)


def passing(seen: Seen) -> Plan:
    """Return the plan to do nothing."""
    hand, table = seen.view.hand, seen.view.table
    return Plan(Pass(), table, seen.game.points_left(hand), next_time(seen, table, hand, seen.opened), USUAL_PACE)


def exchanges(seen: Seen, also: Tile | None = None) -> Iterator[Plan]:
    """Yield every exchange worth considering: mostly of tiles that cannot be laid."""
    hand, table = seen.view.hand, seen.view.table
    held = left_over(seen.game, table, hand) if seen.opened and len(hand) > CONSIDER_ALL_TILES else hand
    usual = least_useful(held or hand, PARTED_WITH)  # a player who can lay everything may still exchange
    chances = {tile: next_time(seen, table, without(hand, tile), seen.opened) for tile in _with(also, usual)}
    pace = burden(seen.game, table, hand, seen.opened) - min(map(mean, chances.values()))
    for tile, left in chances.items():
        yield Plan(Exchange(tile), table, seen.game.points_left(hand), left, pace)


def _with(also: Tile | None, tiles: list[Tile]) -> list[Tile]:
    return tiles if also is None or also in tiles else [*tiles, also]


def next_time(seen: Seen, table: Table, rack: Rack, opened: bool) -> Chances:
    """Return the distribution of tiles left over after drawing one of the unseen tiles."""
    chances: Chances = {}
    trouble = TROUBLE_OF_TILE * len(rack) + TROUBLE_OF_STAR * rack.count(STAR)
    tiles = list(seen.unseen.items())[:: 1 + trouble // MUCH_TROUBLE]
    total = sum(count for _, count in tiles)
    for tile, count in tiles:
        left = round(burden(seen.game, table, (*rack, tile), opened))
        chances[left] = chances.get(left, 0) + count / total
    return chances


def mean(chances: Chances) -> float:
    """Return the expected number of tiles left over."""
    return sum(tiles * chance for tiles, chance in chances.items())


def after_lay(seen: Seen, lay: LaidTable) -> Plan:
    """Where a move leads that ends the turn."""
    action, points = Lay(normal(lay.table)), seen.game.points_left(lay.left)
    if not seen.exchanges:
        return Plan(action, lay.table, points, next_time(seen, lay.table, lay.left, opened=True), USUAL_PACE)
    tiles = least_useful(lay.left, PARTED_WITH_LATER)
    later = min(mean(next_time(seen, lay.table, without(lay.left, tile), opened=True)) for tile in tiles)
    left = len(left_over(seen.game, lay.table, lay.left))
    return Plan(action, lay.table, points, {left: 1}, left - later)


def _lays_and_rejects(seen: Seen, found: list[LaidTable]) -> Iterator[Plan]:
    """Yield lays with each tile that may end the turn; a player who could lay everything keeps one tile for that."""
    for lay in found:
        for tile in least_useful(lay.left, PARTED_WITH_LATER):
            rack = without(lay.left, tile)
            yield after_reject(seen, Lay(normal(lay.table), tile), lay.table, rack, opened=True)
        for tile in seen.view.hand if not lay.left else ():
            fewer = seen.lay(rack=without(seen.view.hand, tile))
            if fewer is not None:
                yield after_reject(seen, Lay(normal(fewer.table), tile), fewer.table, fewer.left, opened=True)


def after_reject(seen: Seen, action: Action, table: Table, rack: Rack, opened: bool) -> Plan:
    """Return the plan of a turn that ends with a reject; in the next one a tile may be left over, to be rejected."""
    if not rack:
        return Plan(action, table, 0, {0: 1}, USUAL_PACE, is_out=True)
    chances: Chances = {}
    for tiles, chance in next_time(seen, table, rack, opened).items():
        chances[max(0, tiles - 1)] = chances.get(max(0, tiles - 1), 0) + chance
    return Plan(action, table, seen.game.points_left(rack), chances, USUAL_PACE)
