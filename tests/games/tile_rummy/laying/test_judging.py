"""What may be laid, and when."""

import pytest

from tablee.games.tile_rummy import TileRummy
from tests.games.moves import play, refusal
from tests.games.tile_rummy.table import DISCARD, GAME, KEEP, lay, lies, position, refused


@pytest.mark.rule("TR-30")
def test_the_first_time_it_is_30_points_from_the_rack_a_star_counting_as_its_face() -> None:
    state = lay("", "R9 R10 * K1", "R9 R10 *R11", opened=False)
    assert lies(state) == "R9 R10 *R11"
    assert state.opened == (True, False)
    refusal = refused("", "R8 R9 R10 K1", "R8 R9 R10", opened=False)
    assert (refusal.rule, refusal.code) == ("TR-30", "lay.opening_too_low")
    assert refusal.message == "27 points are laid: opening takes 30 or more"


@pytest.mark.rule("TR-30")
def test_several_combinations_add_up() -> None:
    assert lies(lay("", "R1 R2 R3 K8 B8 O8 K1", "R1 R2 R3 | K8 B8 O8", opened=False)) == "K8 B8 O8 | R1 R2 R3"


@pytest.mark.rule("TR-61")
@pytest.mark.rule("TR-30")
@pytest.mark.parametrize(("minimum", "accepted"), [(0, True), (6, True), (7, False), (50, False)])
def test_the_minimum_is_agreed_on(minimum: int, accepted: bool) -> None:
    if accepted:
        lay("", "R1 R2 R3 K1", "R1 R2 R3", opened=False, opening_minimum=minimum)
    else:
        refused("", "R1 R2 R3 K1", "R1 R2 R3", opened=False, opening_minimum=minimum)


@pytest.mark.rule("TR-32")
def test_a_player_who_has_opened_lays_in_new_combinations_or_by_changing_the_table() -> None:
    assert lies(lay("R7 R8 R9", "R10 K1", "R7 R8 R9 R10")) == "R7 R8 R9 R10"
    assert lies(lay("R7 R8 R9", "K1 B1 O1 K5", "R7 R8 R9 | K1 B1 O1")) == "K1 B1 O1 | R7 R8 R9"


@pytest.mark.rule("TR-32")
def test_the_table_is_not_changed_in_the_turn_of_the_opening() -> None:
    found = refused("R7 R8 R9", "R10 K10 B10 O10 K1", "R7 R8 R9 R10 | K10 B10 O10", opened=False)
    assert (found.rule, found.code, found.pieces) == ("TR-32", "lay.table_touched", ("R7", "R8", "R9"))
    lay("R7 R8 R9", "R10 K10 B10 O10 K1", "R7 R8 R9 | K10 B10 O10", opened=False)


@pytest.mark.rule("TR-32")
def test_the_table_may_be_changed_on_opening_where_that_is_agreed() -> None:
    options = {"opened": False, "rework_on_opening": True}
    lay("R7 R8 R9", "R10 K10 B10 O10 K1", "R7 R8 R9 R10 | K10 B10 O10", **options)
    # These open by themselves, and need not stay together.
    lay("R7 R8 R9 | K10 B10 O10", "R10 R11 R12 K1", "R7 R8 R9 R10 R11 R12 | K10 B10 O10", **options)
    found = refused("R7 R8 R9", "R10 R11 K1", "R7 R8 R9 R10 R11", **options)
    assert (found.rule, found.code) == ("TR-32", "lay.opening_alone_too_low")


@pytest.mark.rule("TR-32")
@pytest.mark.parametrize("opened", [True, False])
def test_rearranging_alone_is_not_a_turn(opened: bool) -> None:
    before, after = "R1 R2 R3 R4 R5 R6", "R1 R2 R3 | R4 R5 R6"
    assert refused(before, "K1 K5", after, opened=opened).code == "lay.nothing"
    assert refused(before, "K1 K5", before, opened=opened).rule == "TR-32"


@pytest.mark.rule("TR-33")
def test_what_lay_on_the_table_stays_there() -> None:
    found = refused("R7 R8 R9 R10", "R6 K1", "R6 R7 R8 R9")
    assert (found.rule, found.code, found.pieces) == ("TR-33", "lay.taken", ("R10",))


@pytest.mark.rule("TR-33")
def test_when_the_turn_ends_every_combination_is_valid() -> None:
    found = refused("R7 R8 R9", "R11 K1", "R7 R8 R9 R11")
    assert (found.code, found.pieces) == ("meld.gap", ("R7", "R8", "R9", "R11"))
    assert found.args["missing"] == "R10"


@pytest.mark.rule("TR-37")
def test_only_tiles_of_the_rack_come_onto_the_table() -> None:
    found = refused("R7 R8 R9", "R10 K1", "R7 R8 R9 R10 R11")
    assert (found.rule, found.code, found.pieces) == ("TR-37", "lay.not_on_rack", ("R11",))
    assert refused("", "R9 R10 R11", "R9 R10 R11 | *K10 K11 K12", opened=False).args == {"tile": "*"}
    state = lay("R7 R8 R9", "R10 K1 R10", "R7 R8 R9 R10")
    assert state.racks[0] == ("K1", "R10")


@pytest.mark.rule("TR-34")
def test_a_star_stays_on_the_table() -> None:
    found = refused("R7 R8 *R9", "R9 K1", "R7 R8 R9")
    assert (found.rule, found.code, found.pieces) == ("TR-34", "lay.star_taken", ("*R9",))


@pytest.mark.rule("TR-34")
@pytest.mark.parametrize(
    ("table", "rack", "after"),
    [
        ("R7 R8 *R9", "R9 K1 K2", "R7 R8 R9 | K1 K2 *K3"),  # exchanged, laid elsewhere with any face
        ("R7 R8 *R9", "R9 K1", "R7 R8 R9 *R10"),  # or in its old combination
        ("K5 R5 *B5", "O5 K1 K2", "K5 R5 O5 | K1 K2 *K3"),  # either missing colour
        ("R7 R8 *R9", "R10 R11 K1", "R7 R8 *R9 R10 R11"),
        ("R6 R7 R8 *R9", "R10 R11 K1", "R6 R7 R8 | *R9 R10 R11"),  # moved to a place where it stands for the same tile
        ("R6 R7 R8 *R9", "K9 B9 K1", "R6 R7 R8 | K9 B9 *R9"),
        ("R7 R8 *R9 | K7 K8 *K9", "R9 K9 B1", "R7 R8 R9 *R10 | *K6 K7 K8 K9"),  # both, each by a tile of its own
        ("R7 R8 *R9", "* K1 K2", "R7 R8 *R9 | K1 K2 *K3"),  # a star of the rack is free
    ],
)
def test_a_star_moves_when_the_tile_it_stands_for_takes_its_place(table: str, rack: str, after: str) -> None:
    lay(table, rack, after)


@pytest.mark.rule("TR-34")
@pytest.mark.parametrize(
    ("table", "rack", "after", "star", "faces"),
    [
        ("R7 R8 *R9", "R6 K1 K2", "R6 R7 R8 | K1 K2 *K3", "*R9", "R9"),
        ("R6 R7 R8 *R9", "K10 K11 O1", "R6 R7 R8 | *K9 K10 K11", "*R9", "R9"),
        ("R7 R8 *R9 | B7 B8 *B9", "R9 R6 K1", "R6 R7 R8 R9 *R10 | *B6 B7 B8", "*B9", "B9"),
    ],
)
def test_a_star_that_was_not_exchanged_keeps_to_its_place(
    table: str, rack: str, after: str, star: str, faces: str
) -> None:
    found = refused(table, rack, after)
    assert (found.rule, found.code) == ("TR-34", "lay.star_moved")
    assert (found.args["star"], found.args["faces"]) == (star, faces)


@pytest.mark.rule("TR-34")
def test_what_a_star_stood_for_is_logged_when_it_changes() -> None:
    def logged(table: str, rack: str, after: str) -> list[str]:
        return [entry.action for entry in lay(table, rack, after).log]

    assert logged("R7 R8 *R9", "R9 K1 K2", "R7 R8 R9 | K1 K2 *K3") == ["lay K1 K2 R9", "star R9 K3"]
    assert logged("R6 R7 R8 *R9", "K9 B9 K1", "R6 R7 R8 | K9 B9 *R9") == ["lay K9 B9"]
    # A star of the rack is no news, where another has not changed.
    assert logged("R7 R8 *R9", "* K1 K2", "R7 R8 *R9 | K1 K2 *K3") == ["lay K1 K2 *"]
    both = logged("R7 R8 *R9 | K7 K8 *K9", "R9 K9 B1", "R7 R8 R9 *R10 | *K6 K7 K8 K9")
    assert len(both) == 3


@pytest.mark.rule("TR-34")
def test_one_tile_of_the_rack_frees_one_star_only() -> None:
    table = "R7 R8 *R9 | R10 R11 *R9"
    assert refused(table, "R9 K1 K2 B1 B2", "R7 R8 R9 R10 R11 | K1 K2 *K3 | B1 B2 *B3").code == "lay.star_moved"
    lay(table, "R9 R9 K1 K2 B1 B2", "R7 R8 R9 | R9 R10 R11 | K1 K2 *K3 | B1 B2 *B3")


@pytest.mark.rule("TR-34")
def test_the_tile_that_takes_the_place_comes_from_the_rack() -> None:
    found = refused("R7 R8 *R9 | K9 R9 B9 O9", "K3 K4 O1", "R7 R8 R9 | K9 B9 O9 | K3 K4 *K5")
    assert found.code == "lay.star_moved"


@pytest.mark.rule("TR-34")
def test_stars_are_free_where_that_is_agreed() -> None:
    lay("R6 R7 R8 *R9", "K10 K11 O1", "R6 R7 R8 | *K9 K10 K11", stars="free")
    assert refused("R7 R8 *R9", "R9 K1", "R7 R8 R9", stars="free").code == "lay.star_taken"


@pytest.mark.rule("TR-34")
@pytest.mark.rule("TR-65")
def test_in_a_mixed_sequence_any_colour_of_its_number_frees_a_star() -> None:
    lay("R7 K8 *R9", "B9 K1 B1", "R7 K8 B9 | K1 B1 *O1", mixed_sequences=True)


@pytest.mark.rule("TR-E2")
@pytest.mark.parametrize(
    ("table", "rack", "after"),
    [
        ("R4 R5 R6", "R3 R7 K1", "R3 R4 R5 R6 R7"),  # extended at both ends
        ("R1 R2 R3 R4 R5 R6 R7", "R4 K1", "R1 R2 R3 R4 | R4 R5 R6 R7"),  # split by a second middle tile
        ("K5 R5 B5 O5", "R6 R7 K1", "K5 B5 O5 | R5 R6 R7"),  # the fourth of a square
    ],
)
def test_examples_of_changing_the_table(table: str, rack: str, after: str) -> None:
    state = lay(table, rack, after)
    assert state.racks[0] == ("K1",)
    assert lies(state) == after


@pytest.mark.rule("TR-38")
@pytest.mark.parametrize(("game", "ending"), [(DISCARD, " reject K1"), (KEEP, ""), (GAME, "")])
def test_what_may_be_laid_is_the_same_in_every_version(game: TileRummy, ending: str) -> None:
    state = position("R7 R8 R9", "R10 R12 K1", "K13", drawn=game is not GAME)
    assert refusal(game, state, f"p0 lay R7 R8 R9 R12{ending}").code == "meld.gaps"
    assert refusal(game, state, f"p0 lay R7 R8 R9{ending}").code == "lay.nothing"
    assert refusal(game, state._replace(opened=(False, True)), f"p0 lay R7 R8 R9 R10{ending}").rule == "TR-32"
    assert lies(play(game, state, f"p0 lay R7 R8 R9 R10{ending}")) == "R7 R8 R9 R10"
