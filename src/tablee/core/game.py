"""The Game protocol: what a game must provide so that all other packages can use it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from tablee.core.chance import Chance
from tablee.core.errors import Refusal, Refusals

Player = int  # a seat, counted from 0, clockwise

if TYPE_CHECKING:  # type variables have defaults from Python 3.13 on; type checkers support them already
    from typing_extensions import TypeVar

    State = TypeVar("State", default=Any)
    Action = TypeVar("Action", default=Any)
    View = TypeVar("View", default=Any)
else:
    from typing import TypeVar

    State, Action, View = TypeVar("State"), TypeVar("Action"), TypeVar("View")


@dataclass(frozen=True)
class Outcome:
    """How a round ended: why, who won it, and what it adds to each player's column of the score sheet."""

    reason: str  # the game's own word, such as "out" or "blocked"
    winners: tuple[Player, ...]
    scores: tuple[int, ...]
    counts: bool = True  # as one of the agreed rounds; otherwise another one is played


class Game(Protocol[State, Action, View]):
    """The rules of one round: pure functions over frozen states. No clock, no I/O, no globals.

    A game is a frozen dataclass; its fields are its options (see `core.options`).
    """

    @property
    def name(self) -> str:
        """The game's name, spelled the same in the registry, in URLs and in records."""
        ...

    @property
    def rules_version(self) -> int:
        """Written in every record and increased by every change of the rules. See `core.common_options.versions`."""
        ...

    @property
    def players(self) -> range: ...
    @property
    def rounds(self) -> int: ...
    @property
    def lists_all_actions(self) -> bool:
        """False if a turn arranges a whole table: then `legal_actions` is a sample and only `apply` decides."""
        ...

    @property
    def verbs(self) -> tuple[str, ...]:
        """The kinds of action: the first words of the notation."""
        ...

    @property
    def table_actions(self) -> frozenset[str]:
        """The actions that only the table itself takes, in the game's notation: `timeout` where turns may have a
        limit."""
        ...

    @property
    def refusals(self) -> Refusals: ...

    def first_player(self, players: int, chance: Chance) -> Player:
        """Return the seat that is first in the first round."""
        ...

    def next_first_player(self, state: State) -> Player:
        """Return the seat that is first in the round after this one."""
        ...

    def initial_state(self, players: int, chance: Chance, first: Player) -> State: ...
    def to_act(self, state: State) -> frozenset[Player]: ...
    def legal_actions(self, state: State, player: Player) -> Iterable[Action]: ...
    def apply(self, state: State, player: Player, action: Action) -> State:
        """Return the state after the action, or raise IllegalAction. The only judge of what is legal."""
        ...

    def view_for(self, state: State, player: Player | None) -> View:
        """Return what a player, or for None a spectator, may know: built field by field, plain data throughout."""
        ...

    def is_over(self, state: State) -> bool: ...
    def outcome(self, state: State) -> Outcome: ...

    def write_action(self, action: Action) -> str: ...
    def read_action(self, text: str) -> Action: ...
    def imagine(self, view: View, rng: Random) -> State:
        """Return a full state that looks just like this view: bots use it to think, and tests use it for proofs."""
        ...

    def pieces(self, state: State) -> Iterable[object]:
        """Return every piece: hands first, then what is hidden, then what lies open; right after the deal, in the order
        dealt."""
        ...

    def check_state(self, state: State) -> None:
        """Raise AssertionError if the rules could not have led to this state."""
        ...

    def referee(self, document: Mapping[str, Any]) -> Refusal | None:
        """Judge a proposed move in a position that people have on a real table; raise InvalidPosition if unreadable."""
        ...


AnyGame = Game[Any, Any, Any]
