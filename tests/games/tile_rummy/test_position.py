"""Positions from a real table: the referee and the solver."""

from copy import deepcopy
from typing import Any

import pytest

from tablee.core.errors import InvalidPosition
from tablee.core.positions.solving import describe_best_turn
from tablee.games.tile_rummy import TileRummy, position
from tablee.games.tile_rummy.laying import solving
from tablee.games.tile_rummy.laying.judging import judge_lay
from tablee.games.tile_rummy.melds import normal
from tablee.testing.walks import random_walk, variants
from tests.games.tile_rummy.table import DISCARD, GAME

LEGAL: dict[str, Any] = {
    "before": {"table": [["R7", "R8", "*R9"]], "rack": ["R10", "K1"], "opened": True},
    "after": {"table": [["R10", "R8", "*R9", "R7"]], "rack": ["K1"]},
}


def changed(*path: str, to: object) -> dict[str, Any]:
    document = deepcopy(LEGAL)
    part = document
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = to
    return document


def test_a_legal_lay_has_no_refusal() -> None:
    assert GAME.referee(LEGAL) is None
    assert GAME.referee({**LEGAL, "options": {}}) is None
    without = deepcopy(LEGAL)
    del without["before"]["opened"]
    assert GAME.referee(without) is None


@pytest.mark.rule("TR-37")
@pytest.mark.parametrize(
    ("rack", "code"),
    [(["K1", "K2"], "lay.appeared"), ([], "lay.vanished"), (["K1", "R10"], "lay.appeared"), (["K2"], "lay.appeared")],
)
def test_nothing_appears_or_vanishes(rack: list[str], code: str) -> None:
    refusal = GAME.referee(changed("after", "rack", to=rack))
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("TR-37", code)


@pytest.mark.rule("TR-33")
@pytest.mark.rule("TR-34")
def test_nothing_goes_from_the_table_to_the_rack() -> None:
    taken = {"before": {"table": [["R6", "R7", "R8", "R9"]], "rack": ["K1"]}, "after": {"table": [], "rack": []}}
    taken["after"] = {"table": [["R7", "R8", "R9"]], "rack": ["K1", "R6"]}
    refusal = GAME.referee(taken)
    assert refusal is not None
    assert refusal.code == "lay.taken"
    star = {"before": {"table": [["R6", "R7", "R8", "*R9"]], "rack": ["K1"]}, "after": {}}
    star["after"] = {"table": [["R6", "R7", "R8"]], "rack": ["K1", "*"]}
    refusal = GAME.referee(star)
    assert refusal is not None
    assert refusal.code == "lay.star_taken"


@pytest.mark.rule("TR-30")
def test_the_opening_is_judged_too() -> None:
    refusal = GAME.referee(changed("before", "opened", to=False))
    assert refusal is not None
    assert refusal.rule == "TR-32"


@pytest.mark.rule("TR-50")
def test_a_tile_is_left_to_reject() -> None:
    all_laid = {
        "before": {"table": [["R7", "R8", "R9"]], "rack": ["R10"]},
        "after": {"table": [["R7", "R8", "R9", "R10"]], "rack": []},
    }
    refusal = DISCARD.referee(all_laid)
    assert refusal is not None
    assert refusal.code == "lay.none_to_reject"
    assert GAME.referee(all_laid) is None


@pytest.mark.rule("TR-60")
def test_a_star_where_none_is_in_play_is_unreadable() -> None:
    with pytest.raises(InvalidPosition, match="no stars are in play"):
        TileRummy(stars_in_play="0").referee(LEGAL)
    with pytest.raises(InvalidPosition, match="no stars are in play"):
        TileRummy(stars_in_play="0").solve({"table": [], "rack": ["*"]}, "tiles")


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("before",), None, "before must be an object with table and rack"),
        (("after",), [], "after must be an object with table and rack"),
        (("befor",), {}, "unknown key 'befor'; did you mean 'before'"),
        (("before", "hand"), [], "unknown key 'hand'"),
        (("after", "opened"), True, "unknown key 'opened'"),
        (("before", "opened"), "yes", "opened is true or false, not 'yes'"),
        (("before", "table"), ["R7"], "table must be a list of lists of pieces"),
        (("before", "table"), [[]], "table must be a list of lists of pieces"),
        (("before", "table"), [["R7", "R8", "R10"]], "is impossible: R7 R8 R10 is not a run: R9 is"),
        (("before", "table"), [["R7", "R8", "*"]], "a star on the table has a face"),
        (("before", "rack"), "R7", "rack must be a list of pieces"),
        (("before", "rack"), [], "the rack is empty: the round is over"),
        (("before", "rack"), [7], "a piece is a text, not '7'"),
        (("before", "rack"), ["X7"], "'X7' is not a tile"),
        (("before", "rack"), ["R7", "R7"], "R7 appears 3 times, but the box has 2"),
        (("before", "rack"), ["*", "*"], "the star appears 3 times, but the box has 2"),
    ],
)
def test_an_unreadable_position_says_what_is_wrong(path: tuple[str, ...], value: object, message: str) -> None:
    with pytest.raises(InvalidPosition, match=message.replace("*", r"\*")):
        GAME.referee(changed(*path, to=value))


def test_the_solver_says_what_to_lay_and_how() -> None:
    before = {"table": [["R7", "R8", "*R9"]], "rack": ["R9", "K1", "R10"], "opened": True}
    answer = describe_best_turn(GAME, before, "tiles")
    assert answer["optimal"] is True
    assert sorted(answer["laid"]) == ["R10", "R9"]
    assert answer["rack"] == ["K1"]
    after = {"table": answer["table"], "rack": answer["rack"]}
    assert GAME.referee({"before": before, "after": after}) is None


def test_a_solver_that_gave_up_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position, "HURRIED", 3)
    answer = describe_best_turn(GAME, {"table": [["R7", "R8", "R9"]], "rack": ["R10"]}, "points", hurried=True)
    assert answer == {"laid": [], "table": [["R7", "R8", "R9"]], "rack": ["R10"], "optimal": False}


@pytest.mark.parametrize("game", list(variants(TileRummy)), ids=repr)
def test_the_referee_accepts_what_the_solver_builds(game: TileRummy) -> None:
    laid = 0
    for step in random_walk(game, 2, seed=3).steps[::4]:
        rack, opened = step.before.racks[step.player], step.before.opened[step.player]
        best = solving.best_lay(game, step.before.table, rack, opened)
        assert best is not None
        if best.laid:
            assert sorted(judge_lay(game, step.before.table, rack, opened, normal(best.table))) == sorted(best.laid)
            laid += 1
    assert laid or game.opening_minimum > 500 or game.blocked_after == 1 or game.hand_size == 7  # too few to open
