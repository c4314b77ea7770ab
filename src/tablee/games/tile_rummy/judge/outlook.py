"""Who will go out first, all racks known: a fixed function of the tiles that cannot be laid.

It is fast and smooth rather than exact: the luck of a draw is the difference of two such values, and its mean is zero
whatever the function. `tools/fit_analysis.py` fits the weights to finished rounds, with `draws`, `compare` and `costs`.
"""

from collections.abc import Sequence
from math import exp, fsum, log2
from typing import NamedTuple

from tablee.core.game import Player
from tablee.games.tile_rummy.bots.seeing import burden
from tablee.games.tile_rummy.rules import TileRummy
from tablee.games.tile_rummy.state import Action, Draw, Exchange, State


class Weights(NamedTuple):
    """How much each difference between two players counts, in logits."""

    turn: float  # acts next
    opened: float  # unopened racks count as having more tiles that cannot be laid, so this may be negative
    left: float  # half as many tiles that cannot be laid, counting one more: a logarithm to base 2


class Side(NamedTuple):
    """What counts of one player."""

    turn: bool  # acts next
    opened: bool
    left: float  # tiles that cannot be laid; not being able to open counts as some more


#: By the version of the game, fitted to 440, 200 and 440 rounds between all levels.
WEIGHTS = {
    "exchange": Weights(turn=0.04, opened=-0.39, left=0.99),
    "draw-keep": Weights(turn=-0.02, opened=-0.01, left=0.63),
    "draw-discard": Weights(turn=-0.11, opened=-0.02, left=0.86),
}


def side_of(game: TileRummy, state: State, player: Player) -> Side:
    """Return what counts of a player; the tile that is rejected at the end of this turn need not be laid."""
    opened = state.opened[player]
    left = burden(game, state.table, state.racks[player], opened)
    spare = game.version == "draw-discard" and state.drawn and player == state.turn
    return Side(player == state.turn, opened, max(0.0, left - spare))


def differences(one: Side, other: Side) -> tuple[float, ...]:
    """Return the difference between two players for each weight."""
    return (
        float(one.turn) - float(other.turn),
        float(one.opened) - float(other.opened),
        log2((1 + other.left) / (1 + one.left)),
    )


def draws(action: Action) -> bool:
    """Return whether chance gives a tile for this action."""
    return isinstance(action, Draw | Exchange)


def compare(game: TileRummy, state: State, winner: Player) -> list[tuple[float, ...]]:
    """Return the differences between a player and each of the others."""
    sides = [side_of(game, state, player) for player in range(len(state.racks))]
    return [differences(sides[winner], side) for player, side in enumerate(sides) if player != winner]


def costs(game: TileRummy, state: State) -> list[int]:
    """Return what each player would pay now."""
    return [game.points_left(rack) for rack in state.racks]


def chances_to_be_first(version: str, sides: Sequence[Side]) -> tuple[float, ...]:
    """Return each player's chance to go out first; among several, by how they compare with each of the others."""
    weights = WEIGHTS[version]
    against = [[_beats(weights, one, other) for other in sides if other is not one] for one in sides]
    products = []
    for chances in against:
        product = 1.0
        for chance in chances:
            product *= chance
        products.append(product)
    return tuple([product / fsum(products) for product in products])


def _beats(weights: Weights, one: Side, other: Side) -> float:
    logit = fsum([weight * more for weight, more in zip(weights, differences(one, other), strict=True)])
    return 1 / (1 + exp(-logit))
