"""Facts derived from a view of Tile Rummy: tiles that cannot be laid, and unseen tiles."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from tablee.core.pieces.counting import removed
from tablee.core.pieces.melds import LaidTable, Table
from tablee.games.tile_rummy.laying.finding import by_use
from tablee.games.tile_rummy.laying.solving import HURRIED, best_lay
from tablee.games.tile_rummy.melds import worth
from tablee.games.tile_rummy.pieces.tiles import STAR, TILE, Tile
from tablee.games.tile_rummy.rules import TileRummy
from tablee.games.tile_rummy.state import Rack, View

CANNOT_OPEN = 2.5  # as bad as this many tiles that cannot be laid
SHORT_OF_OPENING = 0.12  # as bad, for each point that is missing


@dataclass(frozen=True)
class Seen:
    """A view, and facts derived from it."""

    game: TileRummy
    view: View

    @property
    def me(self) -> int:
        """The player of the view."""
        assert self.view.me is not None, "only a player acts"
        return self.view.me

    @property
    def opened(self) -> bool:
        """Whether I have opened in an earlier turn."""
        return self.view.opened[self.me]

    @property
    def exchanges(self) -> bool:
        """Whether a turn is either a move or an exchange."""
        return self.game.version == "exchange" and self.view.pool > 0

    @property
    def may_wait(self) -> bool:
        """Whether tiles may just as well be laid later: I have opened, more tiles come, and the round goes on."""
        players = len(self.view.counts)
        goes_on = self.view.idle + players < self.game.blocked_after * players
        return self.opened and self.view.pool > 0 and goes_on

    @property
    def others(self) -> list[int]:
        """Everybody else, the next to act first."""
        players = len(self.view.counts)
        return [(self.me + step) % players for step in range(1, players)]

    @cached_property
    def unseen(self) -> Counter[Tile]:
        """The tiles that are neither on the table nor on my rack."""
        tiles = Counter(self.game.box)
        tiles.subtract(self.view.hand)
        tiles.subtract(TILE[piece] for meld in self.view.table for piece in meld)
        return +tiles

    def lay(self, objective: str = "tiles", rack: Rack | None = None) -> LaidTable | None:
        """Return the best that I may lay now, if there is anything."""
        mine = self.view.hand if rack is None else rack
        best = best_lay(self.game, self.view.table, mine, self.opened, objective, HURRIED)
        return best if best and best.laid else None


def left_over(game: TileRummy, table: Table, rack: Rack) -> Rack:
    """Return the tiles left on a rack after laying as much as possible, for a player who has opened."""
    best = best_lay(game, table, rack, opened=True, patience=HURRIED)
    return best.left if best else rack


def burden(game: TileRummy, table: Table, rack: Rack, opened: bool) -> float:
    """Return how many tiles of a rack cannot be laid; not having opened counts as some more."""
    tiles = len(left_over(game, table, rack))
    if opened:
        return tiles
    alone = best_lay(game, (), rack, opened=True, objective="points", patience=HURRIED)
    missing = game.opening_minimum - (worth(alone.table) if alone else 0)
    return tiles + CANNOT_OPEN + SHORT_OF_OPENING * missing if missing > 0 else tiles


def without(rack: Rack, tile: Tile) -> Rack:
    """Return a rack without one of its tiles."""
    return removed(rack, (tile,))


def least_useful(rack: Rack, most: int) -> list[Tile]:
    """Return the tiles to give away first; a star only if there is nothing else."""
    tiles = by_use(rack)
    return [tile for tile in tiles if tile != STAR][:most] or tiles
