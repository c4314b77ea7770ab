"""Payments of contracts and their effects."""

import pytest

from tablee.games.romi_rami.state import Complete
from tests.games.romi_rami.table import GAME, cards, completing, play, refusal, refused


def accepts(contract: str, paid: str, held: str | None = None) -> bool:
    state = completing(held or paid.replace("joker", ""), "l2", market=contract)
    try:
        return bool(play(state, f"p0 complete {contract} with {paid}"))
    except ValueError:
        return False


@pytest.mark.rule("RR-30")
def test_exactly_the_cards_required() -> None:
    assert accepts("four/heart", "h1 d1 c1 l1")
    assert refused(
        completing("h1 d1 c1 l1 h1", "l2", market="four/heart"), "p0 complete four/heart with h1 h1 d1 c1 l1"
    ) == (
        "complete.too_many",
        "RR-30",
    )
    short = refusal(completing("h1 d1 c1", "l2", market="four/heart"), "p0 complete four/heart with h1 d1 c1")
    assert (short.code, short.rule, short.args["missing"]) == ("complete.too_few", "RR-30", "1")
    assert refused(completing("h1 d1 c1", "l2", market="four/heart"), "p0 complete four/heart with h1 d1 c1 l1") == (
        "complete.not_in_hand",
        "RR-30",
    )


@pytest.mark.rule("RR-30")
def test_all_requirements_must_be_met_and_a_card_serves_one() -> None:
    assert accepts("pair+three/cherry", "h1 h1 d2 d2 d2")
    assert not accepts("pair+three/cherry", "h1 h1 d2 d2 d3")
    assert not accepts("three+run-3/heart", "h1 d1 c1 h2 h3"), "a 1 is missing: it cannot be in the set and the run"
    assert accepts("three+run-3/heart", "h1 d1 c1 l1 h2 h3")


@pytest.mark.rule("RR-31")
@pytest.mark.parametrize(
    ("contract", "paid", "legal"),
    [
        ("run-4/cherry", "h1 d2 c3 l4", True),
        ("run-4/cherry", "h2 h3 h4 h5", True),
        ("run-4/cherry", "h4 h5 h1 h2", False),
        ("run-4/cherry", "h1 h2 h3 h5", False),
        ("run-5/heart", "h1 d2 c3 l4 h5", True),
        ("five/heart", "h3 h3 d3 c3 l3", True),
        ("five/heart", "h3 h3 d3 c3 l4", False),
        ("pair-1+four/cherry", "h1 d1 h2 d2 c2 l2", True),
        ("pair-1+four/cherry", "h3 d3 h2 d2 c2 l2", False),
        ("pair+pair+pair/cherry", "h1 d1 h3 d3 h5 d5", True),
    ],
)
def test_only_values_count(contract: str, paid: str, legal: bool) -> None:
    assert accepts(contract, paid) is legal


@pytest.mark.rule("RR-31")
def test_the_refusal_names_the_values_that_are_missing() -> None:
    state = completing("h4 h5 h1 h2", "l2", market="run-4/cherry")
    found = refusal(state, "p0 complete run-4/cherry with h4 h5 h1 h2")
    assert (found.code, found.rule, found.args["missing"]) == ("complete.not_met", "RR-31", "3")
    assert "do not meet run-4/cherry: 3 is missing" in found.message


@pytest.mark.rule("RR-32")
@pytest.mark.parametrize(
    ("contract", "paid"),
    [
        ("four/heart", "h2 d2 c2 l2"),
        ("pair-2+pair/diamond", "h2 d2 c2 l2"),
        ("pair-1+four/cherry", "h1 h1 d1 c1 l1 l1"),
        ("pair+pair+pair/cherry", "h4 h4 d4 d4 c4 c4"),
        ("three+three/cherry", "h4 h4 d4 d4 c4 c4"),
    ],
)
def test_two_requirements_may_use_the_same_value(contract: str, paid: str) -> None:
    assert accepts(contract, paid)


@pytest.mark.rule("RR-33")
@pytest.mark.parametrize(
    ("contract", "paid"),
    [
        ("four/heart", "h2 d2 c2 joker"),
        ("run-4/cherry", "h1 h2 h4 joker"),
        ("run-4/cherry", "h3 h4 h5 joker"),
        ("pair-1+four/cherry", "h1 h2 d2 c2 l2 joker"),
        ("pair-1+four/cherry", "h1 d1 d2 c2 l2 joker"),
    ],
)
def test_the_joker_stands_for_any_required_card(contract: str, paid: str) -> None:
    assert accepts(contract, paid)


@pytest.mark.rule("RR-33")
def test_the_joker_is_used_once_and_leaves_the_game() -> None:
    state = completing("h1 h2 h4 d3 c3 l3", "l2", market="run-4/cherry four/heart")
    after = play(state, "p0 complete run-4/cherry with h1 h2 h4 joker")
    assert after.jokers == (False, True)
    assert after.discards == cards("h1 h2 h4")
    assert after.piles[0] == (), "it is never of the bonus suit"
    assert refused(after, "p0 complete four/heart with d3 c3 l3 joker") == ("complete.joker_used", "RR-33")
    assert not any(isinstance(action, Complete) for action in GAME.legal_actions(after, 0))


@pytest.mark.rule("RR-33")
def test_the_joker_is_one_card_and_no_more() -> None:
    state = completing("h1 h2", "l2", market="run-4/cherry")
    found = refusal(state, "p0 complete run-4/cherry with h1 h2 joker")
    assert (found.code, found.args["missing"]) == ("complete.too_few", "3")


@pytest.mark.rule("RR-34")
def test_the_bonus_suit_is_kept_and_the_others_are_discarded() -> None:
    state = completing("h1 d1 c2 d2 c3 c4", "l2", market="run-4/cherry")
    after = play(state, "p0 complete run-4/cherry with h1 c2 c3 c4")
    assert [str(contract) for contract in after.zones[0]] == ["run-4/cherry"]
    assert after.piles[0] == cards("c2 c3 c4")
    assert after.discards == cards("h1")
    assert after.hands[0] == cards("d1 d2")


@pytest.mark.rule("RR-34")
def test_which_of_equal_values_pays_is_the_players_choice_and_the_best_is_listed_first() -> None:
    state = completing("h1 d1 c2 d2 c3 c4", "l2", market="run-4/cherry", jokers=(False, True))
    listed = [str(action) for action in GAME.legal_actions(state, 0)]
    assert listed == [
        "complete run-4/cherry with diamond-1 cherry-2 cherry-3 cherry-4",
        "complete run-4/cherry with heart-1 cherry-2 cherry-3 cherry-4",
        "complete run-4/cherry with diamond-1 diamond-2 cherry-3 cherry-4",
        "complete run-4/cherry with heart-1 diamond-2 cherry-3 cherry-4",
        "end",
    ]
