"""The best turn with the market: no take, large or small, leads to more than the solver finds."""

import pytest
from benchmarks.solvers import romi_brute as brute
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.romi_rami.paying.taking import largest_takes, solve_with_market, takes
from tablee.games.romi_rami.pieces.cards import CARDS, Hand, sorted_hand
from tests.games.romi_rami.table import GAME, cards, contracts, hand

# Few values, so that something can be paid.
LOW = [card for card in CARDS if card[-1] in "123"]
held = st.lists(st.sampled_from(LOW), min_size=1, max_size=5).map(sorted_hand)
offered = st.lists(st.sampled_from(LOW), min_size=1, max_size=6).map(tuple)
markets = st.lists(st.sampled_from(GAME.box.contracts), min_size=1, max_size=2, unique=True).map(tuple)


@pytest.mark.rule("RR-20")
@pytest.mark.rule("RR-21")
@settings(max_examples=60)
@given(held, offered, st.booleans(), markets)
def test_no_take_leads_to_more(have: Hand, market: Hand, joker: bool, wanted: tuple) -> None:
    plan = solve_with_market(have, market, joker, wanted, GAME.box.values, "points").plan
    assert plan.taken in takes(market)
    worths = [(0, 0, 0)]
    for taken in takes(market):
        for way in brute.completions(sorted_hand(have + taken), joker, wanted):
            worths += [brute.worth(way, GAME.box.by_name)[:3]]
    assert (plan.points, plan.bonus, plan.joker - joker) == max(worths)
    paid = [card for payment in plan.payments for card in payment.cards]
    assert sorted_hand([*paid, *plan.hand]) == sorted_hand(have + plan.taken)


def test_only_takes_to_which_nothing_can_be_added_are_tried() -> None:
    assert largest_takes(cards("h3 h4 l4")) == [cards("h3 h4"), cards("h4 l4")]
    assert largest_takes(cards("h3 h3 h3")) == [cards("h3 h3 h3")]
    assert largest_takes(()) == []


def test_of_equal_takes_the_one_that_leaves_the_least_to_find() -> None:
    plan = solve_with_market(hand("c1 c2"), cards("c4 l4 c3 h3"), False, contracts("run-4/cherry"), 5, "points").plan
    assert (plan.payments, plan.taken) == ((), cards("c3 c4")) or plan.points
    plan = solve_with_market(hand("h5 d5"), cards("c5 l5 c3 l3"), False, contracts("five/cherry"), 5, "points").plan
    assert plan.taken == cards("c5 l5")


def test_the_objective_decides() -> None:
    market = contracts("five/cherry four/heart")
    by_points = solve_with_market(hand("h2 h2 h2"), cards("h2 d2"), True, market, 5, "points").plan
    by_score = solve_with_market(hand("h2 h2 h2"), cards("h2 d2"), True, market, 5, "score").plan
    assert by_points.payments[0].contract.name == "five/cherry"
    assert by_score.payments[0].contract.name == "four/heart"


def test_an_empty_market_is_skipped() -> None:
    plan = solve_with_market(hand("h2 h2 h2 h2"), (), True, contracts("four/heart"), 5, "points").plan
    assert (plan.taken, len(plan.payments)) == ((), 1)
