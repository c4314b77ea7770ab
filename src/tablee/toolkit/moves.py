"""A game as numbered moves: what research programs step through.

A move is a small step of a turn, such as laying one piece; several may make one action of the game. What was put
together so far is a draft that nobody but its player knows. No rule is written here: what is legal is asked of the
game and of its solver, and every finished turn is judged by the game as any other.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from math import prod
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tablee.core.chance import Seed
from tablee.core.errors import Refusals
from tablee.core.game import Player
from tablee.core.match import Match, check_players

Numbers = NDArray[np.int16]

REFUSALS = Refusals(
    {
        "move.illegal": (None, "{move} is not possible now"),
        "deal.unknown": (None, "there is no deal {deal}: they count from 0 and are {deals}"),
    }
)

G = TypeVar("G")


class Position(NamedTuple):
    """Where a round stands, within a turn too."""

    state: Any  # of the game
    draft: Any = None  # what the player whose turn it is has put together; None: nothing yet


@dataclass(frozen=True)
class Part:
    """A part of an observation: what its numbers are called, how they are arranged, and what they are at most."""

    name: str
    shape: tuple[int, ...]
    most: int

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Moves(ABC, Generic[G]):
    """The numbered moves of a game for so many players, and what each player sees."""

    #: Another numbering, other observations or other rules: then this is one more.
    version: ClassVar[int] = 1

    def __init__(self, game: G, players: int) -> None:
        check_players(game, players)  # type: ignore[arg-type]
        self.game: Any = game
        self.players = players

    @property
    @abstractmethod
    def names(self) -> Sequence[str]:
        """What each move is, by its number."""

    @property
    @abstractmethod
    def parts(self) -> Sequence[Part]:
        """What an observation is made of; seats count from the observer's own, clockwise."""

    @abstractmethod
    def legal(self, position: Position) -> list[int]:
        """Return the moves of the player whose turn it is, in the order of their numbers."""

    @abstractmethod
    def action(self, position: Position, move: int) -> Any:
        """Return the action of the game that a legal move is, or ends; None where it only adds to the draft."""

    def drafted(self, position: Position, move: int) -> Any:
        """Return the draft after a legal move that adds to it; where every move is an action there is none."""
        return None

    @abstractmethod
    def see(self, view: Any, draft: Any) -> Iterator[Iterable[int]]:
        """Yield the numbers of each part, from the view alone and from what the player has put together."""

    @property
    def id(self) -> str:
        """The name of the environment, with its version."""
        return f"tablee/{self.game.name}-v{self.version}"

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.parts)

    def begin(self, seed: Seed) -> Position:
        """Deal a round: the first one of the match that has this seed."""
        return Position(Match.start(self.game, self.players, seed).state)

    def player(self, position: Position) -> Player | None:
        """Return whose turn it is; None when the round is over."""
        return min(self.game.to_act(position.state), default=None)

    def play(self, position: Position, move: int) -> Position:
        """Return the position after a move that is known to be legal."""
        action = self.action(position, move)
        if action is None:
            return Position(position.state, self.drafted(position, move))
        return Position(self.game.apply(position.state, self.player(position), action))

    def check(self, position: Position, move: int) -> None:
        """Refuse a move that is not legal."""
        if move not in self.legal(position):
            known = 0 <= move < len(self.names)
            raise REFUSALS("move.illegal", move=self.names[move] if known else f"move {move}")

    def observe(self, position: Position, player: Player) -> Numbers:
        """Return what a player sees, all parts one after another."""
        view = self.game.view_for(position.state, player)
        return np.array([*chain.from_iterable(self.see(view, self.own(position, player)))], np.int16)

    def own(self, position: Position, player: Player) -> Any:
        """Return the draft, if it is this player's."""
        return position.draft if self.player(position) == player else None

    def named(self, numbers: Numbers) -> dict[str, Numbers]:
        """Return the parts of an observation by their names."""
        found, place = {}, 0
        for part in self.parts:
            found[part.name] = numbers[place : place + part.size].reshape(part.shape)
            place += part.size
        return found

    def hand(self, position: Position, player: Player) -> Sequence[Any]:
        """Return what a player holds."""
        return self.game.view_for(position.state, player).hand  # type: ignore[no-any-return]

    def imagine(self, position: Position, player: Player, rng: Random) -> Position:
        """Return a position that looks just the same to this player."""
        view = self.game.view_for(position.state, player)
        return Position(self.game.imagine(view, rng), self.own(position, player))

    def seats(self, player: Player | None) -> list[Player]:
        """Return all seats clockwise, the observer's own first."""
        return [((player or 0) + step) % self.players for step in range(self.players)]

    def turn(self, view: Any) -> list[bool]:
        """Return whose turn it is, seat by seat."""
        return [seat == view.turn for seat in self.seats(view.me)]


def counted(pieces: Iterable[Any], place: Mapping[Any, int], kinds: int = 0) -> list[int]:
    """Return how many of each kind there are."""
    counts = [0] * (kinds or len(place))
    for piece in pieces:
        counts[place[piece]] += 1
    return counts
