"""The solver equals two integer programs, and compiled equals pure, on positions of self-play in every variant."""

import os
from itertools import islice
from typing import Any

import pytest
from benchmarks.solvers import ilp
from benchmarks.solvers.tile_positions import Position, middle_game, play, variants

from tablee.core.answers import GaveUp, Solved
from tablee.engines.tiles import MeldRules, can_lay, solve
from tablee.engines.tiles.problem import weights_of
from tests.engines.tiles.boards import check

LONG = "TABLEE_LONG" in os.environ  # the long form, for a change of the solver
GAMES = 10 if LONG else 1
EACH = 8 if LONG else 3  # positions of a game
OBJECTIVES = ("tiles", "points")
every_variant = pytest.mark.parametrize("rules", variants(), ids=lambda rules: "-".join(map(str, vars(rules).values())))


def positions(rules: MeldRules) -> list[Position]:
    """Return positions spread over whole games, with two to four players."""
    found: list[Position] = []
    for game in range(GAMES):
        turns = list(play(1000 + game, rules, players=2 + game % 3))
        found += islice(turns, game % 3, None, max(1, len(turns) // EACH))
    return found


def weight(answer: object, objective: str) -> int:
    assert isinstance(answer, Solved)
    weights = weights_of(objective, 25)
    return sum(weights.star if piece == "*" else weights.tiles[int(piece[1:]) - 1] for piece in answer.plan.laid)


@every_variant
def test_highs_finds_nothing_better_and_nothing_else(rules: MeldRules) -> None:
    for number, position in enumerate(positions(rules)):
        objective = OBJECTIVES[number % 2]
        answer = solve(position.table, position.rack, rules, opened=position.opened, objective=objective)
        assert weight(answer, objective) == (ilp.highs(ilp.build(position, objective)) or 0), position


@every_variant
def test_cbc_confirms_it(rules: MeldRules) -> None:
    for number, position in enumerate(positions(rules)[: None if LONG else 1]):
        objective = OBJECTIVES[number % 2]
        answer = solve(position.table, position.rack, rules, opened=position.opened, objective=objective)
        assert weight(answer, objective) == (ilp.cbc(ilp.build(position, objective)) or 0), position


@every_variant
def test_the_compiled_kernel_answers_like_pure_python(rules: MeldRules) -> None:
    for number, position in enumerate(positions(rules)):
        objective = OBJECTIVES[number % 2]
        values = []
        for compiled in (True, False):
            opened = solve(position.table, position.rack, rules, objective=objective, compiled=compiled)
            assert isinstance(opened, Solved)
            _, links = check(position.table, position.rack, rules, opened)
            now = solve(position.table, position.rack, rules, opened=position.opened, compiled=compiled)
            assert isinstance(now, Solved)
            together = can_lay(position.table, now.plan.laid, rules, opened=position.opened, compiled=compiled)
            assert together == bool(now.plan.laid or position.opened)
            values.append((weight(opened, objective), links, weight(now, "tiles")))
        assert values[0] == values[1], position


@pytest.mark.parametrize("options", [{}, {"ace": "both"}, {"stars": "free"}, {"combinations": "sequences"}], ids=str)
def test_both_kernels_keep_as_many_links(options: dict[str, Any]) -> None:
    rules = MeldRules(**options)
    for number, position in enumerate(middle_game(90, rules, seed=500)):
        rack = position.rack
        stars = sum(piece[0] == "*" for meld in [*position.table, rack] for piece in meld)
        if stars < 2 and number % 6 == 0:  # a star more opens ways that differ in nothing but links
            rack = [*rack, "*"]
        kept = []
        for compiled in (True, False):
            answer = solve(position.table, rack, rules, compiled=compiled)
            assert isinstance(answer, Solved)
            _, links = check(position.table, rack, rules, answer)
            kept.append((weight(answer, "tiles"), links))
        assert kept[0] == kept[1], position


@pytest.mark.parametrize("compiled", [True, False])
def test_the_solver_gives_up_at_its_limit(compiled: bool) -> None:
    assert solve([["R1", "R2", "R3"]], ["R4"], limit=3, compiled=compiled) == GaveUp(3)
