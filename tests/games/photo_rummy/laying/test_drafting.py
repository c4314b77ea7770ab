"""A turn that is still being put together."""

import pytest

from tablee.core.errors import InvalidNotation
from tests.games.photo_rummy.table import GAME, position

LONDON = "GB-church GB-sight GB-dish"


def test_each_meld_of_a_draft_is_judged_for_itself() -> None:
    state = position(LONDON, "GB-emblem D-church A-dish", "S-emblem")
    verdict = GAME.check_draft(state, 0, f"lay GB-emblem {LONDON} | D-church A-dish")
    good, bad = verdict.melds
    assert (good.pieces, good.flaw) == (("GB-church", "GB-sight", "GB-dish", "GB-emblem"), None)
    assert bad.pieces == ("D-church", "A-dish")
    assert bad.flaw is not None
    assert bad.flaw.code == "meld.mixed"
    assert verdict.refusal is not None
    assert verdict.refusal.code == "meld.mixed"
    assert verdict.laid == ("D-church", "GB-emblem", "A-dish")
    assert (verdict.points, verdict.minimum) == (None, 0)


@pytest.mark.rule("PR-21")
def test_a_series_that_is_too_short_says_what_it_needs() -> None:
    state = position("", "GB-church D-church A-dish", "S-emblem")
    (meld,) = GAME.check_draft(state, 0, "lay GB-church D-church").melds
    assert meld.flaw is not None
    assert meld.flaw.message == "GB-church D-church: a series needs 4"


@pytest.mark.rule("PR-29")
def test_a_joker_may_be_taken_in_a_draft() -> None:
    state = position("GB-church GB-sight joker", "GB-dish A-dish", "S-emblem")
    verdict = GAME.check_draft(state, 0, "lay GB-dish GB-sight GB-church taking GB-dish 1")
    assert verdict.refusal is None
    assert verdict.action == "lay GB-church GB-sight GB-dish taking GB-dish 1"
    assert verdict.laid == ("GB-dish",)
    wrong = GAME.check_draft(state, 0, "lay A-dish GB-sight GB-church taking A-dish 1")
    assert wrong.refusal is not None
    assert wrong.refusal.code == "take.does_not_fit"
    assert wrong.laid == ()


def test_a_draft_is_judged_as_if_it_were_the_players_turn() -> None:
    state = position(LONDON, "A-dish", "GB-emblem S-emblem")
    verdict = GAME.check_draft(state, 1, f"lay {LONDON} GB-emblem")
    assert verdict.refusal is None
    before_drawing = GAME.check_draft(state._replace(drawn=False), 0, f"lay {LONDON} GB-emblem")
    assert before_drawing.refusal is not None
    assert before_drawing.refusal.code == "draw.first"


@pytest.mark.parametrize(
    ("meld", "parts"),
    [
        (
            "GB-church GB-sight GB-dish D-church D-sight D-dish",
            (("D-church", "D-sight", "D-dish"), ("GB-church", "GB-sight", "GB-dish")),
        ),
        ("GB-church GB-sight GB-dish D-church D-sight A-dish", ()),
        ("GB-church GB-sight GB-dish D-church D-sight", ()),
        ("GB-church GB-church GB-dish D-church D-sight D-dish", ()),
        ("joker joker joker joker joker joker", ()),
    ],
)
def test_a_flawed_meld_falls_into_others_where_all_its_cards_do(meld: str, parts: tuple[tuple[str, ...], ...]) -> None:
    state = position("", f"{meld} A-emblem", "S-emblem")
    (judged,) = GAME.check_draft(state, 0, f"lay {meld}").melds
    assert judged.flaw is not None
    assert judged.parts == parts


@pytest.mark.parametrize("text", ["", "lay", "pass", "draw 1"])
def test_what_is_no_draft_cannot_be_read(text: str) -> None:
    with pytest.raises(InvalidNotation, match="is not a draft; write 'lay GB-church"):
        GAME.check_draft(position("", "A-dish", "S-emblem"), 0, text)
