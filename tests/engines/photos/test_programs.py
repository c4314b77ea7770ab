"""The solver equals two integer programs on positions of play."""

import os

import pytest
from benchmarks.solvers import ilp
from benchmarks.solvers.photo_positions import Position, play
from benchmarks.solvers.photo_programs import brief, whole
from benchmarks.solvers.photo_solver import crowded

from tablee.core.answers import Solved
from tablee.core.pieces.melds import LaidTable
from tablee.engines.photos import solve
from tablee.engines.photos.problem import KEPT, WEIGHTS
from tests.engines.photos.boards import check

LONG = "TABLEE_LONG" in os.environ  # the long form, for a change of the solver
POSITIONS = 2400 if LONG else 60
OBJECTIVES = ("tiles", "points")


def positions(count: int) -> list[Position]:
    """Return positions spread over whole rounds, with two to four players, some of whom have not opened."""
    found: list[Position] = []
    game = 0
    while len(found) < count:
        turns = list(play(1000 + game, players=2 + game % 3, lazy=(0.2, 0.6, 0.8)[game // 3 % 3]))
        found += turns[game % 4 :: 4]
        game += 1
    return found[:count]


def score(position: Position, answer: Solved[LaidTable], objective: str) -> tuple[int, int]:
    laid, stay = check(position.table, position.hand, answer)
    photo, joker = WEIGHTS[objective]
    return photo * (laid.total() - laid["joker"]) + joker * laid["joker"], stay


def test_highs_lays_nothing_better_and_nothing_else() -> None:
    """If HiGHS calls a move optimal that is worse than a known legal one, as it sometimes does, CBC decides."""
    for number, position in enumerate(positions(POSITIONS)):
        objective = OBJECTIVES[number % 2]
        answer = solve(position.table, position.hand, opened=position.opened, objective=objective)
        weight, _ = score(position, answer, objective)
        best = ilp.highs(brief(position, objective)) or 0
        if best < weight:
            best = ilp.cbc(brief(position, objective)) or 0
        assert weight == best, position


def test_cbc_confirms_it_and_moves_no_fewer_cards() -> None:
    for number, position in enumerate(positions(POSITIONS)[:: 1 if LONG else 3]):
        objective = OBJECTIVES[number % 2]
        answer = solve(position.table, position.hand, opened=position.opened, objective=objective)
        weight, stay = score(position, answer, objective)
        best = ilp.cbc(whole(position, objective))
        assert weight * KEPT + stay == (stay if best is None else best), position


def test_the_compiled_kernel_answers_like_pure_python() -> None:
    for number, position in enumerate(positions(POSITIONS)):
        objective = OBJECTIVES[number % 2]
        for opened in {True, position.opened}:
            values = [
                score(
                    position,
                    solve(position.table, position.hand, opened=opened, objective=objective, compiled=compiled),
                    objective,
                )
                for compiled in (True, False)
            ]
            assert values[0] == values[1], position


@pytest.mark.parametrize("cards", [40, 60, 80, 100])
def test_crowded_tables(cards: int) -> None:
    for position in crowded(cards, 10 if LONG else 1):
        compiled, pure = (
            score(position, solve(position.table, position.hand, opened=True, compiled=compiled), "tiles")
            for compiled in (True, False)
        )
        assert compiled == pure, position
        weight, stay = compiled
        assert weight * KEPT + stay == ilp.cbc(whole(position)), position
