"""A game as numbered moves: what research programs step through.

A move is a small step of a turn, such as laying one piece; several may make one action of the game. The steps
so far are a draft that only its player knows. There are no rules here: the game and its solver decide what is
legal, and the game judges every finished turn like any other.
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
        "deal.unknown": (None, "there is no deal {deal}: there are {deals}, counted from 0"),
    }
)

G = TypeVar("G")


class Position(NamedTuple):
    """The position of a round, possibly within a turn."""

    state: Any  # of the game
    draft: Any = None  # of the player on turn; None: nothing yet


@dataclass(frozen=True)
class Part:
    """A part of an observation: the name, shape and maximum of its numbers."""

    name: str
    shape: tuple[int, ...]
    most: int

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Moves(ABC, Generic[G]):
    """The numbered moves of a game for a number of players, and each player's observations."""

    #: Incremented when the numbering, the observations or the rules change.
    version: ClassVar[int] = 1

    def __init__(self, game: G, players: int) -> None:
        check_players(game, players)  # type: ignore[arg-type]
        self.game: Any = game
        self.players = players

    @property
    @abstractmethod
    def names(self) -> Sequence[str]:
        """The name of each move, by its number."""

    @property
    @abstractmethod
    def parts(self) -> Sequence[Part]:
        """The parts of an observation; seats count from the observer's own, clockwise."""

    @abstractmethod
    def legal(self, position: Position) -> list[int]:
        """Return the legal moves of the player on turn, in ascending order."""

    @abstractmethod
    def action(self, position: Position, move: int) -> Any:
        """Return the action that a legal move completes; None if it only adds to the draft."""

    def drafted(self, position: Position, move: int) -> Any:
        """Return the draft after a legal move that adds to it; games whose moves are all actions have none."""
        return None

    @abstractmethod
    def see(self, view: Any, draft: Any) -> Iterator[Iterable[int]]:
        """Yield the numbers of each part, from the view and the player's draft alone."""

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
        """Return the player on turn; None when the round is over."""
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
        """Return a player's observation, all parts concatenated."""
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
        """Return a position that this player cannot distinguish from the given one."""
        view = self.game.view_for(position.state, player)
        return Position(self.game.imagine(view, rng), self.own(position, player))

    def seats(self, player: Player | None) -> list[Player]:
        """Return all seats clockwise, the observer's own first."""
        return [((player or 0) + step) % self.players for step in range(self.players)]

    def turn(self, view: Any) -> list[bool]:
        """Return 1 for the seat on turn, 0 for the others."""
        return [seat == view.turn for seat in self.seats(view.me)]


def counted(pieces: Iterable[Any], place: Mapping[Any, int], kinds: int = 0) -> list[int]:
    """Return how many of each kind there are."""
    counts = [0] * (kinds or len(place))
    for piece in pieces:
        counts[place[piece]] += 1
    return counts
