"""The rules of Romi Rami: take, complete, refill."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from random import Random
from typing import Any, ClassVar, Literal

from tablee.core.answers import Solved
from tablee.core.chance import Chance
from tablee.core.common_options.timing import TIMEOUT, bank_option, clock_option, increment_option, turn_option
from tablee.core.common_options.versions import rules
from tablee.core.errors import Refusal, Refusals
from tablee.core.game import Outcome, Player
from tablee.core.options import document, number, seat, seat_or_chance
from tablee.core.turns import ACTING
from tablee.games.romi_rami import notation, position, turns, views
from tablee.games.romi_rami.ending import find_ending, is_stalled
from tablee.games.romi_rami.paying.payments import PaymentPlan, find_payments, pay_nothing
from tablee.games.romi_rami.paying.taking import distinct, takes
from tablee.games.romi_rami.pieces.cards import Card, Contract, Face, sorted_hand
from tablee.games.romi_rami.pieces.edition import STANDARD, Edition, edition_of, normal_edition
from tablee.games.romi_rami.pieces.naming import piece_name
from tablee.games.romi_rami.refusals import REFUSALS
from tablee.games.romi_rami.scoring import scores, winners
from tablee.games.romi_rami.state import Action, Complete, Discard, End, State, Take, View

DEALT = 3  # RR-10


@dataclass(frozen=True)
class RomiRami:
    """Romi Rami with its options; the most points win, summed over the games of a match."""

    edition: str = document(STANDARD, rule="RR-05")
    rounds: int = number(1, least=1, most=20, rule="RR-54")
    first: str = seat(rule="RR-11", most=4)
    stalled_after: int = number(30, least=1, most=100, older_most=1000, rule="RR-53")
    clock: Literal["none", "turn", "bank"] = clock_option(rule="RR-20")
    turn_seconds: int = turn_option(rule="RR-20")
    bank_minutes: int = bank_option(rule="RR-20")
    increment_seconds: int = increment_option(rule="RR-20")
    rules_version: int = rules(2, older=(1,))

    name: ClassVar[str] = "romi-rami"
    players: ClassVar[range] = range(2, 5)  # RR-10
    lists_all_actions: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = notation.VERBS
    table_actions: ClassVar[frozenset[str]] = frozenset({TIMEOUT})
    refusals: ClassVar[Refusals] = REFUSALS
    piece_name = staticmethod(piece_name)
    objectives: ClassVar[tuple[str, ...]] = ("points", "score")

    def __post_init__(self) -> None:
        """Check the table's edition and store it as one word (RR-05)."""
        object.__setattr__(self, "edition", normal_edition(self.edition, bounded=self.rules_version > 1))

    @cached_property
    def box(self) -> Edition:
        """The cards, contracts and trophies in play."""
        return edition_of(self.edition)

    def first_player(self, players: int, chance: Chance) -> Player:
        """Return the seat of the youngest player, as the host marked it, or a random one (RR-11)."""
        return seat_or_chance("first", self.first, players, chance)

    def next_first_player(self, state: State) -> Player:
        """Return the next seat clockwise: it begins the next game of the match (RR-54)."""
        return (state.first + 1) % len(state.hands)

    def initial_state(self, players: int, chance: Chance, first: Player) -> State:
        """Shuffle the whole box, deal, fill both markets, and toss the trophies (RR-03, RR-10)."""
        box = chance.shuffled((*self.box.cards, *self.box.contracts, *self.box.faces.values()))
        cards = [piece for piece in box if isinstance(piece, str)]
        contracts = [piece for piece in box if isinstance(piece, Contract)]
        faces = [piece for piece in box if isinstance(piece, Face)]
        dealt = players * DEALT
        market = dealt + turns.VALUES
        return State(
            hands=tuple(sorted_hand(cards[start : start + DEALT]) for start in range(0, dealt, DEALT)),
            deck=tuple(cards[market:][::-1]),
            contract_deck=tuple(contracts[turns.CONTRACTS :][::-1]),
            values=tuple(cards[dealt:market]),
            contracts=tuple(contracts[: turns.CONTRACTS]),
            discards=(),
            zones=((),) * players,
            piles=((),) * players,
            jokers=(True,) * players,
            trophies=tuple(
                min(both, key=faces.index) for both in self.box.trophies
            ),  # both faces are equally likely to come first
            turn=first,
            first=first,
            step="take",
            idle=0,
            chance=chance.child("later"),
            log=(),
        )

    def is_over(self, state: State) -> bool:
        """Whether the last turn has been played."""
        return state.turn is None

    def to_act(self, state: State) -> frozenset[Player]:
        """Return the player whose turn it is."""
        return ACTING[state.turn]

    def legal_actions(self, state: State, player: Player) -> Iterable[Action]:
        """Return all legal actions; of the payments of a contract, the best comes first."""
        if player != state.turn:
            return ()
        if state.step == "take":
            return [Take(cards) for cards in takes(state.values)]
        if state.step == "discard":
            return [Discard(cards) for cards in distinct(state.hands[player], turns.surplus(state))]
        return [*self._payments(state, player), End()]

    def _payments(self, state: State, player: Player) -> Iterator[Complete]:
        for contract in dict.fromkeys(state.contracts):
            for payment in find_payments(state.hands[player], state.jokers[player], contract, self.box.values):
                yield Complete(contract.name, payment.cards, payment.joker)

    def apply(self, state: State, player: Player, action: Action) -> State:
        """Return the state after the action, or refuse it."""
        return turns.apply(self, state, player, action)

    def outcome(self, state: State) -> Outcome:
        """RR-41 to RR-43, RR-51, RR-53; the parts of every score are in the view."""
        totals = tuple(score.total for score in scores(state))
        return Outcome(find_ending(state) or "stalled", winners(state), totals)

    def view_for(self, state: State, player: Player | None) -> View:
        """RR-52: the markets, zones, trophies and heights, and the viewer's own hand and bonus cards."""
        return views.view_for(state, player, () if player is None else self.legal_actions(state, player))

    def imagine(self, view: View, rng: Random) -> State:
        """Return a random state that is consistent with the view."""
        return views.imagine(view, self.box, rng)

    def write_action(self, action: Action) -> str:
        """Return the action as text: `take heart-3 heart-5`."""
        return str(action)

    def read_action(self, text: str) -> Action:
        """Return the action that the text names."""
        return notation.read_action(text, self.box)

    def pieces(self, state: State) -> Iterable[Card | Contract | Face]:
        """Return all cards, contracts and trophies: first hands and decks, then all face-up pieces."""
        cards = chain(*state.hands, state.deck[::-1], state.values, state.discards, *state.piles)
        return chain(cards, state.contract_deck[::-1], state.contracts, *state.zones, state.trophies)

    def check_state(self, state: State) -> None:
        """Assert the invariants of a game."""
        pieces = Counter(map(str, self.pieces(state)))
        shown = map(str, state.trophies)
        assert pieces == Counter([*self.box.cards, *map(str, self.box.contracts), *shown]), "not what is in the box"
        for hand, pile, zone in zip(state.hands, state.piles, state.zones, strict=True):
            assert hand == sorted_hand(hand), "a hand out of order"
            assert {card.partition("-")[0] for card in pile} <= {contract.bonus for contract in zone}, "a stray bonus"
        assert state.step == "discard" or state.turn is None or state.step == "complete" or state.values, "what to take"
        assert all(len(hand) <= turns.MOST_HELD for player, hand in enumerate(state.hands) if player != state.turn), (
            "more cards than may be held"
        )
        assert state.turn is not None or find_ending(state) or is_stalled(state, self.stalled_after), "over, or not"

    def solve(self, document: Mapping[str, Any], objective: str, *, hurried: bool = False) -> Solved[PaymentPlan]:
        """Find the best turn: `{"values": ["heart-3"], "hand": ["heart-1", ...], "contracts": ["run-4/cherry"]}`."""
        return position.solve_document(self, document, objective)

    def do_nothing(self, document: Mapping[str, Any]) -> PaymentPlan:
        """Complete nothing."""
        hand, _, joker = position.read_position(self, document)
        return pay_nothing(hand, joker)

    def write_plan(self, plan: PaymentPlan) -> dict[str, Any]:
        """Write what to complete, what that earns, and what stays."""
        return position.write_plan(plan)

    def referee(self, document: Mapping[str, Any]) -> Refusal | None:
        """Judge an action: `{"values": [...], "contracts": [...], "hand": [...], "action": "take heart-1"}`."""
        return position.referee(self, document)
