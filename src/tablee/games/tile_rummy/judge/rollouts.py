"""Rounds of Tile Rummy played to their end, all racks known: everybody opens as soon as possible, and then holds.

Whoever has opened exchanges what cannot be laid, until everything can be laid in one turn. Nobody waits any longer when
no more tiles come. In `draw-keep`, where holding would end with racks of forty tiles, everybody lays what can be laid.
"""

from random import Random

from tablee.core.game import Player
from tablee.core.pieces.counting import removed
from tablee.core.pieces.melds import LaidTable, compare_tables
from tablee.engines.tiles import find_plan
from tablee.games.tile_rummy.bots.seeing import least_useful
from tablee.games.tile_rummy.laying.finding import by_use
from tablee.games.tile_rummy.laying.judging import tiles_laid
from tablee.games.tile_rummy.laying.solving import HURRIED, rules_of
from tablee.games.tile_rummy.pieces.tiles import Tile
from tablee.games.tile_rummy.rules import TileRummy
from tablee.games.tile_rummy.state import Action, Exchange, Lay, Rack, Reject, State


def play_on(game: TileRummy, state: State, rng: Random, action: Action | None = None) -> tuple[int, ...]:
    """Return the scores of a round that begins with this action, if there is one.

    Tiles are drawn from the pool in its order, and chance decides where exchanged ones go.
    """
    return _Round(game, state, rng).play(action)


def with_pool_shuffled(state: State, rng: Random) -> State:
    """Return the state with another order of the pool."""
    pool = sorted(state.pool)
    rng.shuffle(pool)
    return state._replace(pool=tuple(pool))


class _Round:
    """A round in play; tables are not kept in canonical form."""

    def __init__(self, game: TileRummy, state: State, rng: Random) -> None:
        assert state.turn is not None, "the round is not over"
        self.game = game
        self.state = state
        self.rng = rng
        self.rules = rules_of(game)
        self.rejects = game.version == "draw-discard"
        self.holds = game.version != "draw-keep"
        self.table = state.table
        self.racks = list(state.racks)
        self.pool = list(state.pool)
        self.opened = list(state.opened)
        self.idle = state.idle
        self.passes = state.passes

    def play(self, action: Action | None) -> tuple[int, ...]:
        """Play to the end; the first turn may be given."""
        player, drawn, players = self.state.turn or 0, self.state.drawn, len(self.racks)
        while True:
            if self.game.draws and self.pool and not drawn:
                self.racks[player] += (self.pool.pop(),)
                drawn = True
            opens = not self.opened[player]
            laid = self._turn(player, drawn) if action is None else self._act(player, action)
            action = None
            if not self.racks[player]:
                return self._scores(double=self.game.doubling and opens)
            self.idle = 0 if laid else self.idle + 1
            self.passes = self.passes + 1 if not (laid or drawn or self.pool) else 0
            if self.idle >= self.game.blocked_after * players or self.passes >= players:
                return self._scores(double=False)
            player, drawn = (player + 1) % players, False

    def _act(self, player: Player, action: Action) -> bool:
        """Play a turn as told, and return whether tiles were laid."""
        match action:
            case Lay(table, reject):
                rack = self.racks[player]
                self.racks[player] = removed(rack, tiles_laid(*compare_tables(self.table, table), rack))
                self.table, self.opened[player] = table, True
                if reject is not None:
                    self._reject(player, reject)
                return True
            case Exchange(tile):
                self._exchange(player, tile)
            case Reject(tile):
                self._reject(player, tile)
        return False

    def _turn(self, player: Player, drawn: bool) -> bool:
        """Play a turn, whose tile is drawn, and return whether tiles were laid."""
        rack = self.racks[player]
        plan = self._best(player, rack)
        if plan is not None and self.rejects and not plan.left:
            plan = self._all_but_one(player, rack)
        if plan is not None and (self._is_out(plan) or not self._waits(player)):
            self.table, self.opened[player] = plan.table, True
            self.racks[player] = plan.left
            if self.rejects:
                self._reject(player, least_useful(plan.left, 1)[0])
            return True
        left = plan.left if plan is not None and self.opened[player] else rack
        if self.rejects:
            if drawn:
                self._reject(player, least_useful(left, 1)[0])
        elif self.pool and self._may_exchange(player):
            self._exchange(player, least_useful(left or rack, 1)[0])
        return False

    def _best(self, player: Player, rack: Rack) -> LaidTable | None:
        plan = find_plan(self.table, rack, self.rules, self.opened[player], "tiles", HURRIED)
        return plan if isinstance(plan, LaidTable) and plan.laid else None

    def _all_but_one(self, player: Player, rack: Rack) -> LaidTable | None:
        """Return a plan that leaves one tile, to be rejected."""
        for tile in by_use(rack):
            plan = self._best(player, removed(rack, (tile,)))
            if plan is not None:
                return plan._replace(left=(*plan.left, tile))
        return None

    def _is_out(self, plan: LaidTable) -> bool:
        return len(plan.left) == int(self.rejects)

    def _waits(self, player: Player) -> bool:
        return self.holds and self.opened[player] and bool(self.pool)

    def _may_exchange(self, player: Player) -> bool:
        return self.game.version != "draw-keep" or self.game.exchange_after_opening or not self.opened[player]

    def _exchange(self, player: Player, tile: Tile) -> None:
        self.racks[player] = removed(self.racks[player], (tile,)) + (self.pool.pop(),)
        self._put_back(tile)

    def _reject(self, player: Player, tile: Tile) -> None:
        self.racks[player] = removed(self.racks[player], (tile,))
        if self.game.rejected == "pool":
            self._put_back(tile)

    def _put_back(self, tile: Tile) -> None:
        self.pool.insert(self.rng.randrange(len(self.pool) + 1), tile)

    def _scores(self, *, double: bool) -> tuple[int, ...]:
        over = self.state._replace(racks=tuple(self.racks), turn=None, double=double)
        return self.game.outcome(over).scores
