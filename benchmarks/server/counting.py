"""The smallest game for two: counting in turns. It measures the table, not the game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, NamedTuple

from tablee.core.chance import Chance
from tablee.core.errors import InvalidNotation, InvalidPosition, Refusal, Refusals
from tablee.core.game import Outcome, Player
from tablee.core.options import number
from tablee.core.turns import ACTING, check_turn

ADD = "add"


class State(NamedTuple):
    """The current count; `turn` is None after the last number."""

    count: int  # type: ignore[assignment]  # hides the method of tuples
    turn: Player | None


@dataclass(frozen=True)
class View:
    """What everyone may know: everything, and what I may do."""

    me: Player | None
    turn: Player | None
    count: int
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Counting:
    """Count up to a number; the player who reaches it wins."""

    last: int = number(1_000_000, least=1, most=1_000_000, rule="-")

    name: ClassVar[str] = "counting"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 3)
    rounds: ClassVar[int] = 1
    lists_all_actions: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = (ADD,)
    table_actions: ClassVar[frozenset[str]] = frozenset()
    refusals: ClassVar[Refusals] = Refusals({})

    def first_player(self, players: int, chance: Chance) -> Player:
        return 0

    def next_first_player(self, state: State) -> Player:
        return 0

    def initial_state(self, players: int, chance: Chance, first: Player) -> State:
        return State(0, first)

    def to_act(self, state: State) -> frozenset[Player]:
        return ACTING[state.turn]

    def legal_actions(self, state: State, player: Player) -> Iterable[str]:
        return (ADD,) if player == state.turn else ()

    def apply(self, state: State, player: Player, action: str) -> State:
        check_turn(state.turn, player)
        count = state.count + 1
        return State(count, None if count == self.last else 1 - player)

    def view_for(self, state: State, player: Player | None) -> View:
        actions = () if player is None else tuple(self.legal_actions(state, player))
        return View(player, state.turn, state.count, actions)

    def is_over(self, state: State) -> bool:
        return state.turn is None

    def outcome(self, state: State) -> Outcome:
        winner = 1 - self.last % 2
        return Outcome("counted", (winner,), (1 - winner, winner))

    def write_action(self, action: str) -> str:
        return action

    def read_action(self, text: str) -> str:
        if text != ADD:
            raise InvalidNotation(f"one can only {ADD} here, not {text[:20]!r}")
        return ADD

    def imagine(self, view: View, rng: Random) -> State:
        return State(view.count, view.turn)

    def pieces(self, state: State) -> Iterable[object]:
        return ()

    def check_state(self, state: State) -> None:
        assert (state.turn is None) == (state.count == self.last)

    def referee(self, document: Mapping[str, Any]) -> Refusal | None:
        raise InvalidPosition("nobody counts on a real table")
