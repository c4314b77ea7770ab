"""The payment solver finds what trying everything finds, once each, and the best first."""

import pytest
from benchmarks.solvers import romi_brute as brute
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.paying.payments import (
    Completion,
    bonus_of,
    counts_of,
    find_completions,
    find_payments,
    pack,
    unpack,
)
from tablee.games.romi_rami.pieces.cards import CARDS, Contract, Hand, sorted_hand
from tests.games.romi_rami.editions import SMALL
from tests.games.romi_rami.table import GAME, contracts, hand

hands = st.lists(st.sampled_from(sorted(set(GAME.box.cards))), max_size=8).map(sorted_hand)
# Hands in which something can be paid: few values.
rich = st.lists(st.sampled_from([card for card in CARDS if card[-1] in "123"]), min_size=4, max_size=8).map(sorted_hand)
markets = st.lists(st.sampled_from(GAME.box.contracts), max_size=3, unique=True).map(tuple)


def as_brute(completion: Completion) -> frozenset[brute.Paid]:
    return frozenset((paid.contract.name, paid.cards, paid.joker) for paid in completion.payments)


@pytest.mark.rule("RR-21")
@pytest.mark.rule("RR-30")
@pytest.mark.rule("RR-33")
@settings(max_examples=150)
@given(hands | rich, st.booleans(), markets)
def test_every_way_is_found_once_and_the_best_first(held: Hand, joker: bool, market: tuple) -> None:
    found = find_completions(held, joker, market, GAME.box.values)
    ways = [as_brute(completion) for completion in found]
    assert set(ways) == brute.completions(held, joker, market)
    assert len(set(ways)) == len(ways)
    worths = [brute.worth(way, GAME.box.by_name) for way in ways]
    assert worths == sorted(worths, reverse=True)
    for completion, worth in zip(found, worths, strict=True):
        assert (completion.points, completion.bonus, -completion.joker) == worth[:3]
        paid = [card for payment in completion.payments for card in payment.cards]
        assert sorted_hand([*paid, *completion.hand]) == held


@settings(max_examples=60)
@given(rich, st.booleans(), st.sampled_from(GAME.box.contracts))
def test_the_payments_of_one_contract(held: Hand, joker: bool, contract: Contract) -> None:
    payments = find_payments(held, joker, contract, GAME.box.values)
    alone = find_completions(held, joker, (contract,), GAME.box.values)
    assert {completion.payments[0] for completion in alone} == set(payments)
    assert (
        [payment.joker for payment in payments if payment == payments[0]] == [payments[0].joker] if payments else True
    )


@given(st.lists(st.sampled_from(CARDS), max_size=13).map(sorted_hand))
def test_cards_are_packed_and_unpacked(held: Hand) -> None:
    assert unpack(pack(held)) == held
    for contract in GAME.box.contracts[:4]:
        assert bonus_of(pack(held), contract) == sum(card.startswith(contract.bonus) for card in held)
    assert counts_of(pack(held)) == sum(1 << 16 * (int(card[-1]) - 1) for card in held)


def test_equal_contracts_are_paid_in_any_order_and_found_once() -> None:
    game = RomiRami(edition=SMALL)
    twice = contracts("pair-7/heart pair-7/heart", game)
    found = find_completions(hand("h7 h7 l7 l7"), False, twice, 7)
    assert {as_brute(completion) for completion in found} == brute.completions(hand("h7 h7 l7 l7"), False, twice, 7)
    assert len(found) == 5


def test_the_best_by_score_counts_bonus_cards_and_the_joker_as_points() -> None:
    market = contracts("five/cherry four/heart")
    held = hand("h2 h2 h2 h2 d2")
    by_points = find_completions(held, True, market, 5)[0]
    by_score = find_completions(held, True, market, 5, "score")[0]
    assert (by_points.payments[0].contract.name, by_points.score) == ("five/cherry", 4)
    assert (by_score.payments[0].contract.name, by_score.score) == ("four/heart", 6)
