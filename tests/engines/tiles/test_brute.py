"""The solver equals brute force on small boards, in every variant."""

import os
from collections import Counter
from collections.abc import Iterator

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.core.answers import Impossible, Solved
from tablee.engines.tiles import MeldRules, can_lay, most_points, next_tiles, solve
from tests.engines.tiles import brute
from tests.engines.tiles.boards import boards, check, melds_of

Board = tuple[list[list[str]], list[str], MeldRules]
LONG = "TABLEE_LONG" in os.environ  # the long form, for a change of the solver
small = settings(max_examples=1000 if LONG else 40, suppress_health_check=list(HealthCheck))


@small
@given(boards(), st.sampled_from(["tiles", "points"]))
def test_the_best_of_all_arrangements_is_found_and_the_table_disturbed_least(board: Board, objective: str) -> None:
    table, rack, rules = board
    best = brute.best(table, rack, rules, objective)
    for compiled in (True, False):
        answer = solve(table, rack, rules, objective=objective, compiled=compiled)
        assert isinstance(answer, Solved)
        laid, kept = check(table, rack, rules, answer)
        assert brute.value(laid, kept, objective, rules) == best


@small
@given(boards())
def test_pieces_thrown_together_are_arranged_or_called_impossible(board: Board) -> None:
    table, rack, rules = board
    heap = [[piece] for meld in table for piece in meld] + [[piece] for piece in rack if piece != "*"]
    expected = Impossible if brute.best(heap, [], rules, "tiles") is None else Solved
    assert all(isinstance(solve(heap, [], rules, compiled=compiled), expected) for compiled in (True, False))


@small
@given(boards())
def test_what_can_be_laid_together(board: Board) -> None:
    table, rack, rules = board
    everything = any(laid == Counter(rack) for laid, _, _ in brute.values(table, rack, rules))
    assert [can_lay(table, rack, rules, compiled=compiled) for compiled in (True, False)] == [everything] * 2


def openings(board: Board) -> Iterator[Counter[str]]:
    """Yield every set that a player who has not opened may lay."""
    table, rack, rules = board
    alone: dict[tuple[str, ...], int] = {}
    for laid, _, melds in brute.values([], rack, rules):
        pieces = tuple(sorted(laid.elements()))
        alone[pieces] = max(brute.worth(melds), alone.get(pieces, 0))
    enough = [Counter(pieces) for pieces, points in alone.items() if points >= max(1, rules.opening_minimum)]
    if not rules.rework_on_opening:
        yield from enough
    else:
        for laid, _, _ in brute.values(table, rack, rules):
            if any(pieces <= laid for pieces in enough):
                yield laid


@small
@given(boards(), st.sampled_from(["tiles", "points"]), st.booleans())
def test_the_opening_is_worth_the_minimum(board: Board, objective: str, compiled: bool) -> None:
    table, rack, rules = board
    answer = solve(table, rack, rules, opened=False, objective=objective, compiled=compiled)
    assert isinstance(answer, Solved)
    laid = Counter(answer.plan.laid)
    best = max((brute.value(laid, 0, objective, rules) for laid in openings(board)), default=None)
    assert brute.value(laid, 0, objective, rules) == (best or (0, 0, 0))
    if not laid:
        assert [list(meld) for meld in answer.plan.table] == table
    elif rules.rework_on_opening:
        check(table, rack, rules, answer)
    else:
        assert [list(meld) for meld in answer.plan.table[: len(table)]] == table
        own = Solved(answer.plan._replace(table=answer.plan.table[len(table) :]))
        check([], rack, rules, own)
        assert brute.worth(melds_of(own)) >= rules.opening_minimum


@small
@given(boards(), st.booleans())
def test_stars_are_held_back_unless_they_are_needed_or_end_the_round(board: Board, compiled: bool) -> None:
    table, rack, rules = board
    answer = solve(table, rack, rules, objective="keep_stars", compiled=compiled)
    assert isinstance(answer, Solved)
    check(table, rack, rules, answer)
    lays = [laid for laid, _, _ in brute.values(table, rack, rules) if laid]
    if not lays or Counter(rack) in lays:
        assert Counter(answer.plan.laid) == (Counter(rack) if lays else Counter())
        return
    fewest = min(laid["*"] for laid in lays)
    best = max((laid.total(), brute.penalty(laid)) for laid in lays if laid["*"] == fewest)
    laid = Counter(answer.plan.laid)
    assert (laid["*"], laid.total(), brute.penalty(laid)) == (fewest, *best)


@small
@given(boards())
def test_the_points_of_tiles_by_themselves_are_the_most_that_their_combinations_are_worth(board: Board) -> None:
    _, rack, rules = board
    most = max(brute.worth(melds) for _, _, melds in brute.values([], rack, rules))
    assert [most_points(rack, rules, compiled=compiled) for compiled in (True, False)] == [most] * 2


@small
@given(boards(), st.data(), st.booleans())
def test_a_lay_that_has_begun_goes_on_with_just_what_can_make_it_whole(
    board: Board, data: st.DataObject, opened: bool
) -> None:
    table, rack, rules = board
    begun = data.draw(st.lists(st.sampled_from(range(len(rack))), unique=True, max_size=3)) if rack else []
    tiles = [rack[place] for place in begun]
    lays = (laid for laid, _, _ in brute.values(table, rack, rules)) if opened else openings(board)
    follow = {tile for laid in lays if laid >= Counter(tiles) for tile in laid - Counter(tiles)}
    for compiled in (True, False):
        assert set(next_tiles(table, rack, tiles, rules, opened=opened, compiled=compiled)) == follow
