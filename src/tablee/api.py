"""The functions of the public API; what they need from a game is found by its name."""

from typing import Any, overload

from tablee.core import record
from tablee.core.answers import Answer, Plan
from tablee.core.capabilities import Solver
from tablee.core.errors import Refusal
from tablee.core.game import AnyGame
from tablee.core.positions.solving import find_best_turn
from tablee.core.record import Record
from tablee.games import find_game


def read_record(text: str) -> Record:
    """Return the match that a record holds; raise InvalidRecord where anything differs from what the rules give.

    >>> import tablee
    >>> match = tablee.Match.start(tablee.ZooDomino(), players=2, seed=7)
    >>> text = tablee.Record(match, events=(), names=("Anna", "Ben")).write()
    >>> tablee.read_record(text).verify()
    <Match of zoo-domino: 2 players, round 1 of 1, turn 1>
    """
    return record.read_record(text, find_game)


def referee(game: AnyGame, **position: object) -> Refusal | None:
    """Judge a proposed move in a position from a real table: None if it is legal, otherwise why not.

    The parts of the position are those of `tablee referee`. Raise InvalidPosition where they cannot be read.

    >>> import tablee
    >>> before = {"table": [["R7", "R8", "R9"]], "rack": ["R10", "K1"]}
    >>> tablee.referee(tablee.TileRummy(), before=before, after={"table": [["R7", "R8", "R9", "R10"]], "rack": ["K1"]})
    >>> tablee.referee(tablee.TileRummy(), before=before, after={"table": [["R7", "R8", "R9"]], "rack": ["K1"]}).code
    'lay.nothing'
    """
    return game.referee({name: _as_json(part) for name, part in position.items()})


@overload
def solve(game: Solver[Plan], *, objective: str | None = None, **position: object) -> Answer[Plan]: ...
@overload
def solve(game: AnyGame, *, objective: str | None = None, **position: object) -> Answer[Any]: ...
def solve(game: AnyGame | Solver[Any], *, objective: str | None = None, **position: object) -> Answer[Any]:
    """Return the best turn in a position: Solved with the game's plan, proven optimal, or another answer.

    The parts of the position and the objectives are those of `tablee solve`. Raise InvalidPosition where the position
    cannot be read, and InvalidOption where the game has no solver or no such objective.

    >>> import tablee
    >>> tablee.solve(tablee.TileRummy(), table=[["R7", "R8", "R9"]], rack=["R10", "K1"])
    Solved(plan=LaidTable(laid=('R10',), table=(('R7', 'R8', 'R9', 'R10'),), left=('K1',)))
    """
    return find_best_turn(game, {name: _as_json(part) for name, part in position.items()}, objective)


def _as_json(part: object) -> object:
    """Return the part of a position with lists for tuples, as JSON has it."""
    if isinstance(part, dict):
        return {key: _as_json(value) for key, value in part.items()}
    return list(map(_as_json, part)) if isinstance(part, (list, tuple)) else part
