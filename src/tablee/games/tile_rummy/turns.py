"""The effect of each action on a round, and when it is refused."""

from typing import TYPE_CHECKING, assert_never

from tablee.core.common_options.timing import has_clock
from tablee.core.game import Player
from tablee.core.pieces.counting import removed
from tablee.core.turns import LogEntry, Pass, Timeout, check_turn
from tablee.games.tile_rummy.laying.judging import judge_lay
from tablee.games.tile_rummy.melds import star_moves
from tablee.games.tile_rummy.pieces.tiles import Tile
from tablee.games.tile_rummy.refusals import REFUSALS
from tablee.games.tile_rummy.state import Action, Draw, Exchange, Lay, Rack, Reject, State

if TYPE_CHECKING:
    from tablee.games.tile_rummy.rules import TileRummy


def apply(game: "TileRummy", state: State, player: Player, action: Action) -> State:
    """Return the state after the action, or refuse it."""
    check_turn(state.turn, player)
    match action:
        case Draw():
            return draw(game, state, player)
        case Timeout():
            return timeout(game, state, player)
    if must_draw(game, state):
        raise REFUSALS("draw.first")
    match action:
        case Lay():
            return lay(game, state, player, action)
        case Exchange():
            return exchange(game, state, player, action.tile)
        case Reject():
            return reject(game, state, player, action.tile)
        case Pass():
            return pass_turn(game, state, player)
        case _:
            assert_never(action)


def must_draw(game: "TileRummy", state: State) -> bool:
    """Whether the player still has to draw before anything else."""
    return game.draws and not state.drawn and bool(state.pool)


def draw(game: "TileRummy", state: State, player: Player) -> State:
    """TR-50, TR-51: the turn begins by drawing a tile from the pool."""
    if not game.draws:
        raise REFUSALS("draw.not_this_version")
    if state.drawn:
        raise REFUSALS("draw.already")
    if not state.pool:
        raise REFUSALS("draw.pool_empty")
    rack = state.racks[player] + state.pool[-1:]
    return with_rack(state, player, rack)._replace(
        pool=state.pool[:-1], drawn=True, log=state.log + (LogEntry(player, "draw"),)
    )


def lay(game: "TileRummy", state: State, player: Player, action: Lay) -> State:
    """TR-30 to TR-34, TR-37, TR-40, TR-41."""
    laid = judge_lay(game, state.table, state.racks[player], state.opened[player], action.table)
    rack = removed(state.racks[player], laid)
    rejects = game.version == "draw-discard"
    if action.reject and not rejects:
        raise REFUSALS("reject.not_this_version", [action.reject])
    if rejects and not rack:
        raise REFUSALS("lay.none_to_reject", laid)
    if rejects and action.reject is None:
        raise REFUSALS("lay.which_reject", rack)
    after = with_rack(state, player, rack)._replace(
        table=action.table,
        before=state.table,
        opened=state.opened[:player] + (True,) + state.opened[player + 1 :],
        double=game.doubling and len(rack) == int(rejects) and not state.opened[player],
    )
    if action.reject:
        after = rejected(game, after, player, action.reject)
    moves = star_moves(state.table, action.table)
    return end_turn(game, after, player, f"lay {' '.join(laid)}", *(f"star {old} {new}" for old, new in moves))


def exchange(game: "TileRummy", state: State, player: Player, tile: Tile) -> State:
    """TR-31, TR-51: the new tile is drawn first, then the old one is shuffled into the pool."""
    if game.version == "draw-discard":
        raise REFUSALS("exchange.not_this_version", [tile])
    if not game.may_exchange(state, player):
        raise REFUSALS("exchange.opened", [tile])
    if tile not in state.racks[player]:
        raise REFUSALS("exchange.not_on_rack", [tile], tile=tile)
    if not state.pool:
        raise REFUSALS("exchange.pool_empty", [tile])
    rack = removed(state.racks[player], (tile,)) + state.pool[-1:]
    after = shuffled_in(with_rack(state, player, rack)._replace(pool=state.pool[:-1]), tile)
    return end_turn(game, after, player, "exchange")


def reject(game: "TileRummy", state: State, player: Player, tile: Tile) -> State:
    """TR-50: a turn without laying ends by rejecting a tile."""
    if game.version != "draw-discard":
        raise REFUSALS("reject.not_this_version", [tile])
    if not state.drawn:
        raise REFUSALS("reject.nothing_drawn", [tile])
    return end_turn(game, rejected(game, state, player, tile), player, "reject")


def rejected(game: "TileRummy", state: State, player: Player, tile: Tile) -> State:
    """Return the state with a tile of the rack put aside, or back into the pool."""
    if tile not in state.racks[player]:
        raise REFUSALS("reject.not_on_rack", [tile], tile=tile)
    after = with_rack(state, player, removed(state.racks[player], (tile,)))
    return shuffled_in(after, tile) if game.rejected == "pool" else after._replace(aside=state.aside + (tile,))


def pass_turn(game: "TileRummy", state: State, player: Player) -> State:
    """TR-35, TR-38, TR-42."""
    if game.version == "exchange" and state.pool:
        raise REFUSALS("pass.must_exchange")
    if game.version == "draw-discard" and state.drawn:
        raise REFUSALS("pass.must_reject")
    return end_turn(game, state, player, "pass")


def timeout(game: "TileRummy", state: State, player: Player) -> State:
    """TR-13: a pass without exchanging; a tile is still drawn if it must be, and in `draw-discard` rejected."""
    if not has_clock(game):
        raise REFUSALS("timeout.no_limit")
    after = draw(game, state, player) if must_draw(game, state) else state
    if game.version == "draw-discard" and after.drawn:
        after = rejected(game, after, player, after.racks[player][-1])
    return end_turn(game, after, player, "timeout")


def end_turn(game: "TileRummy", state: State, player: Player, told: str, *also: str) -> State:
    """Log the turn and check whether the round is over (TR-36, TR-40, TR-42)."""
    laid = told.startswith("lay ")
    idle = 0 if laid else state.idle + 1
    passes = state.passes + 1 if not laid and not state.drawn and not state.pool else 0
    out = not state.racks[player]
    blocked = idle >= game.blocked_after * len(state.racks) or passes >= len(state.racks)
    return state._replace(
        turn=None if out or blocked else (player + 1) % len(state.racks),
        drawn=False,
        idle=idle,
        passes=passes,
        log=state.log + tuple(LogEntry(player, entry) for entry in (told, *also)),
    )


def with_rack(state: State, player: Player, rack: Rack) -> State:
    """Return the state with another rack for one player."""
    return state._replace(racks=state.racks[:player] + (rack,) + state.racks[player + 1 :])


def shuffled_in(state: State, tile: Tile) -> State:
    """Return the state with the tile in the pool and the pool shuffled; the next shuffle uses fresh randomness."""
    pool = state.chance.child("shuffle").shuffled(state.pool + (tile,))
    return state._replace(pool=pool, chance=state.chance.child("next"))
