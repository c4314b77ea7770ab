"""States, actions and views, as data and text only."""

from dataclasses import dataclass
from typing import NamedTuple

from tablee.core.chance import Chance
from tablee.core.game import Player
from tablee.core.pieces.melds import Table, write_table
from tablee.core.turns import LogEntry, Pass, Timeout
from tablee.games.tile_rummy.pieces.tiles import ORDER, Tile

Rack = tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay tiles of the rack: the whole resulting table, and in `draw-discard` the rejected tile."""

    table: Table
    reject: Tile | None = None

    def __str__(self) -> str:
        rejected = f" reject {self.reject}" if self.reject else ""
        return f"lay {write_table(self.table)}{rejected}"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Exchange a tile for one drawn from the pool, unseen by the others (TR-31)."""

    tile: Tile

    def __str__(self) -> str:
        return f"exchange {self.tile}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the tile with which a turn begins (TR-50, TR-51); the turn goes on."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Reject:
    """Put a tile aside, or back into the pool, without having laid (TR-50)."""

    tile: Tile

    def __str__(self) -> str:
        return f"reject {self.tile}"


Action = Lay | Exchange | Draw | Reject | Pass | Timeout


class State(NamedTuple):
    """One round. `turn` is None when it is over. The tile drawn in a turn is the last one of the rack."""

    racks: tuple[Rack, ...]
    pool: tuple[Tile, ...]  # face down; the last one is drawn next
    aside: tuple[Tile, ...]  # rejected, face down (TR-50)
    table: Table
    before: Table  # the table before tiles were last laid
    opened: tuple[bool, ...]  # who has opened in an earlier turn
    turn: Player | None
    first: Player
    drawn: bool  # whether the player whose turn it is has drawn
    idle: int  # turns since a tile was laid (TR-36)
    passes: int  # with an empty pool, in a row (TR-42)
    double: bool  # the round was won in one turn (TR-41)
    chance: Chance  # of later shuffles; no view shows it
    log: tuple[LogEntry, ...]

    def __str__(self) -> str:
        lines = [f"table: {write_table(self.table) or 'empty'}"]
        for player, rack in enumerate(self.racks):
            mark = "*" if player == self.turn else " "
            opened = " (opened)" if self.opened[player] else ""
            tiles = sorted(rack, key=ORDER.__getitem__)
            lines.append(f"{mark} p{player}{opened}: {' '.join(tiles) or 'nothing left'}")
        lines.append(f"pool: {len(self.pool)}{f', next {self.pool[-1]}' if self.pool else ''}")
        if self.aside:
            lines.append(f"aside: {' '.join(self.aside)}")
        return "\n".join(lines)


@dataclass(frozen=True)
class View:
    """What one player, or a spectator, may know."""

    me: Player | None  # None: a spectator
    turn: Player | None  # None: the round is over
    first: Player
    table: tuple[tuple[str, ...], ...]
    before: tuple[tuple[str, ...], ...]  # the table before tiles were last laid
    hand: tuple[str, ...]  # my rack; a tile that I drew in this turn is the last one
    counts: tuple[int, ...]  # how many tiles each player holds
    pool: int  # how many tiles it has
    aside: int  # how many tiles were rejected
    opened: tuple[bool, ...]
    drawn: bool  # whether the player whose turn it is has drawn
    idle: int  # turns since a tile was laid
    passes: int  # with an empty pool, in a row
    double: bool  # everything counts double
    kinds: tuple[str, ...]  # of actions that I may try now: lay, exchange, draw, reject, pass
    log: tuple[LogEntry, ...]  # `lay R7 R8` lists tiles of the rack, `star R9 B5` what a star stood for; `exchange` lists none
    shown: tuple[tuple[str, ...], ...]  # all racks, once the round is over; empty before
