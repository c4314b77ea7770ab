"""Positions from a real table: judged and solved."""

from typing import Any

import pytest

from tablee.core.errors import InvalidPosition
from tablee.core.positions.solving import describe_best_turn
from tests.games.photo_rummy.table import GAME

LONDON = ["GB-church", "GB-sight", "joker"]
DISHES = ["CH-dish", "P-dish", "E-dish", "F-dish"]


def document(table: Any, hand: Any, after: Any, left: Any, opened: bool = True, **more: Any) -> dict[str, Any]:
    before = {"table": table, "hand": hand, "opened": opened}
    return {"options": {}, "before": before, "after": {"table": after, "hand": left}, **more}


LEGAL = document([LONDON, DISHES], ["GB-dish", "A-dish"], [[*LONDON, "GB-dish"], DISHES], ["A-dish"])
TAKEN = document(
    [LONDON, DISHES],
    ["GB-dish", "A-dish"],
    [["GB-church", "GB-sight", "GB-dish"], DISHES],
    ["A-dish", "joker"],
    taken=[{"meld": 0, "photo": "GB-dish"}],
)


def code_of(judged: dict[str, Any]) -> str | None:
    refusal = GAME.referee(judged)
    return None if refusal is None else refusal.code


@pytest.mark.rule("PR-26")
@pytest.mark.rule("PR-29")
def test_a_legal_turn_with_and_without_a_joker_taken() -> None:
    assert GAME.referee(LEGAL) is None
    assert GAME.referee(TAKEN) is None


@pytest.mark.rule("PR-29")
def test_the_meld_is_counted_from_0_as_the_table_is_written() -> None:
    # Dishes are written first here, though the referee's own order is another.
    other = document(
        [DISHES, LONDON],
        ["GB-dish", "A-dish"],
        [DISHES, ["GB-sight", "GB-dish", "GB-church"]],
        ["joker", "A-dish"],
        taken=[{"meld": 1, "photo": "GB-dish"}],
    )
    assert code_of(other) is None
    assert code_of(other | {"taken": [{"meld": 0, "photo": "GB-dish"}]}) == "take.no_joker"


@pytest.mark.rule("PR-27")
def test_a_joker_in_the_hand_that_nothing_was_given_for_is_refused() -> None:
    assert code_of({key: value for key, value in TAKEN.items() if key != "taken"}) == "lay.joker_taken"


@pytest.mark.rule("PR-22")
def test_nothing_has_to_be_laid_or_moved() -> None:
    for opened in (True, False):
        assert code_of(document([LONDON], ["A-dish"], [LONDON], ["A-dish"], opened)) is None


@pytest.mark.rule("PR-31")
def test_nothing_appears_or_vanishes() -> None:
    assert code_of(document([LONDON], ["A-dish"], [LONDON], [])) == "lay.vanished"
    assert code_of(document([LONDON], ["A-dish"], [LONDON], ["A-dish", "B-dish"])) == "lay.appeared"
    kept = document([LONDON], ["GB-dish", "A-dish"], [[*LONDON, "GB-dish"]], ["GB-dish", "A-dish"])
    refusal = GAME.referee(kept)
    assert refusal is not None
    assert (refusal.rule, refusal.code, refusal.pieces) == ("PR-31", "lay.appeared", ("GB-dish",))
    assert code_of(document([LONDON], ["A-dish"], [[*LONDON, "GB-dish"]], ["A-dish"])) == "lay.not_in_hand"
    # The joker taken must be in the hand or on the table.
    assert code_of(TAKEN | {"after": {"table": TAKEN["after"]["table"], "hand": ["A-dish"]}}) == "lay.vanished"


@pytest.mark.rule("PR-25")
def test_a_player_who_has_not_opened_is_judged_so() -> None:
    assert code_of(LEGAL | {"before": LEGAL["before"] | {"opened": False}}) == "lay.not_opened"
    assert code_of(TAKEN | {"before": TAKEN["before"] | {"opened": False}}) == "take.not_opened"
    unsaid = {key: value for key, value in LEGAL["before"].items() if key != "opened"}
    assert code_of(LEGAL | {"before": unsaid}) is None


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"befor": {}}, "unknown key 'befor'; did you mean 'before'"),
        ({"before": []}, "before must be an object with table and hand; write"),
        ({"after": {"table": [], "rack": []}}, "unknown key 'rack'"),
        ({"before": {"table": LONDON, "hand": ["A-dish"]}}, "table must be a list of lists of pieces"),
        ({"before": {"table": [LONDON], "hand": "A-dish"}}, "hand must be a list of pieces"),
        ({"before": {"table": [LONDON], "hand": []}}, "the hand is empty: the round is over"),
        ({"before": {"table": [LONDON], "hand": ["A-dish"], "opened": "yes"}}, "opened is true or false, not 'yes'"),
        ({"before": {"table": [LONDON], "hand": [7]}}, "a piece is a text, not '7'"),
        ({"before": {"table": [LONDON], "hand": ["A-fish"]}}, "'A-fish' is not a card.*did you mean 'A-dish'"),
        ({"before": {"table": [LONDON[:2]], "hand": ["A-dish"]}}, "is impossible: GB-church GB-sight: a family"),
        ({"before": {"table": [LONDON], "hand": ["GB-church"]}}, "GB-church appears 2 times, but the box has 1"),
        ({"before": {"table": [LONDON], "hand": ["joker"] * 6}}, "the joker appears 7 times, but the box has 6"),
        ({"taken": {"meld": 0}}, "taken must be a list of objects with meld and photo"),
        ({"taken": [0]}, "taken must be a list of objects with meld and photo"),
        ({"taken": [{"meld": 0, "card": "GB-dish"}]}, "unknown key 'card'; known: meld, photo"),
        ({"taken": [{"meld": 0}]}, "a piece is a text, not 'None'"),
        ({"taken": [{"meld": 0, "photo": "joker"}]}, "a joker is taken for a photo, not for a joker"),
        (
            {"taken": [{"meld": 2, "photo": "GB-dish"}]},
            "meld is the number of a meld on the table, counted from 0, not '2'",
        ),
        ({"taken": [{"meld": True, "photo": "GB-dish"}]}, "meld is the number of a meld"),
        ({"taken": [{"meld": -1, "photo": "GB-dish"}]}, "meld is the number of a meld"),
        ({"taken": [{"meld": "0", "photo": "GB-dish"}]}, "meld is the number of a meld"),
    ],
)
def test_an_unreadable_position_says_what_is_wrong(change: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidPosition, match=message):
        GAME.referee(LEGAL | change)


@pytest.mark.rule("PR-E3")
def test_the_best_move_is_found_and_mentioned() -> None:
    table = [["F-dish", "CH-dish", "P-dish", "D-dish", "E-dish"]]
    position = {"table": table, "hand": ["D-emblem", "D-church", "A-sight"], "opened": True}
    answer = describe_best_turn(GAME, position, "tiles")
    assert answer == {
        "laid": ["D-emblem", "D-church"],
        "table": [["D-church", "D-dish", "D-emblem"], ["CH-dish", "P-dish", "E-dish", "F-dish"]],
        "hand": ["A-sight"],
        "optimal": True,
    }
    closed = GAME.solve(position | {"opened": False}, "tiles")
    assert closed.plan.laid == ()


def test_an_unreadable_position_is_not_solved() -> None:
    with pytest.raises(InvalidPosition, match="unknown key 'rack'"):
        GAME.solve({"table": [], "rack": ["A-dish"]}, "tiles")
    with pytest.raises(InvalidPosition, match="the table is impossible"):
        GAME.solve({"table": [["A-dish", "B-dish"]], "hand": ["D-dish"]}, "tiles")
