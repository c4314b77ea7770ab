"""Tiles and combinations."""

from collections import Counter

import pytest

from tablee.core.errors import InvalidNotation
from tablee.games.tile_rummy import TileRummy
from tablee.games.tile_rummy.melds import Combinations, find_flaw, in_order, stand_ins, worth
from tablee.games.tile_rummy.refusals import REFUSALS
from tests.games.tile_rummy.table import GAME

USUAL = Combinations()


def verdict(text: str, rules: Combinations = USUAL) -> str:
    """Return the rule and the sentence that refuse a combination, or nothing."""
    meld = in_order(tuple(text.split()))
    flaw = find_flaw(meld, rules)
    if flaw is None:
        return ""
    refusal = REFUSALS(flaw.code, meld, **dict(flaw.args)).refusal
    return f"{refusal.rule} {refusal.message}"


@pytest.mark.rule("TR-01")
def test_the_box_has_every_tile_twice_and_two_stars() -> None:
    box = Counter(GAME.box)
    assert len(GAME.box) == 106
    assert box.pop("*") == 2
    assert set(box.values()) == {2}
    assert {tile[0] for tile in box} == set("KRBO")
    assert {int(tile[1:]) for tile in box} == set(range(1, 14))


@pytest.mark.rule("TR-02")
def test_a_tile_is_worth_its_number_and_a_star_25_or_its_face() -> None:
    assert GAME.points_left(("R7", "K13", "*")) == 7 + 13 + 25
    assert worth([("R7", "R8", "*R9")]) == 24


@pytest.mark.rule("TR-20")
@pytest.mark.rule("TR-E1")
@pytest.mark.parametrize("meld", ["K2 K3 K4", "R7 R8 R9 R10 R11", "B1 B2 B3", "O11 O12 O13"])
def test_consecutive_numbers_in_one_colour_are_a_sequence(meld: str) -> None:
    assert verdict(meld) == ""


@pytest.mark.rule("TR-21")
@pytest.mark.rule("TR-E1")
@pytest.mark.parametrize("meld", ["K5 R5 B5 O5", "K5 R5 B5", "R13 B13 O13"])
def test_one_number_in_different_colours_is_a_series(meld: str) -> None:
    assert verdict(meld) == ""


@pytest.mark.rule("TR-20")
@pytest.mark.rule("TR-21")
@pytest.mark.rule("TR-23")
@pytest.mark.parametrize(
    ("meld", "reason"),
    [
        ("B4 B5 B7", "TR-20 B4 B5 B7 is not a run: B6 is missing"),
        ("B4 B8 B9", "TR-20 B4 B8 B9 is not a run: B5 B6 B7 are missing"),
        ("R4 R5 B6", "TR-20 R4 R5 B6 is not a run: B6 is a different colour"),
        ("R7 R8", "TR-20 R7 R8 is too short: a meld has 3 tiles or more"),
        ("R7", "TR-20 R7 is too short: a meld has 3 tiles or more"),
        ("R7 B7", "TR-21 R7 B7 is too short: a group has 3 or 4 tiles"),
        ("R12 R13 R1", "TR-20 R12 R13 R1 is not a run: the 1 comes only before the 2"),
        ("R7 B7 K8", "TR-21 R7 B7 K8 is not a group: K8 is not a 7"),
        ("R7 R7 B7", "TR-23 R7 R7 B7 is not a meld: R7 appears twice"),
        ("R7 *R8 R8 R9", "TR-23 R7 R8 *R8 R9 is not a meld: R8 appears twice"),
        ("K5 R5 B5 O5 *K5", "TR-23 K5 *K5 R5 B5 O5 is not a meld: K5 appears twice"),
    ],
)
def test_a_refusal_names_the_rule_and_what_is_wrong(meld: str, reason: str) -> None:
    assert verdict(meld) == reason


@pytest.mark.rule("TR-22")
def test_a_star_has_a_face_and_both_may_lie_in_one_combination() -> None:
    assert verdict("*R7 R8 *R9") == ""
    assert verdict("K5 *R5 *B5") == ""
    assert verdict("*R7 R8 *R10").endswith("R9 is missing")


@pytest.mark.rule("TR-22")
@pytest.mark.rule("TR-34")
@pytest.mark.parametrize(
    ("star", "meld", "mixed", "faces"),
    [
        ("*B5", "K5 R5 *B5", False, "B5 O5"),
        ("*B5", "K5 R5 *B5 O5", False, "B5"),
        ("*B5", "*B5 *K5 R5", False, "B5 O5"),
        ("*R9", "R7 R8 *R9", False, "R9"),
        ("*R9", "R7 K8 *R9", True, "K9 R9 B9 O9"),
        ("*B5", "K5 R5 *B5", True, "B5 O5"),
    ],
)
def test_a_star_stands_for_whatever_could_stand_in_its_place(star: str, meld: str, mixed: bool, faces: str) -> None:
    assert stand_ins(star, tuple(meld.split()), Combinations(mixed=mixed)) == set(faces.split())


@pytest.mark.rule("TR-23")
def test_a_combination_is_written_in_one_way() -> None:
    assert in_order(("R9", "*R7", "R8")) == ("*R7", "R8", "R9")
    assert in_order(("O5", "B5", "K5")) == ("K5", "B5", "O5")
    assert in_order(("R1", "R13", "R12")) == ("R12", "R13", "R1")
    assert in_order(("R3", "R2", "R1")) == ("R1", "R2", "R3")


@pytest.mark.rule("TR-23")
def test_a_sequence_has_at_most_13_tiles() -> None:
    everything = " ".join(f"R{number}" for number in range(1, 14))
    assert verdict(everything) == ""
    assert verdict(everything, Combinations(ace="both")) == ""
    assert verdict(f"{everything} *R1", Combinations(ace="both")).endswith("R1 appears twice")


@pytest.mark.rule("TR-62")
def test_only_series_or_only_sequences() -> None:
    assert verdict("K5 R5 B5", Combinations("sequences")).startswith("TR-62")
    assert verdict("K5 K6 K7", Combinations("series")).startswith("TR-62")
    assert verdict("K5 R5 B5", Combinations("series")) == ""
    assert verdict("K5 K6 K7", Combinations("sequences")) == ""


@pytest.mark.rule("TR-64")
def test_the_1_may_follow_the_13_and_is_worth_1_there() -> None:
    both = Combinations(ace="both")
    assert verdict("R12 R13 R1", both) == ""
    assert verdict("R1 R2 R3", both) == ""
    assert verdict("R13 R1 R2", both) == "TR-64 R1 R2 R13 is not a run: the 1 never goes between the 13 and the 2"
    assert verdict("R11 R13 R1", both) == "TR-20 R11 R13 R1 is not a run: R12 is missing"
    assert worth([("R12", "R13", "R1")]) == 26


@pytest.mark.rule("TR-65")
def test_a_sequence_may_mix_colours_with_one_tile_of_each_number() -> None:
    mixed = Combinations(mixed=True)
    assert verdict("K5 R6 B7 B8", mixed) == ""
    assert verdict("K5 R5 B5", mixed) == ""
    assert verdict("K5 R6 B8", mixed) == "TR-20 K5 R6 B8 is not a run: 7 is missing"
    twice = "TR-23 K5 R5 B6 B7 is not a run: the number 5 appears twice"
    assert verdict("K5 R5 B6 B7", mixed) == twice
    assert verdict("K5 R6 B7") != ""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("R14", "'R14' is not a tile; write a colour"),
        ("", "is not an action; write 'lay"),
        ("*R7", "on a rack a star is '*'"),
    ],
)
def test_what_is_no_tile_is_unreadable(text: str, message: str) -> None:
    with pytest.raises(InvalidNotation, match=message.replace("*", r"\*")):
        GAME.read_action(f"exchange {text}")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("lay R7 R8 R99", "'R99' is not a piece; write a colour"),
        ("lay R7 R8 *", "a star on the table has a face"),
        ("lay R7 | | R8", "a meld without pieces"),
        ("lay R7 R8 R9 |", "a meld without pieces"),
        ("lay", "is not an action; write"),
        ("", "is not an action; write"),
        ("layy R7 R8 R9", "'layy' is not an action; did you mean 'lay'"),
        ("draw R7", "is not an action; write"),
    ],
)
def test_what_is_no_action_is_unreadable(text: str, message: str) -> None:
    with pytest.raises(InvalidNotation, match=message):
        GAME.read_action(text)


def test_an_action_is_written_in_one_way() -> None:
    action = GAME.read_action("lay  R9 R7 *R8 | O1 K1  B1 ")
    assert GAME.write_action(action) == "lay K1 B1 O1 | R7 *R8 R9"
    assert action == GAME.read_action("lay K1 B1 O1 | R7 *R8 R9")
    assert str(GAME.read_action("lay R7 R8 R9 reject *")) == "lay R7 R8 R9 reject *"
    for text in ("exchange *", "draw", "reject K3", "pass", "timeout"):
        assert GAME.write_action(GAME.read_action(text)) == text


@pytest.mark.rule("TR-60")
@pytest.mark.parametrize("text", ["exchange *", "lay R7 R8 *R9", "reject *"])
def test_a_star_is_unreadable_where_none_is_in_play(text: str) -> None:
    game = TileRummy(stars_in_play="0")
    assert "*" not in game.box
    assert len(game.box) == 104
    with pytest.raises(InvalidNotation, match="no stars are in play"):
        game.read_action(text)
