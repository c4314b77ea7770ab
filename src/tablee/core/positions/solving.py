"""The best turn in a position, found by the game's solver."""

from collections.abc import Mapping
from typing import Any, assert_never

from tablee.core.answers import Answer, Estimated, GaveUp, Impossible, Plan, Solved
from tablee.core.capabilities import Solver
from tablee.core.errors import InvalidOption, did_you_mean
from tablee.core.game import AnyGame


def find_best_turn(
    game: AnyGame | Solver[Any], position: Mapping[str, Any], objective: str | None = None, *, hurried: bool = False
) -> Answer[Any]:
    """Return the best turn; refuse a game without a solver and an objective that it does not have."""
    solver = _solver_of(game)
    wanted = solver.objectives[0] if objective is None else objective
    if wanted not in solver.objectives:
        raise InvalidOption(f"objective cannot be {wanted[:80]!r}{did_you_mean(wanted[:80], solver.objectives)}")
    return solver.solve(position, wanted, hurried=hurried)


def describe_best_turn(
    game: AnyGame, position: Mapping[str, Any], objective: str | None = None, *, hurried: bool = False
) -> dict[str, Any]:
    """Return the best turn as plain data, the answer of `tablee solve` and `/api/solve`."""
    answer = find_best_turn(game, position, objective, hurried=hurried)
    return write_answer(_solver_of(game), position, answer)


def write_answer(solver: Solver[Plan], position: Mapping[str, Any], answer: Answer[Plan]) -> dict[str, Any]:
    """Return an answer as plain data; without a plan, the answer is to do nothing, not proven to be the best."""
    match answer:
        case Solved(plan):
            return {**solver.write_plan(plan), "optimal": True}
        case Estimated(plan, worlds):
            return {**solver.write_plan(plan), "worlds": worlds, "optimal": False}
        case Impossible() | GaveUp():
            return {**solver.write_plan(solver.do_nothing(position)), "optimal": False}
        case _:
            assert_never(answer)


def _solver_of(game: AnyGame | Solver[Any]) -> Solver[Any]:
    if not isinstance(game, Solver):
        raise InvalidOption(f"{game.name} has no solver")
    return game
