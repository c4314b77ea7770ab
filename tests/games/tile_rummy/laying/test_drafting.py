"""The referee's verdicts on drafts."""

from dataclasses import replace
from random import Random

import pytest

from tablee.core.capabilities import DraftVerdict
from tablee.core.errors import InvalidNotation
from tests.games.tile_rummy.drafts import check
from tests.games.tile_rummy.table import DISCARD, GAME, position


def codes(verdict: DraftVerdict) -> list[str | None]:
    return [meld.flaw.code if meld.flaw else None for meld in verdict.melds]


def test_each_combination_has_a_verdict_of_its_own_in_the_order_of_the_draft() -> None:
    verdict = check("R1 R2 R3", "K5 B5 O5 K9 K11", "K9 K11 | R1 R2 R3 | O5 K5 B5")
    assert codes(verdict) == ["meld.too_short", None, None]
    assert verdict.melds[2].pieces == ("K5", "B5", "O5")
    assert verdict.refusal is not None
    assert verdict.refusal.code == "meld.too_short"
    assert verdict.laid == ("K5", "K9", "K11", "B5", "O5")


def test_legal_actions_are_written_in_the_notation() -> None:
    verdict = check("R1 R2 R3", "R4 K1", "R4 R1 R3 R2")
    assert verdict.refusal is None
    assert verdict.action == "lay R1 R2 R3 R4"


@pytest.mark.parametrize(
    ("draft", "named"),
    [
        ("R5 R6 *", "R5 R6 *R7"),
        ("* R5 R6", "*R4 R5 R6"),
        ("R5 * R7", "R5 *R6 R7"),
        ("* R12 R13", "*R11 R12 R13"),
        ("R12 R13 *", "*R11 R12 R13"),
        ("* K8 R8 B8", "K8 R8 B8 *O8"),
        ("* * B8", "*B6 *B7 B8"),
    ],
)
def test_a_star_stands_for_what_its_place_says_if_that_can_be(draft: str, named: str) -> None:
    verdict = check("", "R5 R6 R7 R12 R13 K8 R8 B8 * * K1", draft)
    assert verdict.action == f"lay {named}"
    assert codes(verdict) == [None]


@pytest.mark.rule("TR-34")
def test_stars_get_the_faces_with_which_the_draft_may_be_played() -> None:
    """One star is exchanged for K11, the other keeps standing for R9: so with K9 they are a series, not a sequence."""
    table = "K8 K9 K10 *K11 K12 K13 | R5 R6 R7 R8 *R9 | K5 B5 O5"
    draft = "K8 K9 K10 K11 K12 K13 | R5 R6 R7 R8 | K5 B5 O5 | K9 * *"
    verdict = check(table, "K11 K9 B8 O8 R8 K2", draft)
    assert verdict.refusal is None
    assert "K9 *R9 *" in verdict.action
    unfinished = check(table, "K11 K9 B8 O8 R8 K2", draft, game=DISCARD)
    assert unfinished.refusal is not None
    assert unfinished.refusal.rule == "TR-50", "only the tile to reject is missing"
    verdict = check(table, "K9 B8 O8 K2", "K8 K9 K10 * K12 K13 | R5 R6 R7 | R8 B8 O8 | K5 B5 O5 *")
    assert verdict.refusal is not None, "whatever it is called, a star that nothing was laid for keeps to its place"
    assert verdict.refusal.code == "lay.star_moved"


def test_a_star_that_can_stand_for_nothing_is_named_without_a_face() -> None:
    flaw = check("", "R5 K9 *", "R5 * K9").melds[0].flaw
    assert flaw is not None
    assert flaw.args["meld"] == "R5 * K9"


@pytest.mark.parametrize(
    ("draft", "parts"),
    [
        ("R3 R4 R5 R5 R6 R7", (("R3", "R4", "R5"), ("R5", "R6", "R7"))),
        ("R3 R4 R5 R7 R8 R9", (("R3", "R4", "R5"), ("R7", "R8", "R9"))),
        ("R3 R4 R5 R7 R8 K9", ()),
        ("R3 R4 R6", ()),
    ],
)
def test_a_combination_that_is_two_falls_into_them(draft: str, parts: tuple[tuple[str, ...], ...]) -> None:
    assert check("", draft + " K1", draft).melds[0].parts == parts


def test_points_count_towards_the_opening_alone() -> None:
    low = check("R1 R2 R3", "K9 B9 O9 K2 K3", "R1 R2 R3 | K9 B9 O9 | K2 K3", opened=False)
    assert (low.points, low.minimum) == (27, 30)
    assert check("R1 R2 R3", "R4 K1", "R1 R2 R3 R4").points is None
    rework = replace(GAME, rework_on_opening=True)
    mixed = check("R1 R2 R3", "R4 K9 B9 O9 K1", "R1 R2 R3 R4 | K9 B9 O9", opened=False, game=rework)
    assert mixed.points == 27


def test_a_player_who_has_to_reject_is_asked_which_and_then_may_play() -> None:
    asked = check("R1 R2 R3", "R4 K1", "R1 R2 R3 R4", game=DISCARD)
    assert asked.refusal is not None
    assert asked.refusal.code == "lay.which_reject"
    assert check("R1 R2 R3", "R4 K1", "R1 R2 R3 R4 reject K1", game=DISCARD).refusal is None


@pytest.mark.parametrize("turn", [0, 1])
def test_a_draft_is_judged_whoever_s_turn_it_is_and_changes_nothing(turn: int) -> None:
    state = position("R1 R2 R3", "R4 K1", "K13", turn=turn)
    before = repr(state)
    assert GAME.check_draft(state, 0, "lay R1 R2 R3 R4").refusal is None
    assert repr(state) == before


def test_the_verdict_depends_on_nothing_that_the_player_may_not_see() -> None:
    rng = Random(3)
    state = position("R1 R2 R3", "R4 K1 *", "K13 R5 B7", pool="K2 K3 B1 O4")
    drafts = ["R1 R2 R3 R4", "R1 R2 R3 R5", "R1 R2 R3 *", "K13 K1 *", "B7 R1 | R2 R3"]
    told = [GAME.check_draft(state, 0, f"lay {draft}") for draft in drafts]
    for _ in range(20):
        other = GAME.imagine(GAME.view_for(state, 0), rng)
        assert [GAME.check_draft(other, 0, f"lay {draft}") for draft in drafts] == told


@pytest.mark.parametrize("draft", ["", "R1 | | R2", "* * *", "Z9", "R1 " * 107, "reject"])
def test_unreadable_input_is_reported(draft: str) -> None:
    with pytest.raises(InvalidNotation):
        check("", "R1 R2 * *", draft)
