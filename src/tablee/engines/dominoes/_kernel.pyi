from collections.abc import Sequence
from typing import Any

from tablee.core.answers import GaveUp, Solved
from tablee.engines.dominoes.deals import Counted
from tablee.engines.dominoes.search import BestAction
from tablee.engines.dominoes.worlds import Seen

class Round:
    def __init__(
        self,
        hands: Sequence[int],
        stock: Sequence[int],
        turn: int,
        *,
        ends: tuple[int, int] = ...,
        trumped: tuple[bool, bool] = ...,
        laid: int = ...,
        passes: int = ...,
        trumps: bool = ...,
        must_trump: bool = ...,
    ) -> None: ...
    turn: int
    passes: int
    players: int
    left: int
    right: int
    left_trump: bool
    right_trump: bool
    trumps: bool
    must_trump: bool
    laid: int
    hands: list[int]
    stock: list[int]
    over: bool
    counts: list[int]
    def copy(self) -> Round: ...
    def legal(self) -> list[int]: ...
    def apply(self, action: int) -> None: ...
    def winners(self) -> list[int]: ...

def count_playouts(start: Round, games: int, seed: int, careful: bool, *, shuffled: bool = ...) -> list[int]: ...
def solve(start: Round, limit: int = ...) -> Solved[BestAction] | GaveUp: ...
def imagine(seen: Seen, seed: int) -> Round: ...
def weigh(seen: Seen, actions: Sequence[int], worlds: int, seed: int) -> list[int]: ...

class Deals:
    def __init__(
        self,
        players: int,
        hand_size: int,
        seed: int,
        *,
        dominoes: int = ...,
        stock: bool = ...,
        trumps: bool = ...,
        must_trump: bool = ...,
    ) -> None: ...
    def next(self) -> Round: ...

def count_rounds(deals: Deals, rounds: int, careful: bool) -> Counted: ...

class Rounds:
    def __init__(
        self, count: int, players: int, hand_size: int, seed: int, *, trumps: bool = ..., must_trump: bool = ...
    ) -> None: ...
    def __len__(self) -> int: ...
    def round(self, index: int) -> Round: ...
    def look(self, observations: Any, masks: Any, turns: Any) -> None: ...
    def step(self, actions: Any, rewards: Any, dones: Any) -> None: ...
