"""What unfinished melds lack, compared with what adding cards really does."""

from itertools import combinations_with_replacement

import pytest

from tablee.core.capabilities import Missing
from tablee.games.photo_rummy.laying.completing import find_missing
from tablee.games.photo_rummy.melds import find_flaw
from tablee.games.photo_rummy.pieces.cards import JOKER, PHOTOS
from tests.games.photo_rummy.table import GAME, position


def missing(meld: str) -> Missing | None:
    return find_missing(tuple(meld.split()))


@pytest.mark.rule("PR-21")
@pytest.mark.rule("PR-23")
@pytest.mark.parametrize(
    ("meld", "expected"),
    [
        ("GB-church", Missing("either", 2, {"capital": "GB", "family": 2, "theme": "church", "series": 3})),
        ("GB-church joker", Missing("either", 1, {"capital": "GB", "family": 1, "theme": "church", "series": 2})),
        ("GB-church GB-dish", Missing("family", 1, {"capital": "GB", "family": 1})),
        ("GB-church D-church", Missing("series", 2, {"theme": "church", "series": 2})),
        ("GB-church D-church F-church", Missing("series", 1, {"theme": "church", "series": 1})),
        ("joker", Missing("some", 2)),
        ("joker joker", Missing("some", 3)),
        ("GB-church joker joker joker", Missing("series", 3, {"theme": "church", "series": 3})),
        ("GB-church D-dish", None),
        ("GB-church GB-church", None),
        ("GB-church GB-dish GB-sight joker joker joker joker", None),
    ],
)
def test_what_would_complete_a_meld(meld: str, expected: Missing | None) -> None:
    assert missing(meld) == expected


@pytest.mark.parametrize(
    "meld",
    [
        "GB-church",
        "GB-church joker",
        "GB-church GB-dish",
        "GB-church D-church",
        "GB-church D-church F-church",
        "GB-church GB-dish joker joker",
        "joker",
    ],
)
def test_unfinished_melds_can_be_completed_with_that_many_cards_and_not_with_fewer(meld: str) -> None:
    lack = missing(meld)
    assert lack is not None
    near = [card for card in PHOTOS if card.startswith("GB-") or card.endswith("-church")]
    finished = [
        len(more)
        for count in range(4)
        for more in combinations_with_replacement([*near, JOKER], count)
        if find_flaw((*meld.split(), *more)) is None
    ]
    assert min(finished) == lack.count


def test_two_photos_are_hopeless_just_when_no_third_and_fourth_card_help() -> None:
    for other in PHOTOS[1:36:5]:
        pair = (PHOTOS[0], other)
        helps = any(
            find_flaw((*pair, *more)) is None
            for count in (1, 2)
            for more in combinations_with_replacement([*PHOTOS, JOKER], count)
        )
        assert (find_missing(pair) is not None) == helps


def test_a_draft_says_what_is_missing() -> None:
    state = position("", "GB-church GB-dish D-church A-dish S-sight", "S-emblem")
    short, mixed = GAME.check_draft(state, 0, "lay GB-church GB-dish | D-church A-dish").melds
    assert short.missing == Missing("family", 1, {"capital": "GB", "family": 1})
    assert mixed.missing is None
