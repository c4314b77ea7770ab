"""Views: what each player may know, and states that are consistent with a view."""

from collections.abc import Iterable
from itertools import chain
from random import Random

from tablee.core.chance import Chance
from tablee.core.game import Player
from tablee.core.pieces.counting import unseen_at_random
from tablee.games.tile_rummy.pieces.tiles import TILE, Tile
from tablee.games.tile_rummy.state import Rack, State, View


def view_for(state: State, player: Player | None, kinds: Iterable[str]) -> View:
    """Build the view field by field: it contains nothing that is not listed here."""
    return View(
        me=player,
        turn=state.turn,
        first=state.first,
        table=state.table,
        before=state.before,
        hand=() if player is None else state.racks[player],
        counts=tuple(map(len, state.racks)),
        pool=len(state.pool),
        aside=len(state.aside),
        opened=state.opened,
        drawn=state.drawn,
        idle=state.idle,
        passes=state.passes,
        double=state.double,
        kinds=tuple(kinds),
        log=state.log,
        shown=state.racks if state.turn is None else (),
    )


def imagine(view: View, box: tuple[Tile, ...], rng: Random) -> State:
    """Deal the unseen tiles at random to the other racks, the pool and the rejected tiles; future shuffles differ."""
    known: dict[Player, Rack] = dict(enumerate(view.shown))
    if view.me is not None:
        known[view.me] = view.hand
    on_table = (TILE[piece] for meld in view.table for piece in meld)
    take = unseen_at_random(box, chain(on_table, *known.values()), rng)
    return State(
        racks=tuple(known[player] if player in known else take(count) for player, count in enumerate(view.counts)),
        pool=take(view.pool),
        aside=take(view.aside),
        table=view.table,
        before=view.before,
        opened=view.opened,
        turn=view.turn,
        first=view.first,
        drawn=view.drawn,
        idle=view.idle,
        passes=view.passes,
        double=view.double,
        chance=Chance(rng.randbytes(32)),
        log=view.log,
    )
