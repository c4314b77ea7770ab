"""What the second version of the rules judges otherwise, and that the first one is still played as it was."""

from collections.abc import Mapping
from typing import Any

import pytest

from tablee.core.answers import Solved
from tablee.core.chance import Seed
from tablee.core.common_options.versions import build_version
from tablee.core.match import Match
from tablee.core.positions.drafts import check_draft
from tablee.engines.tiles import MeldRules, can_lay, next_tiles, solve
from tablee.games.tile_rummy import TileRummy
from tablee.games.tile_rummy.laying import solving
from tests.games.moves import play
from tests.games.tile_rummy.table import lay, position, refused

EASY: dict[str, Any] = {"opening_minimum": 0, "rework_on_opening": True}
both_kernels = pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "pure"])

JUST_ADDED: Mapping[str, Any] = {
    "before": {"table": [["R7", "R8", "R9"]], "rack": ["R10", "K1"], "opened": False},
    "after": {"table": [["R7", "R8", "R9", "R10"]], "rack": ["K1"]},
}


@pytest.mark.rule("TR-30")
@pytest.mark.rule("TR-32")
def test_with_a_minimum_of_0_an_opening_still_has_a_combination_of_the_rack() -> None:
    found = TileRummy(**EASY).referee(JUST_ADDED)
    assert found is not None
    assert (found.rule, found.code, found.pieces) == ("TR-32", "lay.opening_not_alone", ("R10",))
    assert refused("R7 R8 R9", "R10 R11 K1", "R7 R8 R9 R10 R11", opened=False, **EASY).code == found.code
    lay("R7 R8 R9", "R10 K1 B1 O1 K5", "R7 R8 R9 R10 | K1 B1 O1", opened=False, **EASY)
    lay("R7 R8 R9", "R10 R11 R12 K1", "R7 R8 R9 R10 R11 R12", opened=False, **EASY)


@pytest.mark.rule("TR-32")
def test_a_draft_is_judged_as_the_turn_will_be() -> None:
    game = TileRummy(**EASY)
    state = position("R7 R8 R9", "R10 K1 B1 O1", "K13", opened="")
    added = check_draft(game, state, 0, "lay R7 R8 R9 R10")
    assert added.refusal is not None
    assert (added.refusal.code, added.points) == ("lay.opening_not_alone", 0)
    whole = check_draft(game, state, 0, "lay R7 R8 R9 R10 | K1 B1 O1")
    assert (whole.refusal, whole.points) == (None, 3)


@pytest.mark.rule("TR-32")
@both_kernels
def test_the_solver_opens_with_a_combination_of_the_rack(compiled: bool) -> None:
    table, rules = [["R7", "R8", "R9"]], MeldRules(opening_minimum=0, rework_on_opening=True)
    none = solve(table, ["R10", "K1"], rules, opened=False, compiled=compiled)
    assert isinstance(none, Solved)
    assert none.plan.laid == ()
    assert not can_lay(table, ["R10"], rules, opened=False, compiled=compiled)
    assert next_tiles(table, ["R10", "K1"], [], rules, opened=False, compiled=compiled) == ()
    some = solve(table, ["R10", "K1", "B1", "O1"], rules, opened=False, compiled=compiled)
    assert isinstance(some, Solved)
    assert sorted(some.plan.laid) == ["B1", "K1", "O1", "R10"]


BOTH_STARS = "K7 *R7 *B7"


@pytest.mark.rule("TR-34")
@pytest.mark.parametrize(
    ("rack", "after", "accepted"),
    [
        ("O7 O7 K1 K2 K3 R12 R13 B1", "K7 O7 *B7 | R12 R13 *R11", True),  # one was exchanged, the other kept
        ("O7 R7 K1 K2 R12 R13 B1", "K7 R7 O7 | K1 K2 *K3 | R12 R13 *R11", True),
        ("O7 B7 K1 K2 R12 R13 B1", "K7 B7 O7 | K1 K2 *K3 | R12 R13 *R11", True),
        ("R7 B7 K1 K2 R12 R13 B1", "K7 R7 B7 | K1 K2 *K3 | R12 R13 *R11", True),
        (
            "O7 O7 O8 O8 O9 O9 K8 K9 K1 K2 R12 R13 B1",
            "K7 K8 K9 | O7 O8 O9 | O7 O8 O9 | K1 K2 *K3 | R12 R13 *R11",
            False,
        ),
    ],
)
def test_tiles_that_free_several_stars_of_a_combination_can_stand_there_together(
    rack: str, after: str, accepted: bool
) -> None:
    if accepted:
        lay(BOTH_STARS, rack, after)
        return
    found = refused(BOTH_STARS, rack, after)
    assert (found.rule, found.code, found.pieces) == ("TR-34", "lay.stars_exchanged_alike", ("*R7", "*B7"))
    assert found.args == {"meld": "K7 *R7 *B7", "tile": "O7"}
    old = build_version(TileRummy, 1, {})
    play(old, position(BOTH_STARS, rack, "K13"), f"p0 lay {after}")
    state = position(BOTH_STARS, rack, "K13")
    draft = check_draft(TileRummy(), state, 0, "lay " + after.replace("*K3", "*").replace("*R11", "*"))
    assert draft.refusal is not None
    assert draft.refusal.rule == "TR-34"
    assert not can_lay([BOTH_STARS.split()], laid_by(rack, after))


def laid_by(rack: str, after: str) -> list[str]:
    return [tile for tile in rack.split() if tile in after.split()]


@pytest.mark.rule("TR-34")
@both_kernels
def test_the_solver_frees_several_stars_by_tiles_that_fit_together(compiled: bool) -> None:
    table = [BOTH_STARS.split()]
    alike = ["O7", "O7", "O8", "O8", "O9", "O9", "K8", "K9", "K1", "K2", "R12", "R13"]
    assert not can_lay(table, alike, compiled=compiled)
    assert can_lay(table, ["O7", "R7", "K1", "K2", "R12", "R13"], compiled=compiled)
    best = solve(table, alike, compiled=compiled)
    assert isinstance(best, Solved)
    assert len(best.plan.laid) < len(alike)


@pytest.mark.rule("TR-32")
def test_where_the_solver_gives_up_the_referee_says_that_it_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solving, "UNHURRIED", 1)
    options: dict[str, Any] = {"opened": False, "rework_on_opening": True}
    found = refused("R7 R8 R9", "R10 R11 R12 K1", "R7 R8 R9 R10 R11 R12", **options)
    assert (found.rule, found.code, found.args) == ("TR-32", "lay.opening_undecided", {"minimum": 30})


@pytest.mark.rule("TR-32")
def test_whether_the_whole_box_opens_is_decided() -> None:
    for options in ({}, {"mixed_sequences": True, "ace": "both"}, {"stars_in_play": "4"}):
        game = TileRummy(rework_on_opening=True, **options)
        points = solving.points_alone(game, game.box)
        assert points is not None
        assert points >= 700


@pytest.mark.rule("TR-30")
def test_the_first_version_is_still_played_as_it_was() -> None:
    old = build_version(TileRummy, 1, EASY)
    assert old.referee(JUST_ADDED) is None
    assert Match.start(old, 2, Seed(bytes(16))).game.rules_version == 1
    assert TileRummy.rules_version == 2
