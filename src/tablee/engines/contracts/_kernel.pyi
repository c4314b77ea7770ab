from collections.abc import Sequence

from tablee.engines.contracts.box import Kind
from tablee.engines.contracts.habits import Habits
from tablee.engines.contracts.table import Action, Position

class Box:
    def __init__(self, kinds: Sequence[Kind], trophies: Sequence[int]) -> None: ...

class Table:
    def __init__(self, box: Box, at: Position) -> None: ...
    box: Box
    players: int
    turn: int
    first: int
    step: int
    idle: int
    patience: int
    target: int
    over: bool
    ending: bool
    hands: list[list[int]]
    values: list[int]
    contracts: list[int]
    deck: list[int]
    contract_deck: list[int]
    discards: list[int]
    completed: list[int]
    points: list[int]
    standings: list[list[int]]
    piles: list[int]
    jokers: list[bool]
    def copy(self) -> Table: ...
    def play(self, action: Action, seed: int) -> None: ...
    def scores(self) -> list[int]: ...

def rate(table: Table, actions: Sequence[Action], habits: Habits) -> list[int]: ...
def weigh(
    table: Table,
    known: Sequence[Sequence[int]],
    actions: Sequence[Action],
    habits: Habits,
    worlds: int,
    seed: int,
    ahead: Sequence[int] | None = ...,
) -> list[tuple[int, int]]: ...
def count_playouts(
    table: Table,
    habits: Habits,
    games: int,
    seed: int,
    action: Action | None = ...,
    ahead: Sequence[int] | None = ...,
) -> list[tuple[int, int]]: ...
def play_out(table: Table, habits: Sequence[Habits], seed: int) -> Table: ...
