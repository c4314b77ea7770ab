"""The rules of Zoo Domino: both ways to play, in the terms of the booklet."""

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Literal, assert_never

from tablee.core.answers import Estimated, Solved
from tablee.core.chance import Chance
from tablee.core.common_options.starting import next_starter, starter_option
from tablee.core.common_options.timing import (
    TIMEOUT,
    bank_option,
    clock_option,
    increment_option,
    turn_option,
)
from tablee.core.errors import Refusal, Refusals
from tablee.core.game import Outcome, Player
from tablee.core.options import choice, flag, number, seat, seat_or_chance
from tablee.core.turns import ACTING, Pass, Timeout, check_turn
from tablee.games.zoo_domino import position, solving
from tablee.games.zoo_domino.chain import find_flaw
from tablee.games.zoo_domino.notation import (
    DRAW,
    LAY,
    LAY_LEFT,
    LAY_RIGHT,
    PASS,
    VERBS,
    read_action,
)
from tablee.games.zoo_domino.pieces.dominoes import DOMINOES, DOUBLE_ELEPHANT, Domino
from tablee.games.zoo_domino.pieces.naming import piece_name
from tablee.games.zoo_domino.refusals import REFUSALS
from tablee.games.zoo_domino.solving import Advice
from tablee.games.zoo_domino.state import Action, Draw, Lay, State, Trump, View, laid
from tablee.games.zoo_domino.turns import draw, lay, pass_on, possible_trumps, time_out, trump
from tablee.games.zoo_domino.views import imagine, view_for

HAND_SIZE = {2: 7, 3: 6, 4: 5, 5: 4, 6: 4}  # ZD-10


@dataclass(frozen=True)
class ZooDomino:
    """Zoo Domino with its options; a round is won by laying the last domino in hand."""

    way: Literal["draw", "trumps"] = choice("draw", "trumps", rule="ZD-10")
    must_trump: bool = flag(rule="ZD-26", when=("way", "trumps"))
    rounds: int = number(1, least=1, most=20, rule="ZD-30")
    first: str = seat(rule="ZD-11", most=6)
    starter: Literal["rotate", "same", "winner"] = starter_option(rule="ZD-31")
    clock: Literal["none", "turn", "bank"] = clock_option(rule="ZD-13")
    turn_seconds: int = turn_option(rule="ZD-13")
    bank_minutes: int = bank_option(rule="ZD-13")
    increment_seconds: int = increment_option(rule="ZD-13")

    name: ClassVar[str] = "zoo-domino"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 7)  # ZD-02
    lists_all_actions: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = VERBS
    table_actions: ClassVar[frozenset[str]] = frozenset({TIMEOUT})
    refusals: ClassVar[Refusals] = REFUSALS
    piece_name = staticmethod(piece_name)
    objectives: ClassVar[tuple[str, ...]] = ("wins",)

    def first_player(self, players: int, chance: Chance) -> Player:
        """Return the seat that the host marked, or a random one (ZD-11)."""
        return seat_or_chance("first", self.first, players, chance)

    def next_first_player(self, state: State) -> Player:
        """ZD-11, ZD-31: clockwise, the same seat, or the winner."""
        return next_starter(self.starter, state.first, self.outcome(state))

    def initial_state(self, players: int, chance: Chance, first: Player) -> State:
        """Deal a round."""
        return self.deal(chance.shuffled(DOMINOES), players, first)

    def deal(self, dominoes: tuple[Domino, ...], players: int, first: Player) -> State:
        """Deal already shuffled dominoes: the first hand, the second, ... and the rest."""
        size = HAND_SIZE[players] if self.way == "draw" else len(dominoes) // players
        dealt = players * size
        hands = tuple([dominoes[start : start + size] for start in range(0, dealt, size)])
        rest = dominoes[dealt:]
        if self.way == "draw":
            return State(hands, rest, (), first, first, 0, ())
        left_over = tuple(laid(*domino) for domino in rest)  # ZD-20: at most one, and never a trump
        holders = [player for player, hand in enumerate(hands) if DOUBLE_ELEPHANT in hand]
        begins = holders[0] if holders else first  # ZD-21, ZD-22
        return State(hands, (), left_over, begins, first, 0, ())

    def to_act(self, state: State) -> frozenset[Player]:
        """Return the player whose turn it is; nobody when the round is over."""
        return ACTING[state.turn]

    def is_over(self, state: State) -> bool:
        """Whether somebody has laid their last domino or nobody can go on."""
        return state.turn is None

    def legal_actions(self, state: State, player: Player) -> Sequence[Action]:
        """Return everything the player may do now."""
        if player != state.turn:
            return ()
        hand, chain = state.hands[player], state.chain
        if not chain:
            openings = hand if self.way == "draw" else (DOUBLE_ELEPHANT,)  # ZD-11, ZD-21
            return [LAY[domino] for domino in openings]
        left, right = chain[0].left, chain[-1].right
        lays: list[Action] = []
        for domino in hand:  # `fitting` inlined: simulations spend a fifth of their time here
            if left in domino:
                lays.append(LAY_LEFT[domino])
            if right in domino:
                lays.append(LAY_RIGHT[domino])
        return lays or self._helpers(state, hand)

    def _helpers(self, state: State, hand: tuple[Domino, ...]) -> Sequence[Action]:
        """Return the actions of a player without a fitting domino."""
        if self.way == "draw":
            return (DRAW,) if state.stock else (PASS,)  # ZD-13, ZD-14
        trumps = list(possible_trumps(hand, state.chain))
        return trumps if trumps and self.must_trump else [*trumps, PASS]  # ZD-26

    def apply(self, state: State, player: Player, action: Action) -> State:
        """Return the state after the action, or refuse it."""
        check_turn(state.turn, player)
        match action:
            case Lay():
                return lay(self, state, player, action)
            case Trump():
                return trump(self, state, player, action)
            case Draw():
                return draw(self, state, player)
            case Pass():
                return pass_on(self, state, player)
            case Timeout():
                return time_out(self, state, player)
            case _:
                assert_never(action)

    def outcome(self, state: State) -> Outcome:
        """ZD-15, ZD-27: the fewest dominoes win, ties share the win. ZD-30: a round won is one point."""
        counts = [len(hand) for hand in state.hands]
        fewest = min(counts)
        winners = tuple(player for player, count in enumerate(counts) if count == fewest)
        return Outcome(
            "blocked" if fewest else "out", winners, tuple(int(player in winners) for player in range(len(counts)))
        )

    def view_for(self, state: State, player: Player | None) -> View:
        """ZD-40: the chain, the counts, the height of the stock, the log, and the viewer's own hand."""
        return view_for(state, player, self.legal_actions(state, player) if player is not None else ())

    def imagine(self, view: View, rng: Random) -> State:
        """Return a random state that is consistent with the view."""
        return imagine(view, rng)

    def write_action(self, action: Action) -> str:
        """Return the action as text: `lay elephant-lion left`."""
        return str(action)

    def read_action(self, text: str) -> Action:
        """Return the action that the text names."""
        return read_action(text)

    def pieces(self, state: State) -> Iterable[Domino]:
        """Return all dominoes: those in hands, those in the stock, those in the chain."""
        return itertools.chain(*state.hands, state.stock, map(position.piece, state.chain))

    def check_state(self, state: State) -> None:
        """Assert the invariants of a round: a possible chain, and trumps only where they are allowed."""
        flaw = find_flaw(state.chain)
        assert flaw is None, flaw
        assert self.way == "trumps" or not any(piece.trump for piece in state.chain), "a trump in the first way"
        assert (state.turn is None) == (not all(state.hands) or state.passes == len(state.hands)), "over, or not"

    def solve(
        self, document: Mapping[str, Any], objective: str, *, hurried: bool = False
    ) -> Solved[Advice] | Estimated[Advice]:
        """Find the best action: `{"chain": [...], "hand": [...], "counts": [5], "stock": 8, "lacking": [["lion"]]}`."""
        return solving.solve_document(self, document)

    def do_nothing(self, document: Mapping[str, Any]) -> Advice:
        """Advise nothing."""
        return Advice(None, None, ())

    def write_plan(self, plan: Advice) -> dict[str, Any]:
        """Write what to do, and how often it wins."""
        return solving.write_plan(plan)

    def referee(self, document: Mapping[str, Any]) -> Refusal | None:
        """Judge `{"options": ..., "chain": [...], "hand": [...], "stock": 0, "action": "lay ..."}`."""
        return position.referee(self, document)
