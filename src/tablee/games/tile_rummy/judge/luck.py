"""Chances by the fixed function of the tiles that cannot be laid, and by them the luck of a tile from the pool.

Luck is what the round is worth with the tile, less the mean of all that might have come.
"""

from collections import Counter
from collections.abc import Sequence
from math import fsum
from operator import mul

from tablee.core.game import Player
from tablee.games.tile_rummy.judge.outlook import Side, chances_to_be_first, costs, side_of
from tablee.games.tile_rummy.judge.stakes import Stakes, final_cost
from tablee.games.tile_rummy.pieces.tiles import Tile
from tablee.games.tile_rummy.rules import TileRummy
from tablee.games.tile_rummy.state import State

#: How much of it counts. Any part has a mean of zero; results bear out about half (`docs/analysis.md`), since players
#: do not make of a tile what the function expects.
BORNE_OUT = 0.5


def outlook_of(game: TileRummy, state: State, stakes: Stakes) -> tuple[float, ...]:
    """Return everybody's chances."""
    sides = [side_of(game, state, player) for player in range(len(state.racks))]
    return _chances(game, sides, [final_cost(game.version, cost) for cost in costs(game, state)], stakes)


def luck_of(game: TileRummy, before: State, player: Player, after: State, stakes: Stakes) -> tuple[float, ...]:
    """Return what the tile that the player drew has changed for everybody; the sum is zero."""
    *kept, drawn = after.racks[player]
    values = values_of_draws(game, before, player, tuple(kept), after, stakes)
    might = Counter(before.pool)
    usual = [
        fsum(values[tile][each] * count for tile, count in sorted(might.items())) / len(before.pool)
        for each in range(len(after.racks))
    ]
    return tuple([BORNE_OUT * (value - mean) for value, mean in zip(values[drawn], usual, strict=True)])


def values_of_draws(
    game: TileRummy, before: State, player: Player, kept: tuple[Tile, ...], after: State, stakes: Stakes
) -> dict[Tile, tuple[float, ...]]:
    """Return everybody's chances for each tile that might have come."""
    sides = {other: side_of(game, after, other) for other in range(len(after.racks)) if other != player}
    finally_paid = [final_cost(game.version, cost) for cost in costs(game, after)]
    values = {}
    for tile in sorted(set(before.pool)):
        rack = (*kept, tile)
        racks = after.racks[:player] + (rack,) + after.racks[player + 1 :]
        sides[player] = side_of(game, after._replace(racks=racks), player)
        finally_paid[player] = final_cost(game.version, game.points_left(rack))
        values[tile] = _chances(game, [sides[other] for other in range(len(racks))], finally_paid, stakes)
    return values


def _chances(
    game: TileRummy, sides: Sequence[Side], finally_paid: Sequence[float], stakes: Stakes
) -> tuple[float, ...]:
    firsts = chances_to_be_first(game.version, sides)
    won = [stakes.won_by(winner, finally_paid) for winner in range(len(sides))]
    return tuple([fsum(map(mul, firsts, chances)) for chances in zip(*won, strict=True)])
