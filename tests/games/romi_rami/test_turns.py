"""The turn: take, complete, fill up."""

import pytest

from tests.games.romi_rami.table import GAME, cards, completing, hand, play, position, refusal, refused

MARKET = "run-4/cherry four/heart pair+three/clover pair-2+pair/diamond"


@pytest.mark.rule("RR-20")
@pytest.mark.parametrize("taken", ["h3", "h3 h4", "h3 h4 h5", "h5 d5", "h5 d5 c5", "c5 h5"])
def test_one_to_three_cards_of_one_value_or_one_suit(taken: str) -> None:
    state = position("l1", "l2", market=MARKET, values="h3 h4 h5 d5 c5 l1")
    after = play(state, f"p0 take {taken}")
    assert after.hands[0] == hand(f"l1 {taken}")
    assert sorted(after.values + cards(taken)) == sorted(state.values)
    assert (after.turn, after.step) == (0, "complete")


@pytest.mark.rule("RR-20")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("take h3 d5", "take.mixed"),
        ("take h3 h5 d5", "take.mixed"),
        ("take h3 h4 h5 h5", "take.too_many"),
        ("take l5", "take.not_in_market"),
        ("take h3 h3", "take.not_in_market"),
        ("end", "end.take_first"),
        ("complete run-4/cherry with h1", "complete.take_first"),
    ],
)
def test_other_ways_to_begin_a_turn_are_refused(move: str, code: str) -> None:
    state = position("h1", "l2", market=MARKET, values="h3 h4 h5 d5 c5 l1")
    assert refused(state, f"p0 {move}") == (code, "RR-20")


@pytest.mark.rule("RR-20")
def test_the_refusal_names_two_cards_that_do_not_go_together() -> None:
    found = refusal(position("h1", "l2", values="h3 h5 d5"), "p0 take h3 h5 d5")
    assert found.pieces == cards("h3 d5")
    assert found.message == "heart-3 and diamond-5 share neither value nor suit"


@pytest.mark.rule("RR-20")
def test_cards_are_taken_once_in_a_turn() -> None:
    state = play(position("h1", "l2"), "p0 take h1")
    assert refused(state, "p0 take d2") == ("take.already", "RR-20")
    assert refused(state, "p1 take d2")[0] == "turn.not_yours"


@pytest.mark.rule("RR-21")
def test_several_contracts_in_one_turn_and_no_refill_in_between() -> None:
    state = completing("h1 d2 c3 l4 c2 d2 h5 l5 h5", "l2", market=MARKET)
    after = play(state, "p0 complete run-4/cherry with h1 d2 c3 l4")
    assert [str(contract) for contract in after.contracts] == ["four/heart", "pair+three/clover", "pair-2+pair/diamond"]
    after = play(after, "p0 complete pair-2+pair/diamond with c2 d2 h5 l5")
    assert [str(contract) for contract in after.zones[0]] == ["run-4/cherry", "pair-2+pair/diamond"]
    assert after.hands[0] == cards("h5")
    assert refused(after, "p0 complete run-4/cherry with h1 d2 c3 l4") == ("complete.not_in_market", "RR-21")
    assert play(after, "p0 end").turn == 1, "completing is optional"


@pytest.mark.rule("RR-22")
def test_the_markets_and_the_hand_are_filled() -> None:
    state = completing("h1 d2 c3 l4", "l2", market=MARKET, values="h5 d5 c5", deck=cards("h1 h2 h3 h4 h5 d1"))
    after = play(state, "p0 complete run-4/cherry with h1 d2 c3 l4", "p0 end")
    assert len(after.contracts) == 4
    assert after.contracts[3] == state.contract_deck[-1]
    assert after.values == cards("h5 d5 c5 d1 h5 h4"), "the values come before the hand"
    assert after.hands[0] == cards("h1 h2 h3")
    assert after.deck == ()
    assert (after.turn, after.step) == (1, "take")


@pytest.mark.rule("RR-22")
def test_more_than_ten_cards_are_discarded_down_to_ten() -> None:
    state = completing("h1 h1 h2 h2 h3 h3 h4 h4 h5 h5 d1 d1 d2", "l2", market=MARKET)
    after = play(state, "p0 end")
    assert (after.turn, after.step) == (0, "discard")
    assert GAME.view_for(after, 1).surplus == 3
    assert refused(after, "p0 end") == ("end.discard_first", "RR-22")
    assert refused(after, "p0 take h1") == ("take.already", "RR-20")
    assert refused(after, "p0 complete four/heart with h1") == ("complete.too_late", "RR-22")
    assert refused(after, "p0 discard h1 h1") == ("discard.wrong_number", "RR-22")
    assert refused(after, "p0 discard d2 d2 d1") == ("discard.not_in_hand", "RR-22")
    done = play(after, "p0 discard d1 d1 d2")
    assert done.hands[0] == hand("h1 h1 h2 h2 h3 h3 h4 h4 h5 h5")
    assert done.discards == cards("d1 d1 d2")
    assert (done.turn, done.step) == (1, "take")


@pytest.mark.rule("RR-22")
def test_ten_cards_may_be_kept_and_nothing_is_discarded_before_the_end_of_the_turn() -> None:
    state = completing("h1 h1 h2 h2 h3 h3 h4 h4 h5 h5", "l2", market=MARKET)
    assert refused(state, "p0 discard h1") == ("discard.not_now", "RR-22")
    assert play(state, "p0 end").turn == 1


@pytest.mark.rule("RR-50")
def test_an_empty_deck_is_refilled_from_the_discards() -> None:
    state = completing("h1 h2", "l2", market=MARKET, values="h5", deck=cards("d1 d2"), discards=cards("c1 c2 c3 c4 c5"))
    after = play(state, "p0 end")
    assert after.values[:3] == cards("h5 d2 d1"), "what is left of the deck comes first"
    assert sorted(after.values[3:] + after.hands[0] + after.deck) == sorted(cards("c1 c2 c3 c4 c5 h1 h2"))
    assert (len(after.values), len(after.hands[0]), after.discards) == (6, 3, ())
    assert after.chance != state.chance, "the next shuffle has chance of its own"


@pytest.mark.rule("RR-50")
def test_when_deck_and_discards_are_empty_no_cards_are_taken() -> None:
    state = completing("h1 h2", "h3", market=MARKET, values="", deck=(), discards=())
    after = play(state, "p0 end")
    assert (after.hands[0], after.values, after.turn, after.step) == (cards("h1 h2"), (), 1, "complete")
    assert refused(after, "p1 take h1") == ("take.market_empty", "RR-50")
    assert [str(action) for action in GAME.legal_actions(after, 1)] == ["end"]
    short = play(completing("h1 h2 h3", "h3", market=MARKET, values="d1", deck=cards("d2"), discards=()), "p0 end")
    assert short.values == cards("d1 d2"), "a market left short is legal"
    assert short.step == "take"
