"""The rules of Tile Rummy: three versions, and variants that combine freely."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from random import Random
from typing import Any, ClassVar, Literal

from tablee.core.answers import Answer
from tablee.core.capabilities import DraftVerdict, Lots
from tablee.core.chance import Chance
from tablee.core.common_options.starting import next_starter
from tablee.core.common_options.timing import TIMEOUT, bank_option, clock_option, increment_option, turn_option
from tablee.core.common_options.versions import rules
from tablee.core.errors import InvalidOption, Refusal, Refusals
from tablee.core.game import Outcome, Player
from tablee.core.options import choice, flag, number
from tablee.core.pieces.counting import removed
from tablee.core.pieces.melds import LaidTable
from tablee.core.turns import ACTING, Pass
from tablee.games.tile_rummy import notation, position, turns, views
from tablee.games.tile_rummy.laying import drafting
from tablee.games.tile_rummy.laying.finding import by_use
from tablee.games.tile_rummy.laying.sampling import sample_lays
from tablee.games.tile_rummy.melds import Combinations, find_flaw, normal
from tablee.games.tile_rummy.pieces.naming import piece_name
from tablee.games.tile_rummy.pieces.tiles import NUMBER, NUMBERS, STAR, TILE, Tile, box, points_left
from tablee.games.tile_rummy.refusals import REFUSALS
from tablee.games.tile_rummy.state import Action, Draw, Exchange, Lay, Reject, State, View

OTHERWISE = 2  # tiles to exchange or reject that `legal_actions` lists


@dataclass(frozen=True)
class TileRummy:
    """Tile Rummy with its options; a round is won by getting rid of the last tile."""

    version: Literal["exchange", "draw-discard", "draw-keep"] = choice(
        "exchange", "draw-discard", "draw-keep", rule="TR-50"
    )
    rejected: Literal["aside", "pool"] = choice("aside", "pool", rule="TR-50", when=("version", "draw-discard"))
    rounds: int = number(4, least=1, most=20, rule="TR-10")
    starter: Literal["rotate", "same", "winner", "draw"] = choice("rotate", "same", "winner", "draw", rule="TR-11")
    clock: Literal["none", "turn", "bank"] = clock_option("turn", rule="TR-13")
    turn_seconds: int = turn_option(rule="TR-13")
    bank_minutes: int = bank_option(rule="TR-13")
    increment_seconds: int = increment_option(rule="TR-13")
    hand_size: int = number(14, least=7, most=20, rule="TR-81")
    opening_minimum: int = number(30, least=0, most=1000, rule="TR-61")
    rework_on_opening: bool = flag(rule="TR-32")
    exchange_after_opening: bool = flag(rule="TR-85", when=("version", "draw-keep"))
    stars_in_play: Literal["0", "1", "2", "3", "4"] = choice("0", "1", "2", "3", "4", default="2", rule="TR-80")
    stars: Literal["exchange", "free"] = choice("exchange", "free", rule="TR-34")
    star_penalty: int = number(25, least=0, most=50, rule="TR-82")
    combinations: Literal["both", "series", "sequences"] = choice("both", "series", "sequences", rule="TR-62")
    ace: Literal["low", "both"] = choice("low", "both", rule="TR-64")
    mixed_sequences: bool = flag(rule="TR-65")
    doubling: bool = flag(default=True, rule="TR-83")
    blocked_after: int = number(40, least=1, most=100, older_most=1000, rule="TR-36")

    rules_version: int = rules(2, older=(1,))
    name: ClassVar[str] = "tile-rummy"
    players: ClassVar[range] = range(2, 5)  # TR-10
    lists_all_actions: ClassVar[bool] = False
    verbs: ClassVar[tuple[str, ...]] = notation.VERBS
    refusals: ClassVar[Refusals] = REFUSALS
    piece_name = staticmethod(piece_name)
    table_actions: ClassVar[frozenset[str]] = frozenset({TIMEOUT})
    objectives: ClassVar[tuple[str, ...]] = ("tiles", "points")

    def __post_init__(self) -> None:
        """Refuse options that do not go together."""
        if self.exchange_after_opening and self.version != "draw-keep":
            raise InvalidOption(f"exchange_after_opening works with version=draw-keep only, not with {self.version}")

    @cached_property
    def agreed(self) -> Combinations:
        """Which combinations the table has agreed on."""
        return Combinations(self.combinations, self.ace, self.mixed_sequences)

    @cached_property
    def box(self) -> tuple[Tile, ...]:
        """All tiles that are in play (TR-01, TR-80)."""
        return box(int(self.stars_in_play))

    @property
    def has_stars(self) -> bool:
        """Whether there are stars at this table."""
        return self.stars_in_play != "0"

    @property
    def draws(self) -> bool:
        """Whether a turn begins by drawing a tile."""
        return self.version != "exchange"

    @property
    def draws_lots_again(self) -> bool:
        """Whether lots are drawn before every round (TR-84)."""
        return self.starter == "draw"

    def first_player(self, players: int, chance: Chance) -> Player:
        """Let every player draw a tile: the lowest begins (TR-11)."""
        return _lowest(self.draw_lots(players, chance)[-1])[0]

    def draw_lots(self, players: int, chance: Chance) -> Lots:
        """Return the tiles drawn to decide who begins: players tied for the lowest draw again (TR-11)."""
        drawing: Sequence[Player] = range(players)
        lots: list[tuple[Tile | None, ...]] = []
        while len(drawing) > 1:
            tiles = chance.child(f"draw {len(lots) + 1}").shuffled(self.box)
            drawn = dict(zip(drawing, tiles, strict=False))
            lots.append(tuple(drawn.get(player) for player in range(players)))
            drawing = _lowest(lots[-1])
        return tuple(lots)

    def next_first_player(self, state: State) -> Player:
        """TR-11: clockwise, the same seat, or the winner; after a blocked round, the next seat clockwise.

        If lots are drawn before every round (TR-84), they decide instead.
        """
        return next_starter(self.starter, state.first, self.outcome(state))

    def initial_state(self, players: int, chance: Chance, first: Player) -> State:
        """Deal a round (TR-12)."""
        tiles = chance.shuffled(self.box)
        size = self.hand_size
        dealt = players * size
        return State(
            racks=tuple(tiles[start : start + size] for start in range(0, dealt, size)),
            pool=tiles[dealt:],
            aside=(),
            table=(),
            before=(),
            opened=(False,) * players,
            turn=first,
            first=first,
            drawn=False,
            idle=0,
            passes=0,
            double=False,
            chance=chance.child("later"),
            log=(),
        )

    def is_over(self, state: State) -> bool:
        """Whether somebody went out or the round is blocked."""
        return state.turn is None

    def to_act(self, state: State) -> frozenset[Player]:
        """Return the player whose turn it is."""
        return ACTING[state.turn]

    def kinds(self, state: State, player: Player | None) -> tuple[str, ...]:
        """Return the kinds of action that the player may try now; only `apply` decides whether a move is legal."""
        if player is None or player != state.turn:
            return ()
        if turns.must_draw(self, state):
            return ("draw",)
        if self.version == "draw-discard":
            return ("lay", "reject") if state.drawn else ("lay", "pass")
        if self.version == "draw-keep":
            return ("lay", "exchange", "pass") if state.pool and self.may_exchange(state, player) else ("lay", "pass")
        return ("lay", "exchange") if state.pool else ("lay", "pass")

    def may_exchange(self, state: State, player: Player) -> bool:
        """TR-51, TR-85: in `draw-keep` only players who have not opened exchange a tile, unless all may."""
        return self.version != "draw-keep" or self.exchange_after_opening or not state.opened[player]

    def points_left(self, rack: Iterable[Tile]) -> int:
        """Return the cost of the tiles on a rack at the end of the round (TR-02, TR-82)."""
        return points_left(rack, self.star_penalty)

    def legal_actions(self, state: State, player: Player) -> Iterator[Action]:
        """Yield a sample: simple moves, likely tiles to exchange or reject, and the other actions."""
        for kind in self.kinds(state, player):
            match kind:
                case "draw":
                    yield Draw()
                case "pass":
                    yield Pass()
                case "exchange":
                    yield from map(Exchange, by_use(state.racks[player])[:OTHERWISE])
                case "reject":
                    yield from map(Reject, by_use(state.racks[player])[:OTHERWISE])
                case _:
                    yield from self._sample(state, player)

    def _sample(self, state: State, player: Player) -> Iterator[Lay]:
        rack, reject = state.racks[player], None
        if self.version == "draw-discard":
            reject = by_use(rack)[0]
            rack = removed(rack, (reject,))
        for table in sample_lays(self, state.table, rack, state.opened[player]):
            yield Lay(table, reject)

    def apply(self, state: State, player: Player, action: Action) -> State:
        """Return the state after the action, or refuse it."""
        return turns.apply(self, state, player, action)

    def check_draft(self, state: State, player: Player, text: str) -> DraftVerdict:
        """Judge the draft of a move: `lay R7 R8 *`."""
        return drafting.check_draft(self, state, player, text)

    def outcome(self, state: State) -> Outcome:
        """TR-40 to TR-42: all lose what is on their racks; the winner gains the sum, doubled if in one turn."""
        losses = [self.points_left(rack) for rack in state.racks]
        winners = tuple(player for player, rack in enumerate(state.racks) if not rack)
        if not winners:
            return Outcome("blocked", (), tuple(-loss for loss in losses))
        times = 2 if state.double else 1
        scores = tuple(times * (-loss if rack else sum(losses)) for loss, rack in zip(losses, state.racks, strict=True))
        return Outcome("double" if state.double else "out", winners, scores)

    def view_for(self, state: State, player: Player | None) -> View:
        """The table, the numbers of tiles, the log, and the viewer's own rack."""
        return views.view_for(state, player, self.kinds(state, player))

    def imagine(self, view: View, rng: Random) -> State:
        """Return a random state that is consistent with the view."""
        return views.imagine(view, self.box, rng)

    def write_action(self, action: Action) -> str:
        """Return the action as text: `lay K1 R1 B1 | R7 R8 *R9`."""
        return str(action)

    def read_action(self, text: str) -> Action:
        """Return the action that the text names."""
        return notation.read_action(text, stars=self.has_stars)

    def pieces(self, state: State) -> Iterable[Tile]:
        """Return all tiles: those on racks, in the pool, put aside, and on the table."""
        on_table = (TILE[piece] for meld in state.table for piece in meld)
        return chain(chain.from_iterable(state.racks), state.pool, state.aside, on_table)

    def check_state(self, state: State) -> None:
        """Assert the invariants of a round."""
        for meld in state.table:
            assert find_flaw(meld, self.agreed) is None, f"{meld} lies on the table"
        assert state.table == normal(state.table), "the table is not in canonical form"
        assert Counter(self.pieces(state)) == Counter(self.box), "the tiles are not those of the box"
        assert self.has_stars or STAR not in self.pieces(state), "a star, and none is in play"
        blocked = state.idle >= self.blocked_after * len(state.racks) or state.passes >= len(state.racks)
        assert (state.turn is None) == (blocked or not all(state.racks)), "over, or not"
        assert not state.drawn or self.draws, "drawn in a version without drawing"
        assert any(state.opened) or not state.table, "somebody laid and has not opened"

    def solve(self, document: Mapping[str, Any], objective: str, *, hurried: bool = False) -> Answer[LaidTable]:
        """Find the best move: `{"table": [["R7", "R8", "*R9"]], "rack": ["K1", "*"], "opened": true}`."""
        return position.solve_document(self, document, objective, hurried=hurried)

    def do_nothing(self, document: Mapping[str, Any]) -> LaidTable:
        """Lay nothing."""
        return LaidTable((), *position.read_position(self, document))

    def write_plan(self, plan: LaidTable) -> dict[str, Any]:
        """Write what is laid, the table after it, and the rack."""
        return {"laid": list(plan.laid), "table": list(map(list, plan.table)), "rack": list(plan.left)}

    def referee(self, document: Mapping[str, Any]) -> Refusal | None:
        """Judge a move: `{"before": {"table": ..., "rack": ..., "opened": true}, "after": {"table": ..., ...}}`."""
        return position.referee(self, document)


def _lowest(drawn: tuple[Tile | None, ...]) -> list[Player]:
    """Return the player who drew the lowest tile; a star is the highest (TR-11)."""
    highest = NUMBERS[-1] + 1
    numbers = {player: NUMBER.get(tile, highest) for player, tile in enumerate(drawn) if tile is not None}
    return [player for player, number in numbers.items() if number == min(numbers.values())]
