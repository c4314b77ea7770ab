"""Tile Rummy: lay one tile after another, which the solver arranges; or exchange, reject, draw, pass."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

from tablee.core.pieces.counting import removed
from tablee.core.pieces.melds import LaidTable
from tablee.core.turns import Pass
from tablee.engines.tiles import next_tiles
from tablee.games.tile_rummy import TileRummy
from tablee.games.tile_rummy.laying.solving import best_lay, rules_of
from tablee.games.tile_rummy.melds import is_series, normal
from tablee.games.tile_rummy.pieces.tiles import FACE, FACES, STAR, TILE, Tile
from tablee.games.tile_rummy.state import Action, Draw, Exchange, Lay, Rack, Reject, State, View
from tablee.toolkit.moves import Moves, Part, Position, counted

KINDS: tuple[Tile, ...] = (*FACES, STAR)
KIND = {tile: number for number, tile in enumerate(KINDS)}
FACE_NUMBER = {face: number for number, face in enumerate(FACES)}

LAY, PART, DRAW = 0, len(KINDS), 2 * len(KINDS)
PASS, END = DRAW + 1, DRAW + 2


class TileRummyMoves(Moves[TileRummy]):
    """Lay a kind of tile (53), part with one (53): exchange or reject it; draw, pass, end the turn.

    A draft is the tiles laid so far. The solver chooses the arrangement, the one that changes the table least.
    """

    names = (
        *(f"lay {tile}" for tile in KINDS),
        *(f"part with {tile}" for tile in KINDS),
        *("draw", "pass", "end the turn"),
    )

    @cached_property
    def parts(self) -> Sequence[Part]:
        """Tiles by kind: mine, on the table, laid in this turn; faces of stars, and of tiles in series."""
        tiles, seats = len(self.game.box), self.players
        stars = max(2, int(self.game.stars_in_play))
        return [
            Part("hand", (len(KINDS),), stars),
            Part("table", (len(KINDS),), stars),
            Part("draft", (len(KINDS),), stars),
            Part("stars", (len(FACES),), stars),
            Part("series", (len(FACES),), 2 + stars),
            Part("counts", (seats,), tiles),
            Part("opened", (seats,), 1),
            Part("turn", (seats,), 1),
            Part("pool", (1,), tiles),
            Part("aside", (1,), tiles),
            Part("drawn", (1,), 1),
            Part("idle", (1,), self.game.blocked_after * seats),
            Part("passes", (1,), seats),
        ]

    def legal(self, position: Position) -> list[int]:
        """Get the kinds of action from the game, and the tiles that can continue the move from the solver."""
        state, turn = position.state, self.player(position)
        if turn is None:
            return []
        kinds, rack, draft = self.game.kinds(state, turn), state.racks[turn], position.draft or ()
        if "draw" in kinds:
            return [DRAW]
        found = {LAY + KIND[tile] for tile in self._next(state, turn, draft)}
        if not draft:
            if "exchange" in kinds or "reject" in kinds:
                found.update(PART + KIND[tile] for tile in rack)
            if "pass" in kinds:
                found.add(PASS)
        elif self._whole(state, turn, draft) is not None:
            rest = removed(rack, draft)
            found.update(PART + KIND[tile] for tile in rest) if self._rejects else found.add(END)
        return sorted(found)

    @property
    def _rejects(self) -> bool:
        """Whether a turn with a move ends by rejecting a tile."""
        return bool(self.game.version == "draw-discard")

    def _next(self, state: State, player: int, draft: Rack) -> set[Tile]:
        rack = state.racks[player]
        follow = self._ask(state, player, rack, draft)
        if not self._rejects:
            return follow
        whole: set[Tile] = set()  # some tile must be left to reject
        for tile in Counter(rack) - Counter(draft):
            if whole != follow:
                whole |= self._ask(state, player, removed(rack, (tile,)), draft)
        return whole

    def _ask(self, state: State, player: int, rack: Rack, draft: Rack) -> set[Tile]:
        return set(next_tiles(state.table, rack, draft, rules_of(self.game), opened=state.opened[player]))

    def _whole(self, state: State, player: int, draft: Rack) -> LaidTable | None:
        """Return the arrangement that lays just these; None if there is none."""
        best = best_lay(self.game, state.table, draft, state.opened[player])
        return best if best and not best.left else None

    def drafted(self, position: Position, move: int) -> Rack:
        """Lay one more tile."""
        return (*(position.draft or ()), KINDS[move - LAY])

    def action(self, position: Position, move: int) -> Action | None:
        """Return the action that ends the turn; the solver arranges the tiles of the draft."""
        if move < PART:
            return None
        if move == DRAW:
            return Draw()
        if move == PASS:
            return Pass()
        tile = None if move == END else KINDS[move - PART]
        if position.draft:
            arranged = self._whole(position.state, position.state.turn, position.draft)
            assert arranged is not None
            return Lay(normal(arranged.table), tile)
        assert tile is not None
        return Reject(tile) if self._rejects else Exchange(tile)

    def see(self, view: View, draft: Any) -> Iterator[Iterable[int]]:
        """Yield the parts; tiles laid in this turn are still in the hand."""
        seats = self.seats(view.me)
        table = [piece for meld in view.table for piece in meld]
        yield counted(view.hand, KIND)
        yield counted([TILE[piece] for piece in table], KIND)
        yield counted(draft or (), KIND)
        yield counted([FACE[piece] for piece in table if TILE[piece] == STAR], FACE_NUMBER)
        yield counted([FACE[piece] for meld in view.table if is_series(meld) for piece in meld], FACE_NUMBER)
        yield [view.counts[seat] for seat in seats]
        yield [view.opened[seat] for seat in seats]
        yield self.turn(view)
        yield (view.pool, view.aside, view.drawn, view.idle, view.passes)
