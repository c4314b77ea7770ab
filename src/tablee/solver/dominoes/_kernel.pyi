from collections.abc import Sequence

from tablee.solver.dominoes.worlds import Seen

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

def count_playouts(start: Round, games: int, seed: int, careful: bool) -> list[int]: ...
def solve(start: Round, most_positions: int = ...) -> tuple[int, int] | None: ...
def imagine(seen: Seen, seed: int) -> Round: ...
def weigh(seen: Seen, actions: Sequence[int], worlds: int, seed: int) -> list[int]: ...
