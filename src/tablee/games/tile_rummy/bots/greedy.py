"""Tile Rummy: lay as many tiles as possible, else give away the tile that matches the fewest others."""

from collections.abc import Callable

from tablee.bots import Choice, Seat
from tablee.core.game import AnyGame
from tablee.core.pieces.counting import removed
from tablee.core.turns import Pass
from tablee.games.tile_rummy.laying.finding import by_use
from tablee.games.tile_rummy.laying.solving import HURRIED, best_lay
from tablee.games.tile_rummy.melds import normal
from tablee.games.tile_rummy.pieces.tiles import Tile
from tablee.games.tile_rummy.rules import TileRummy
from tablee.games.tile_rummy.state import Action, Draw, Exchange, Lay, Rack, Reject, View


def greedy(seat: Seat) -> Choice:
    """Lay as many tiles as the solver finds, else exchange or reject the least useful tile."""
    game = seat.game
    view: View = seat.view
    return Choice(_play(game, view, _least_useful))


def greedy_random(seat: Seat) -> Choice:
    """Lay as many tiles as the solver finds, else exchange or reject any tile; for comparison only."""
    game = seat.game
    view: View = seat.view
    rng = seat.rng
    return Choice(_play(game, view, rng.choice))


def _play(game: AnyGame, view: View, part_with: Callable[[Rack], Tile]) -> Action:
    assert isinstance(game, TileRummy)
    if "draw" in view.kinds:
        return Draw()
    lay = _lay_and_reject(game, view, part_with) if game.version == "draw-discard" else _lay(game, view, view.hand)
    if lay is not None:
        return lay
    if "exchange" in view.kinds:
        return Exchange(part_with(view.hand))
    return Reject(part_with(view.hand)) if "reject" in view.kinds else Pass()


def _lay(game: TileRummy, view: View, rack: Rack, reject: Tile | None = None) -> Lay | None:
    """Return the move that lays the most of these tiles; None if nothing can be laid."""
    assert view.me is not None, "only a player acts"
    best = best_lay(game, view.table, rack, view.opened[view.me], patience=HURRIED)
    return Lay(normal(best.table), reject) if best and best.laid else None


def _lay_and_reject(game: TileRummy, view: View, part_with: Callable[[Rack], Tile]) -> Lay | None:
    """Return a move that leaves a tile to reject; if all could be laid, the cheapest tile is kept."""
    assert view.me is not None, "only a player acts"
    best = best_lay(game, view.table, view.hand, view.opened[view.me], patience=HURRIED)
    if best is None or not best.laid:
        return None
    if best.left:
        return Lay(normal(best.table), part_with(best.left))
    lays = [_lay(game, view, removed(view.hand, (tile,)), tile) for tile in by_use(view.hand)]
    return max(filter(None, lays), key=lambda lay: sum(map(len, lay.table)), default=None)


def _least_useful(rack: Rack) -> Tile:
    return by_use(rack)[0]
