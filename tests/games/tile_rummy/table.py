"""Positions drawn as text, for tests that read like the booklet."""

from dataclasses import replace
from typing import Any

from tablee.core.chance import Chance
from tablee.core.errors import Refusal
from tablee.core.pieces.melds import Table, write_table
from tablee.games.tile_rummy import TileRummy
from tablee.games.tile_rummy.notation import read_table
from tablee.games.tile_rummy.state import State
from tests.games.moves import play, refusal

GAME = TileRummy()
DISCARD = TileRummy(version="draw-discard")
KEEP = TileRummy(version="draw-keep")


def table_of(text: str) -> Table:
    return read_table(text.split(), stars=True) if text else ()


def position(table: str, *racks: str, opened: str = "all", pool: str = "K1 K2 K3", **more: Any) -> State:
    """A round in the middle; `opened` names seats ("01"), the last tile of the pool is drawn next."""
    tiles = tuple(tuple(rack.split()) for rack in racks)
    state = State(
        racks=tiles,
        pool=tuple(pool.split()),
        aside=(),
        table=table_of(table),
        before=(),
        opened=tuple(opened == "all" or str(seat) in opened for seat in range(len(racks))),
        turn=0,
        first=0,
        drawn=False,
        idle=0,
        passes=0,
        double=False,
        chance=Chance.from_number(1),
        log=(),
    )
    return state._replace(**more)


def lay(table: str, rack: str, after: str, *, opened: bool = True, **options: Any) -> State:
    """Return the state after a move of seat 0; seat 1 holds an irrelevant tile."""
    state = position(table, rack, "K13", opened="01" if opened else "")
    return play(replace(GAME, **options), state, f"p0 lay {after}")


def refused(table: str, rack: str, after: str, *, opened: bool = True, **options: Any) -> Refusal:
    """Return why a move of seat 0 is refused."""
    state = position(table, rack, "K13", opened="01" if opened else "")
    return refusal(replace(GAME, **options), state, f"p0 lay {after}")


def lies(state: State) -> str:
    return write_table(state.table)
