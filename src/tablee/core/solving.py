"""The best turn in a position, found by the solver of whichever game it is."""

from collections.abc import Mapping
from typing import Any

from tablee.core.capabilities import Solver
from tablee.core.errors import InvalidOption, did_you_mean
from tablee.core.game import AnyGame


def find_best_turn(
    game: AnyGame, position: Mapping[str, Any], objective: str | None = None, *, hurried: bool = False
) -> dict[str, Any]:
    """Return the best turn as plain data; refuse a game without a solver and an objective that it does not have."""
    if not isinstance(game, Solver):
        raise InvalidOption(f"{game.name} has no solver")
    wanted = game.objectives[0] if objective is None else objective
    if wanted not in game.objectives:
        raise InvalidOption(f"objective cannot be {wanted[:80]!r}{did_you_mean(wanted[:80], game.objectives)}")
    return game.solve(position, wanted, hurried=hurried)
