"""The rules of Photo Rummy."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Any, ClassVar, Literal

from tablee.core.answers import Solved
from tablee.core.capabilities import DraftVerdict, Words
from tablee.core.chance import Chance
from tablee.core.common_options.starting import next_starter, starter_option
from tablee.core.common_options.timing import TIMEOUT, bank_option, clock_option, increment_option, turn_option
from tablee.core.errors import Refusal, Refusals
from tablee.core.game import Outcome, Player
from tablee.core.options import choice, number, seat, seat_or_chance
from tablee.core.pieces.melds import LaidTable
from tablee.core.turns import ACTING, Pass
from tablee.games.photo_rummy import notation, position, turns, views
from tablee.games.photo_rummy.laying import drafting
from tablee.games.photo_rummy.laying.sampling import sample_lays
from tablee.games.photo_rummy.melds import find_flaw, normal
from tablee.games.photo_rummy.notation import PILES
from tablee.games.photo_rummy.pieces import catalogue
from tablee.games.photo_rummy.pieces.cards import BOX, Card, points_left
from tablee.games.photo_rummy.refusals import REFUSALS
from tablee.games.photo_rummy.state import Action, Draw, State, View

DEALT = 8  # PR-11


@dataclass(frozen=True)
class PhotoRummy:
    """Photo Rummy with its options; a round is won by laying the last card."""

    rounds: int = number(4, least=1, most=20, rule="PR-10")
    first: str = seat(rule="PR-12", most=4)
    starter: Literal["rotate", "same", "winner"] = starter_option(rule="PR-12")
    void_rounds: Literal["count", "replay"] = choice("count", "replay", rule="PR-42")
    clock: Literal["none", "turn", "bank"] = clock_option(rule="PR-30")
    turn_seconds: int = turn_option(rule="PR-30")
    bank_minutes: int = bank_option(rule="PR-30")
    increment_seconds: int = increment_option(rule="PR-30")

    name: ClassVar[str] = "photo-rummy"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 5)  # PR-10
    lists_all_actions: ClassVar[bool] = False
    verbs: ClassVar[tuple[str, ...]] = notation.VERBS
    refusals: ClassVar[Refusals] = REFUSALS
    table_actions: ClassVar[frozenset[str]] = frozenset({TIMEOUT})
    objectives: ClassVar[tuple[str, ...]] = ("tiles", "points", "keep_jokers")

    @staticmethod
    def piece_name(piece: str, words: Words) -> str:
        """Return the name of a photo with its capital: Tower Bridge (London)."""
        return catalogue.piece_name(piece, words.language)

    def first_player(self, players: int, chance: Chance) -> Player:
        """Return the seat that the host marked, or a random one (PR-12)."""
        return seat_or_chance("first", self.first, players, chance)

    def next_first_player(self, state: State) -> Player:
        """PR-12: clockwise, the same seat, or the winner; after a void round, the next seat clockwise."""
        return next_starter(self.starter, state.first, self.outcome(state))

    def initial_state(self, players: int, chance: Chance, first: Player) -> State:
        """Deal a round (PR-11)."""
        cards = chance.shuffled(BOX)
        dealt = players * DEALT
        return State(
            hands=tuple(cards[start : start + DEALT] for start in range(0, dealt, DEALT)),
            piles=tuple(cards[dealt + pile :: PILES] for pile in range(PILES)),
            table=(),
            before=(),
            opened=(False,) * players,
            turn=first,
            first=first,
            drawn=False,
            log=(),
        )

    def is_over(self, state: State) -> bool:
        """Whether somebody went out or the piles are exhausted."""
        return state.turn is None

    def to_act(self, state: State) -> frozenset[Player]:
        """Return the player whose turn it is."""
        return ACTING[state.turn]

    def kinds(self, state: State, player: Player | None) -> tuple[str, ...]:
        """Return the kinds of action that the player may try now; only `apply` decides whether a move is legal."""
        if player is None or player != state.turn:
            return ()
        return ("lay", "pass") if state.drawn else ("draw",)

    def legal_actions(self, state: State, player: Player) -> Iterator[Action]:
        """Yield every pile to draw from; after drawing, a sample of moves, and passing."""
        kinds = self.kinds(state, player)
        if "draw" in kinds:
            yield from (Draw(number) for number, pile in enumerate(state.piles, 1) if pile)
        if "lay" in kinds:
            yield from sample_lays(state.table, state.hands[player], state.opened[player])
            yield Pass()

    def apply(self, state: State, player: Player, action: Action) -> State:
        """Return the state after the action, or refuse it."""
        return turns.apply(self, state, player, action)

    def check_draft(self, state: State, player: Player, text: str) -> DraftVerdict:
        """Judge the draft of a move."""
        return drafting.check_draft(self, state, player, text)

    def outcome(self, state: State) -> Outcome:
        """PR-40 to PR-42: all lose what they hold, the winner gains the sum; a void round changes nothing."""
        losses = [points_left(hand) for hand in state.hands]
        winners = tuple(player for player, hand in enumerate(state.hands) if not hand)
        if not winners:
            return Outcome("void", (), (0,) * len(losses), counts=self.void_rounds == "count")
        return Outcome("out", winners, tuple(-loss or sum(losses) for loss in losses))

    def view_for(self, state: State, player: Player | None) -> View:
        """The table, the heights of the piles, the numbers of cards, the log, and the viewer's own hand."""
        return views.view_for(state, player, self.kinds(state, player))

    def imagine(self, view: View, rng: Random) -> State:
        """Return a random state that is consistent with the view."""
        return views.imagine(view, rng)

    def write_action(self, action: Action) -> str:
        """Return the action as text: `lay GB-church GB-sight joker`."""
        return str(action)

    def read_action(self, text: str) -> Action:
        """Return the action that the text names."""
        return notation.read_action(text)

    def pieces(self, state: State) -> Iterable[Card]:
        """Return all cards: those in hands, in the piles, and on the table."""
        return chain.from_iterable((*state.hands, *state.piles, *state.table))

    def check_state(self, state: State) -> None:
        """Assert the invariants of a round."""
        for meld in state.table:
            assert find_flaw(meld) is None, f"{meld} lies on the table"
        assert state.table == normal(state.table), "the table is not in canonical form"
        assert Counter(self.pieces(state)) == Counter(BOX), "the cards are not those of the box"
        assert len(state.piles) == PILES, "there are five piles"
        assert state.turn is None or all(state.hands), "somebody is out and the round goes on"
        assert state.turn is None or state.drawn or any(state.piles), "nothing to draw and the round goes on"
        assert any(state.opened) or not state.table, "somebody laid and has not opened"

    def solve(self, document: Mapping[str, Any], objective: str, *, hurried: bool = False) -> Solved[LaidTable]:
        """Find the best move: `{"table": [["GB-church", "GB-sight", "joker"]], "hand": [...], "opened": true}`."""
        return position.solve_document(document, objective)

    def do_nothing(self, document: Mapping[str, Any]) -> LaidTable:
        """Lay nothing."""
        return LaidTable((), *position.read_position(document))

    def write_plan(self, plan: LaidTable) -> dict[str, Any]:
        """Write what is laid, the table after it, and the hand."""
        return {"laid": list(plan.laid), "table": list(map(list, plan.table)), "hand": list(plan.left)}

    def referee(self, document: Mapping[str, Any]) -> Refusal | None:
        """Judge a move: `{"before": {"table": ..., "hand": ..., "opened": true}, "after": ..., "taken": [...]}`."""
        return position.referee(document)
