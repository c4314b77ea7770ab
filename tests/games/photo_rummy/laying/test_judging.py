"""What may be laid, and when."""

import pytest

from tests.games.moves import play, refusal
from tests.games.photo_rummy.table import GAME, lay, lies, position, refused, told

LONDON = "GB-church GB-sight GB-dish"
BOXES = "IRL-letterbox GB-letterbox N-letterbox I-letterbox"
DISHES = "D-dish CH-dish P-dish E-dish F-dish"
NORTH = "NL-church D-church A-church S-church | NL-sight D-sight A-sight S-sight | NL-dish D-dish A-dish S-dish"


@pytest.mark.rule("PR-21")
@pytest.mark.rule("PR-22")
def test_several_melds_may_be_laid_in_one_turn() -> None:
    state = lay("", f"{LONDON} {BOXES} A-emblem", f"{LONDON} | {BOXES}", opened=False)
    assert lies(state) == f"{BOXES} | {LONDON}"
    assert state.hands[0] == ("A-emblem",)
    assert state.opened == (True, False)
    assert told(state) == [f"lay IRL-letterbox {LONDON} GB-letterbox N-letterbox I-letterbox"]


@pytest.mark.rule("PR-22")
def test_nobody_has_to_lay() -> None:
    state = play(GAME, position("", f"{LONDON} A-emblem", "S-emblem", opened=""), "p0 pass")
    assert (state.turn, state.opened, len(state.hands[0])) == (1, (False, False), 4)
    assert refused(LONDON, "A-emblem", LONDON) == ("PR-22", "lay.nothing")


@pytest.mark.rule("PR-25")
def test_before_opening_a_player_lays_only_melds_of_their_own_cards() -> None:
    assert refused(LONDON, "GB-emblem A-emblem", f"{LONDON} GB-emblem", opened=False) == ("PR-25", "lay.not_opened")
    split = f"{LONDON} | GB-emblem GB-palace joker"
    assert refused(split.replace(" |", ""), "A-dish", split, opened=False) == ("PR-25", "lay.not_opened")
    # Two cards of the hand and one of the table are not a meld of the hand.
    table = f"{DISHES} NL-dish"
    found = refused(table, "D-church D-emblem A-sight", f"{table[7:]} | D-church D-dish D-emblem", opened=False)
    assert found == ("PR-25", "lay.not_opened")


@pytest.mark.rule("PR-26")
def test_in_the_turn_of_the_opening_one_may_add_to_any_meld_and_rebuild() -> None:
    hand = "D-palace D-church D-emblem GB-emblem A-sight"
    state = lay(
        f"{LONDON} | {DISHES}", hand, f"{LONDON} GB-emblem | {DISHES} | D-palace D-church D-emblem", opened=False
    )
    assert state.hands[0] == ("A-sight",)
    assert GAME.view_for(state, 1).before == (tuple(DISHES.split()), tuple(LONDON.split()))
    rebuilt = f"{LONDON} | CH-dish P-dish E-dish F-dish | D-palace D-church D-dish D-emblem"
    state = lay(f"{LONDON} | {DISHES}", "D-palace D-church D-emblem A-sight", rebuilt, opened=False)
    assert lies(state) == f"D-palace D-church D-dish D-emblem | CH-dish P-dish E-dish F-dish | {LONDON}"


@pytest.mark.rule("PR-26")
def test_cards_that_open_by_themselves_need_not_lie_together_afterwards() -> None:
    # London's three open; then each goes to a series of its own.
    table = NORTH
    after = table.replace("S-church", "S-church GB-church").replace("S-sight", "S-sight GB-sight")
    state = lay(table, f"{LONDON} A-emblem", after.replace("S-dish", "S-dish GB-dish"), opened=False)
    assert state.opened[0]
    assert refused(table, f"{LONDON} A-emblem", after, opened=False) == ("PR-25", "lay.not_opened")


@pytest.mark.rule("PR-26")
@pytest.mark.rule("PR-25")
@pytest.mark.parametrize(
    ("cards", "opens"),
    [
        ("GB-church GB-sight joker", True),
        ("GB-church joker joker", False),
        ("NL-dish D-dish A-dish joker", True),
        ("NL-dish D-dish A-dish", False),
        ("NL-dish D-dish joker joker", False),
    ],
)
def test_a_players_own_joker_helps_to_open(cards: str, opens: bool) -> None:
    table = "B-dish L-dish N-dish I-dish P-dish | GB-palace GB-emblem GB-letterbox"
    where = f"{table} {cards}" if cards[:2] == "GB" else table.replace(" |", f" {cards} |")
    if opens:
        assert lay(table, f"{cards} A-emblem", where, opened=False).opened[0]
    else:
        assert refused(table, f"{cards} A-emblem", where, opened=False)[1] in ("lay.not_opened", "meld.too_many_jokers")


@pytest.mark.rule("PR-26")
def test_a_later_turn_may_rebuild_without_laying_a_card() -> None:
    table = f"{LONDON} GB-letterbox | NL-dish D-dish A-dish S-dish F-dish"
    state = lay(table, "A-emblem", "GB-church GB-sight GB-letterbox | NL-dish D-dish A-dish S-dish F-dish GB-dish")
    assert lies(state) == "NL-dish D-dish GB-dish F-dish S-dish A-dish | GB-church GB-sight GB-letterbox"
    assert told(state) == ["rebuild"]
    assert state.turn == 1


@pytest.mark.rule("PR-27")
def test_what_lay_on_the_table_stays_there() -> None:
    assert refused(f"{LONDON} GB-emblem", "A-emblem", LONDON) == ("PR-27", "lay.taken")
    assert refused(f"{LONDON} joker", "A-emblem", LONDON) == ("PR-27", "lay.joker_taken")


@pytest.mark.rule("PR-27")
@pytest.mark.rule("PR-30")
def test_when_the_turn_ends_every_meld_is_valid() -> None:
    assert refused(DISHES, "D-church A-emblem", "CH-dish P-dish E-dish F-dish | D-dish D-church") == (
        "PR-21",
        "meld.family_too_short",
    )
    state = position(LONDON, "D-church A-emblem", "S-emblem")
    found = refusal(GAME, state, f"p0 lay {LONDON} D-church")
    assert (found.rule, found.code) == ("PR-21", "meld.mixed")
    assert found.pieces == ("D-church", *LONDON.split())
    assert play(GAME, state, "p0 pass").hands[0] == state.hands[0]  # a refusal changed nothing


@pytest.mark.rule("PR-27")
def test_in_between_anything_goes_even_to_take_a_meld_apart_whole() -> None:
    after = NORTH.replace("S-church", "S-church GB-church").replace("S-sight", "S-sight GB-sight")
    state = lay(f"{LONDON} | {NORTH}", "F-dish A-emblem", f"{after} GB-dish F-dish")
    assert len(state.table) == 3


@pytest.mark.rule("PR-27")
def test_jokers_on_the_table_move_about() -> None:
    state = lay(f"{LONDON} joker", "D-church D-emblem A-sight", f"{LONDON} | D-church D-emblem joker")
    assert lies(state) == f"D-church D-emblem joker | {LONDON}"
    assert told(state) == ["lay D-church D-emblem", "joker D"]


@pytest.mark.rule("PR-28")
def test_what_was_laid_in_this_turn_may_be_taken_back_and_what_lay_before_not() -> None:
    # A draft is not a turn: only the table at its end counts, so a card that was tried and taken back is in the hand.
    state = position(LONDON, "GB-emblem GB-palace A-emblem", "S-emblem")
    assert GAME.check_draft(state, 0, f"lay {LONDON} GB-emblem GB-palace").laid == ("GB-palace", "GB-emblem")
    after = play(GAME, state, f"p0 lay {LONDON} GB-palace")
    assert after.hands[0] == ("GB-emblem", "A-emblem")
    later = after._replace(turn=0, drawn=True)
    assert refusal(GAME, later, f"p0 lay {LONDON} GB-emblem").code == "lay.taken"


@pytest.mark.rule("PR-31")
def test_only_cards_of_the_hand_come_onto_the_table() -> None:
    assert refused(LONDON, "A-emblem B-emblem", f"{LONDON} GB-emblem") == ("PR-31", "lay.not_in_hand")
    assert refused(LONDON, "A-emblem B-emblem", f"{LONDON} joker") == ("PR-31", "lay.not_in_hand")
    assert refused(LONDON, "A-emblem joker", f"{LONDON} joker joker") == ("PR-31", "lay.not_in_hand")
    found = refused(LONDON, "GB-emblem GB-palace", f"{LONDON} GB-emblem | GB-emblem GB-palace joker")
    assert found == ("PR-31", "lay.not_in_hand")


@pytest.mark.rule("PR-E1")
@pytest.mark.parametrize("card", ["GB-letterbox", "joker"])
def test_london_takes_its_letter_box_or_a_joker(card: str) -> None:
    assert lies(lay(LONDON, f"{card} A-emblem", f"{LONDON} {card}")) == f"{LONDON} {card}"


@pytest.mark.rule("PR-E2")
@pytest.mark.parametrize("card", ["F-letterbox", "CH-letterbox", "joker"])
def test_a_series_of_letter_boxes_takes_another_or_a_joker(card: str) -> None:
    assert card in lies(lay(BOXES, f"{card} A-emblem", f"{BOXES} {card}"))
    assert refused(BOXES, "F-dish A-emblem", f"{BOXES} F-dish") == ("PR-21", "meld.mixed")


@pytest.mark.rule("PR-E3")
def test_berlins_dish_leaves_the_series_for_a_family() -> None:
    state = lay(DISHES, "D-emblem D-church A-sight", "CH-dish P-dish E-dish F-dish | D-dish D-church D-emblem")
    assert lies(state) == "D-church D-dish D-emblem | CH-dish P-dish E-dish F-dish"
    assert state.hands[0] == ("A-sight",)
