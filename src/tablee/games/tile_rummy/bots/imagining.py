"""Samples the others' racks from unseen tiles, preferring racks that explain what they did."""

from itertools import islice
from random import Random

from tablee.core.game import Player
from tablee.core.pieces.melds import Table
from tablee.games.tile_rummy.bots.seeing import Seen, left_over
from tablee.games.tile_rummy.laying.solving import HURRIED, best_lay
from tablee.games.tile_rummy.state import Rack

HELD_BACK = 0.35  # likelihood that a player who could lay exchanged instead
TRIES = 3  # attempts to sample another world when one is rejected


def imagine_racks(seen: Seen, worlds: int, rng: Random) -> list[dict[Player, Rack]]:
    """Return this many worlds, a rack for each other player; racks that do not explain their last turns are rarer."""
    return [_imagine(seen, TRIES, rng) for _ in range(worlds)]


def _imagine(seen: Seen, tries: int, rng: Random) -> dict[Player, Rack]:
    unseen = list(seen.unseen.elements())
    rng.shuffle(unseen)
    tiles = iter(unseen)
    racks = {player: tuple(islice(tiles, seen.view.counts[player])) for player in seen.others}
    if tries == 0 or all(rng.random() < _belief(seen, player, rack) for player, rack in racks.items()):
        return racks
    return _imagine(seen, tries - 1, rng)


def _belief(seen: Seen, player: Player, rack: Rack) -> float:
    """Return how well a rack explains that its player exchanged a tile; its last tile is assumed to be the new one."""
    table = table_when_exchanged(seen, player)
    if table is None:
        return 1
    before = rack[:-1]
    if not seen.view.opened[player]:
        opening = best_lay(seen.game, (), before, opened=False, patience=HURRIED)
        return HELD_BACK if opening and opening.laid else 1
    left = len(left_over(seen.game, table, before))
    return 0 if left == 0 else HELD_BACK if left < len(before) else 1


def table_when_exchanged(seen: Seen, player: Player) -> Table | None:
    """Return the table when the player exchanged a tile in the last turn; None if it is unknown."""
    laid_since = 0
    for entry in reversed(seen.view.log):
        if entry.player == player:
            if entry.action != "exchange" or laid_since > 1:
                return None
            return seen.view.before if laid_since else seen.view.table
        laid_since += entry.action.startswith("lay ")
    return None
