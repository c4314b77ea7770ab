"""The solver's answers to positions that a player can check by eye."""

import threading
from typing import Any

import pytest

from tablee.core.answers import Impossible, Solved
from tablee.core.errors import InvalidNotation, InvalidOption, InvalidPosition
from tablee.core.pieces.melds import LaidTable
from tablee.engines.tiles import MeldRules, can_lay, next_tiles, solve
from tablee.engines.tiles.questions import COMPILED

both_kernels = pytest.mark.parametrize("compiled", [True, False])


def melds(*lines: str) -> list[list[str]]:
    return [line.split() for line in lines]


def test_the_kernel_is_compiled_where_tests_run() -> None:
    assert COMPILED


@both_kernels
@pytest.mark.parametrize(
    ("table", "rack", "new"),
    [
        (["R4 R5 R6"], "R3 R7", ["R3 R4 R5 R6 R7"]),
        (["K1 K2 K3 K4 K5 K6 K7"], "K4", ["K1 K2 K3 K4", "K4 K5 K6 K7"]),
        (["K5 R5 B5 O5"], "O6 O7", ["K5 R5 B5", "O5 O6 O7"]),
        (["R7 R8 *R9"], "R9", ["R7 R8 R9 *R10"]),
        ([], "K13 *", []),
        (["K11 K12 K13"], "K1", ["K11 K12 K13"]),
    ],
)
def test_a_lay_by_eye(table: list[str], rack: str, new: list[str], compiled: bool) -> None:
    answer = solve(melds(*table), rack.split(), compiled=compiled)
    assert isinstance(answer, Solved)
    assert sorted(answer.plan.table) == sorted(tuple(meld) for meld in melds(*new))


@both_kernels
def test_a_star_keeps_its_face_until_it_is_exchanged(compiled: bool) -> None:
    table, rack = melds("R7 R8 *R9"), ["K1", "K2"]
    kept = solve(table, rack, compiled=compiled)
    assert kept == Solved(LaidTable((), (("R7", "R8", "*R9"),), ("K1", "K2")))
    # R9 takes its place, and the star goes with the two black tiles.
    exchanged = solve(table, [*rack, "R9"], compiled=compiled)
    assert isinstance(exchanged, Solved)
    assert exchanged.plan.left == ()


@both_kernels
def test_a_star_in_a_series_of_three_stands_for_either_colour_that_is_missing(compiled: bool) -> None:
    answer = solve(melds("K5 R5 *B5"), ["O5", "K1", "K2"], compiled=compiled)
    assert isinstance(answer, Solved)
    assert answer.plan.left == ()


@both_kernels
def test_what_is_not_touched_stays_where_and_as_it_was_written(compiled: bool) -> None:
    answer = solve(melds("O5 B5 K5", "R3 R1 R2", "B7 B8 B9"), ["B10"], compiled=compiled)
    assert isinstance(answer, Solved)
    assert answer.plan.table == (("O5", "B5", "K5"), ("R3", "R1", "R2"), ("B7", "B8", "B9", "B10"))


@both_kernels
def test_a_table_that_cannot_be_arranged_is_impossible(compiled: bool) -> None:
    assert solve(melds("R1 R2 R4"), ["R7"], compiled=compiled) == Impossible()


@both_kernels
def test_a_low_ace_and_a_high_one_do_not_meet_in_one_sequence(compiled: bool) -> None:
    table = melds("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13")
    answer = solve(table, ["R1"], MeldRules(ace="both"), compiled=compiled)
    assert isinstance(answer, Solved)
    assert answer.plan.laid == ("R1",)
    assert len(answer.plan.table) == 2


@both_kernels
@pytest.mark.parametrize("mixed", [False, True])
def test_nor_does_a_star_become_a_second_ace_of_a_sequence(mixed: bool, compiled: bool) -> None:
    table = melds("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13")
    answer = solve(table, ["*"], MeldRules(ace="both", mixed_sequences=mixed), compiled=compiled)
    assert isinstance(answer, Solved)
    assert answer.plan.laid == ("*",)
    assert len(answer.plan.table) == 2


@both_kernels
def test_spare_stars_that_find_no_place_stay_on_the_rack(compiled: bool) -> None:
    table = melds("K5 R5 B5 O5", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13")
    answer = solve(table, ["*", "*"], compiled=compiled)
    assert isinstance(answer, Solved)
    assert answer.plan.left == ()  # the long one is broken up for them


@pytest.mark.rule("TR-30")
@both_kernels
def test_the_opening_counts_a_star_by_its_face(compiled: bool) -> None:
    rack = ["R9", "R10", "*"]
    assert can_lay([], rack, opened=False, compiled=compiled)
    assert not can_lay([], rack, MeldRules(opening_minimum=31), opened=False, compiled=compiled)
    assert can_lay([], ["R9", "R10", "R11"], MeldRules(rework_on_opening=True), opened=False, compiled=compiled)


@pytest.mark.parametrize(
    ("table", "rack", "error", "message"),
    [
        ([["R14", "R1"]], [], InvalidNotation, "'R14' is not a piece"),
        ([["*"]], [], InvalidNotation, "is not a piece"),
        ([[""]], [], InvalidNotation, "is not a piece"),
        ([], ["*R7"], InvalidNotation, "is not a piece"),
        ([["R7", "R7"]], ["R7"], InvalidPosition, "there are 3 R7; the game has two of each tile"),
        ([["*R7", "*R7"]], ["*"], InvalidPosition, "there are 3 stars; 2 are in play"),
    ],
)
@both_kernels
def test_what_cannot_lie_there_is_named(
    table: list[list[str]], rack: list[str], error: type[Exception], message: str, compiled: bool
) -> None:
    with pytest.raises(error, match=message.replace("*", r"\*")):
        solve(table, rack, compiled=compiled)


@pytest.mark.parametrize(
    "options",
    [{"combinations": "runs"}, {"ace": "high"}, {"stars_in_play": 5}, {"opening_minimum": -1}, {"star_penalty": 51}],
)
def test_a_variant_that_does_not_exist_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(InvalidOption, match=next(iter(options))):
        MeldRules(**options)


def test_an_objective_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InvalidOption, match="objective cannot be 'fun'"):
        solve([], [], objective="fun")


def test_threads_do_not_disturb_each_other() -> None:
    table, rack = melds("K1 K2 K3 K4 K5 K6 K7", "R7 B7 O7", "R4 R5 *R6"), ["K4", "R6", "K7", "O1", "*"]
    expected = solve(table, rack)
    found = []
    threads = [
        threading.Thread(target=lambda: found.append({solve(table, rack) for _ in range(300)})) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [{expected}] * 4


@both_kernels
@pytest.mark.parametrize("mixed", [False, True])
@pytest.mark.parametrize("table", [["R4 R5 R6", "B4 B5 B6", "K4 K5 K6"], ["R4 B4 K4", "R5 B5 K5", "R6 B6 K6"]])
def test_of_equal_moves_the_one_that_disturbs_the_table_least_wins(
    table: list[str], mixed: bool, compiled: bool
) -> None:
    answer = solve(melds(*table), ["O10", "O11", "O12"], MeldRules(mixed_sequences=mixed), compiled=compiled)
    assert isinstance(answer, Solved)
    kinds = {len({piece[1:] for piece in meld}) == 1 for meld in answer.plan.table if "O10" not in meld}
    assert kinds == {table[0].startswith("R4 B4")}


@both_kernels
def test_a_player_who_cannot_open_leaves_the_table_as_it_lies_though_another_way_is_as_good(compiled: bool) -> None:
    table = (("B1", "B2", "B3"), ("B1", "B2", "O3", "B4"))
    rules = MeldRules(mixed_sequences=True, rework_on_opening=True, opening_minimum=0)
    assert solve(table, ("K9",), rules, opened=False, compiled=compiled) == Solved(LaidTable((), table, ("K9",)))


@both_kernels
def test_a_player_who_opens_may_have_to_lay_fewer_tiles_than_could_be_laid(compiled: bool) -> None:
    rack = ["K12", "K13", "*", "R1", "R2", "R4", "R5"]  # R1 R2 * R4 R5 are more tiles, but worth 15
    answer = solve(melds("O1 O2 O3"), rack, MeldRules(rework_on_opening=True), opened=False, compiled=compiled)
    assert isinstance(answer, Solved)
    assert answer.plan.laid == ("K12", "K13", "*")


@both_kernels
def test_opening_on_a_table_that_cannot_be_arranged_is_refused(compiled: bool) -> None:
    rules = MeldRules(rework_on_opening=True)
    assert solve(melds("O1 O2 O4"), ["K13"], rules, opened=False, compiled=compiled) == Impossible()


@both_kernels
@pytest.mark.parametrize(
    ("rack", "left"),
    [
        ("R4 R5 R6 * K1", "* K1"),
        ("R4 R5 R6 K1", "K1"),
        ("R4 R5 R6 *", ""),  # it ends the round
        ("R4 R5 * K1", "K1"),  # nothing can be laid without it
        ("R4 * * K1", "K1"),
    ],
)
def test_a_star_is_held_back_unless_it_is_needed(rack: str, left: str, compiled: bool) -> None:
    answer = solve([], rack.split(), objective="keep_stars", compiled=compiled)
    assert isinstance(answer, Solved)
    assert answer.plan.left == tuple(left.split())


@both_kernels
def test_in_a_mixed_sequence_a_star_is_exchanged_for_any_colour(compiled: bool) -> None:
    rules = MeldRules(combinations="sequences", mixed_sequences=True)
    answer = solve(melds("R4 *B5 K6"), ["O5", "K1", "K2"], rules, compiled=compiled)
    assert isinstance(answer, Solved)
    assert answer.plan.left == ()


@both_kernels
def test_free_stars_leave_a_series_that_has_only_one_tile(compiled: bool) -> None:
    answer = solve(melds("K5 *R5 *B5"), ["R5", "B5", "K1", "K2"], MeldRules(stars="free"), compiled=compiled)
    assert isinstance(answer, Solved)
    assert answer.plan.left == ()


@both_kernels
def test_a_spare_star_leads_where_nothing_can_follow(compiled: bool) -> None:
    answer = solve(melds("K11 K12 K13"), ["*"], compiled=compiled)
    assert answer == Solved(LaidTable(("*",), (("*K10", "K11", "K12", "K13"),), ()))
    answer = solve(melds("K12 K13 K1"), ["*"], MeldRules(ace="both"), compiled=compiled)
    assert answer == Solved(LaidTable(("*",), (("*K11", "K12", "K13", "K1"),), ()))


@both_kernels
@pytest.mark.parametrize("star_at", [0, 1])
def test_a_star_stays_in_its_meld_though_another_has_the_same_tile(star_at: int, compiled: bool) -> None:
    table = [["R7", "R8", "R9"], ["R9", "B9", "K9"]]
    table[star_at][table[star_at].index("R9")] = "*R9"
    answer = solve(table, ["B1", "B2", "B3"], compiled=compiled)
    assert isinstance(answer, Solved)
    assert answer.plan.table == (tuple(table[0]), tuple(table[1]), ("B1", "B2", "B3"))


@both_kernels
def test_two_stars_of_the_same_kind_change_places_for_nothing(compiled: bool) -> None:
    answer = solve(melds("R5 B5 *K5", "R5 B5 *K5"), ["O5", "K5"], compiled=compiled)
    assert isinstance(answer, Solved)
    assert answer.plan.left == ()


@both_kernels
@pytest.mark.parametrize("first", ["K", "R", "B", "O"])
@pytest.mark.parametrize(
    ("table", "rack", "kept", "options"),
    [
        # A 6 is needed for a series: at the end of a sequence it costs a link, in the middle of one two.
        (["K6 K7 K8 K9", "R3 R4 R5 R6 R7 R8 R9"], "B6 O6", "R3 R4 R5 R6 R7 R8 R9", {}),
        (["K3 K4 K5 K6", "R3 R4 R5 R6 R7 R8 R9"], "B6 O6", "R3 R4 R5 R6 R7 R8 R9", {}),
        (["K9 K10 K11 K12", "R9 R10 R11 R12 R13 R1"], "B12 O12", "R9 R10 R11 R12 R13 R1", {"ace": "both"}),
        # Either 1 costs one link; a 3 that follows the high ace's neighbours costs two.
        (["K1 K2 K3 K4", "R10 R11 R12 R13 R1"], "B4 O4", "R10 R11 R12 R13 R1", {"ace": "both"}),
        # A series of four gives a tile away for one link, a sequence from its middle for two.
        (["K8 R8 B8 O8", "K4 K5 K6 K7 K8 K9 K10"], "K9 K10", "K4 K5 K6 K7 K8 K9 K10", {}),
    ],
)
def test_the_table_gives_what_costs_the_fewest_links(
    table: list[str], rack: str, kept: str, options: dict[str, Any], first: str, compiled: bool
) -> None:
    shift = "KRBO".index(first)
    turn = str.maketrans("KRBO", "KRBO"[shift:] + "KRBO"[:shift])
    rules = MeldRules(**options)
    answer = solve(
        melds(*(line.translate(turn) for line in table)), rack.translate(turn).split(), rules, compiled=compiled
    )
    assert isinstance(answer, Solved)
    assert answer.plan.left == ()
    assert tuple(kept.translate(turn).split()) in answer.plan.table


@both_kernels
@pytest.mark.parametrize(
    ("rack", "begun", "rules", "opened", "follow"),
    [
        ("R9 R10 * K3", "R9", MeldRules(), True, "R10 *"),
        ("R10 R11 K3", "", MeldRules(), True, "R10 R11"),
        ("R11 K3", "", MeldRules(), True, ""),
        ("R10 K10 B10 O10 K3", "", MeldRules(), False, "R10 K10 B10 O10"),
        ("R10 K10 B10 O10 K3", "R10", MeldRules(), False, "K10 B10 O10"),
        ("R10 K10 K3", "", MeldRules(), False, ""),
        ("R10 K10 B10 O10 K3", "", MeldRules(rework_on_opening=True), False, "R10 K10 B10 O10"),
        ("R10 R11 K10 B10 O10 K3", "R11", MeldRules(rework_on_opening=True), False, "R10 K10 B10 O10"),
        ("R10 K10 K3", "", MeldRules(rework_on_opening=True), False, ""),
    ],
)
def test_with_what_a_lay_that_has_begun_can_go_on(
    rack: str, begun: str, rules: MeldRules, opened: bool, follow: str, compiled: bool
) -> None:
    table = [["R7", "R8", "R9"]]
    found = next_tiles(table, rack.split(), begun.split(), rules, opened=opened, compiled=compiled)
    assert found == tuple(follow.split())
