"""Taking a joker from the table for a photo."""

import pytest

from tablee.core.errors import InvalidNotation
from tests.games.moves import play, refusal
from tests.games.photo_rummy.table import GAME, lay, lies, position, refused, told

FAMILY = "GB-church GB-sight joker"  # meld 2 where a series of Berlin's or Bern's begins the table
SERIES = "CH-dish P-dish E-dish joker"
BOTH = f"{SERIES} | {FAMILY}"


@pytest.mark.rule("PR-29")
def test_the_joker_goes_to_the_hand_and_may_be_kept() -> None:
    state = lay(FAMILY, "GB-dish A-emblem", "GB-church GB-sight GB-dish taking GB-dish 1")
    assert lies(state) == "GB-church GB-sight GB-dish"
    assert state.hands[0] == ("A-emblem", "joker")
    assert told(state) == ["take GB-dish GB"]


@pytest.mark.rule("PR-29")
def test_or_it_is_used_in_the_same_turn() -> None:
    after = "GB-church GB-sight GB-dish | D-church D-emblem joker"
    state = lay(FAMILY, "GB-dish D-church D-emblem A-emblem", f"{after} taking GB-dish 1")
    assert state.hands[0] == ("A-emblem",)
    assert told(state) == ["take GB-dish GB", "lay D-church D-emblem joker", "joker D"]
    # Even in the meld that it was taken from.
    state = lay(FAMILY, "GB-dish A-emblem", "GB-church GB-sight GB-dish joker taking GB-dish 1")
    assert state.hands[0] == ("A-emblem",)
    assert told(state) == ["take GB-dish GB", "lay joker"]


@pytest.mark.rule("PR-29")
def test_the_photo_may_be_moved_but_not_taken_back() -> None:
    # It frees London's joker and then helps Berlin's neighbours; London has the joker again.
    state = lay(BOTH, "GB-dish A-emblem", f"{SERIES} GB-dish | {FAMILY} taking GB-dish 2")
    assert lies(state) == "CH-dish P-dish GB-dish E-dish joker | GB-church GB-sight joker"
    assert told(state) == ["take GB-dish GB", "lay joker"]
    found = refused(BOTH, "GB-dish joker A-emblem", f"{SERIES} joker | {FAMILY} taking GB-dish 2")
    assert found == ("PR-29", "take.taken_back")


@pytest.mark.rule("PR-29")
@pytest.mark.parametrize(
    ("after", "code"),
    [
        ("GB-church GB-sight D-dish taking D-dish 1", "take.does_not_fit"),
        ("GB-church GB-sight GB-emblem taking GB-emblem 1", "take.not_in_hand"),
        ("GB-church GB-sight GB-dish taking GB-dish 2", "take.no_meld"),
        ("GB-church GB-sight GB-dish taking GB-dish 0", "take.no_meld"),
        ("GB-church GB-sight GB-dish GB-palace taking GB-dish 1 GB-palace 1", "take.no_joker"),
        ("GB-church GB-sight GB-dish taking GB-dish 1 GB-dish 1", "take.twice"),
        ("GB-church GB-sight joker taking GB-dish 1", "take.taken_back"),
    ],
)
def test_one_photo_of_the_hand_frees_one_joker_of_a_meld_that_it_fits(after: str, code: str) -> None:
    assert refused(FAMILY, "GB-dish GB-palace D-dish", after) == ("PR-29", code)


@pytest.mark.rule("PR-29")
def test_a_meld_with_two_jokers_gives_two_for_two_photos() -> None:
    table = "GB-church GB-sight GB-emblem joker joker"
    after = "GB-church GB-sight GB-emblem GB-dish GB-palace"
    state = lay(table, "GB-dish GB-palace A-emblem", f"{after} taking GB-dish 1 GB-palace 1")
    assert state.hands[0] == ("A-emblem", "joker", "joker")
    assert refused(table, "GB-dish GB-palace A-emblem", f"{after} taking GB-dish 1") == ("PR-27", "lay.joker_taken")


@pytest.mark.rule("PR-29")
def test_a_photo_frees_the_joker_of_a_series_too() -> None:
    state = lay(BOTH, "GB-dish A-emblem", f"CH-dish P-dish GB-dish E-dish | {FAMILY} taking GB-dish 1")
    assert state.hands[0] == ("A-emblem", "joker")


@pytest.mark.rule("PR-29")
def test_the_meld_is_meant_as_it_lay_when_the_turn_began() -> None:
    # A joker laid in this turn cannot be taken.
    found = refused(
        "GB-church GB-sight GB-emblem",
        "joker GB-dish A-emblem",
        "GB-church GB-sight GB-emblem GB-dish taking GB-dish 1",
    )
    assert found == ("PR-29", "take.no_joker")


@pytest.mark.rule("PR-29")
@pytest.mark.rule("PR-25")
def test_only_a_player_who_has_opened_takes_a_joker() -> None:
    hand = "GB-dish D-palace D-church D-emblem A-emblem"
    after = "GB-church GB-sight GB-dish"
    assert refused(FAMILY, hand, f"{after} taking GB-dish 1", opened=False) == ("PR-29", "take.not_opened")
    state = lay(FAMILY, hand, f"{after} | D-palace D-church D-emblem taking GB-dish 1", opened=False)
    assert state.hands[0] == ("A-emblem", "joker")
    # The joker just taken does not help to open: one had to open first.
    used = f"{after} | D-palace D-church joker taking GB-dish 1"
    assert refused(FAMILY, hand, used, opened=False) == ("PR-29", "take.not_opened")


@pytest.mark.rule("PR-26")
@pytest.mark.rule("PR-29")
def test_a_photo_given_for_a_joker_counts_among_the_cards_that_open() -> None:
    # London's palace, dish and emblem open by themselves, whatever became of them afterwards.
    table = "CH-dish P-dish E-dish joker"
    after = "CH-dish P-dish E-dish GB-dish | GB-palace GB-emblem joker taking GB-dish 1"
    state = lay(table, "GB-dish GB-palace GB-emblem A-emblem", after, opened=False)
    assert state.opened[0]
    assert state.hands[0] == ("A-emblem",)
    assert told(state) == ["take GB-dish dish", "lay GB-palace GB-emblem joker", "joker GB"]


@pytest.mark.rule("PR-40")
@pytest.mark.rule("PR-29")
def test_a_player_who_keeps_a_joker_is_not_out() -> None:
    state = position(FAMILY, "GB-dish", "S-emblem")
    kept = play(GAME, state, "p0 lay GB-church GB-sight GB-dish taking GB-dish 1")
    assert kept.turn == 1
    out = play(GAME, state, "p0 lay GB-church GB-sight GB-dish joker taking GB-dish 1")
    assert GAME.outcome(out).scores == (1, -1)


@pytest.mark.rule("PR-29")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("lay GB-church GB-sight GB-dish taking", "after 'taking' come a photo and the number"),
        ("lay GB-church GB-sight GB-dish taking GB-dish", "after 'taking' come a photo and the number"),
        ("lay GB-church GB-sight GB-dish taking GB-dish one", "'one' is not the number of a meld"),
        ("lay GB-church GB-sight GB-dish taking GB-dish 1234", "'1234' is not the number of a meld"),
        ("lay GB-church GB-sight GB-dish taking joker 1", "a joker is taken for a photo"),
        ("lay taking GB-dish 1", "a meld without pieces"),
    ],
)
def test_a_taking_that_cannot_be_read_says_how_to_write_it(text: str, message: str) -> None:
    with pytest.raises(InvalidNotation, match=message):
        GAME.read_action(text)


def test_takings_are_written_in_one_order() -> None:
    action = GAME.read_action("lay GB-church GB-sight GB-dish taking GB-dish 2 D-dish 1")
    assert GAME.write_action(action) == "lay GB-church GB-sight GB-dish taking D-dish 1 GB-dish 2"


def test_a_refusal_of_a_taking_names_the_cards() -> None:
    found = refusal(GAME, position(FAMILY, "D-dish A-emblem", "S-emblem"), "p0 lay GB-church GB-sight taking D-dish 1")
    assert found.pieces == ("D-dish", "GB-church", "GB-sight", "joker")
    assert found.message.startswith("D-dish does not fit GB-church GB-sight joker")
