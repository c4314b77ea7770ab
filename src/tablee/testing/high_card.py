"""High Card, the game of docs/add-a-game.md: everyone lays a card in turn, and the highest of all wins."""

from dataclasses import dataclass
from itertools import chain, islice
from random import Random
from typing import ClassVar, NamedTuple

from tablee.core.chance import Chance
from tablee.core.defaults import GameDefaults
from tablee.core.errors import Refusals
from tablee.core.game import Outcome, Player
from tablee.core.turns import LogEntry, check_turn

CARDS = tuple(map(str, range(1, 21)))


class State(NamedTuple):
    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    log: tuple[LogEntry, ...] = ()

    @property
    def turn(self) -> Player | None:
        return len(self.log) if len(self.log) < len(self.hands) else None


@dataclass(frozen=True)
class View:
    me: Player | None
    turn: Player | None
    first: Player
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    log: tuple[LogEntry, ...]
    actions: tuple[str, ...]


@dataclass(frozen=True)
class HighCard(GameDefaults):
    name: ClassVar[str] = "high-card"
    players: ClassVar[range] = range(2, 5)
    verbs: ClassVar[tuple[str, ...]] = ("lay",)
    refusals: ClassVar[Refusals] = Refusals({"lay.not_held": (None, "you do not hold {card}")})

    def initial_state(self, players: int, chance: Chance, first: Player) -> State:
        cards = chance.shuffled(CARDS)
        hands = tuple(cards[3 * seat : 3 * seat + 3] for seat in range(players))
        return State(hands, cards[3 * players :])

    def legal_actions(self, state: State, player: Player) -> list[str]:
        return [f"lay {card}" for card in state.hands[player]] if player == state.turn else []

    def apply(self, state: State, player: Player, action: str) -> State:
        check_turn(state.turn, player)
        card = action.removeprefix("lay ")
        if card not in state.hands[player]:
            raise self.refusals("lay.not_held", card=card)
        hands = tuple(tuple(held for held in hand if held != card) for hand in state.hands)
        return State(hands, state.stock, (*state.log, LogEntry(player, action)))

    def outcome(self, state: State) -> Outcome:
        best = max(state.log, key=lambda entry: int(entry.action.removeprefix("lay "))).player
        return Outcome("highest", (best,), tuple(int(seat == best) for seat in range(len(state.hands))))

    def view_for(self, state: State, player: Player | None) -> View:
        hand, actions = ((), []) if player is None else (state.hands[player], self.legal_actions(state, player))
        return View(player, state.turn, 0, hand, tuple(map(len, state.hands)), state.log, tuple(actions))

    def imagine(self, view: View, rng: Random) -> State:
        laid = [entry.action.removeprefix("lay ") for entry in view.log]
        unseen = [card for card in CARDS if card not in (*view.hand, *laid)]
        rest = iter(rng.sample(unseen, len(unseen)))
        hands = tuple(view.hand if seat == view.me else tuple(islice(rest, n)) for seat, n in enumerate(view.counts))
        return State(hands, tuple(rest), view.log)

    def pieces(self, state: State) -> tuple[str, ...]:
        return (*chain(*state.hands), *state.stock, *(entry.action.removeprefix("lay ") for entry in state.log))
