"""The solver equals brute force on small boards."""

import os
from collections import Counter

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.engines.photos import can_begin, can_open, next_cards, solve
from tests.engines.photos import brute
from tests.engines.photos.boards import Board, boards, check

LONG = "TABLEE_LONG" in os.environ  # the long form, for a change of the solver
small = settings(max_examples=3000 if LONG else 60, suppress_health_check=list(HealthCheck), deadline=None)
objectives = st.sampled_from(["tiles", "points"])


@small
@given(boards(), objectives)
def test_the_best_of_all_arrangements_is_found_and_the_fewest_cards_moved(board: Board, objective: str) -> None:
    table, hand = board
    best = max(brute.value(laid, stay, objective) for laid, stay in brute.lays(table, hand))
    for compiled in (True, False):
        answer = solve(table, hand, opened=True, objective=objective, compiled=compiled)
        assert brute.value(*check(table, hand, answer), objective) == best


@small
@given(boards(), objectives, st.booleans())
def test_the_opening_is_a_meld_of_the_players_own_cards(board: Board, objective: str, compiled: bool) -> None:
    table, hand = board
    answer = solve(table, hand, opened=False, objective=objective, compiled=compiled)
    laid, stay = check(table, hand, answer)
    legal = [brute.value(some, kept, objective) for some, kept in brute.lays(table, hand) if brute.opens(some)]
    if legal:
        assert brute.opens(laid)
        assert brute.value(laid, stay, objective) == max(legal)
    else:
        assert (answer.plan.laid, [list(meld) for meld in answer.plan.table]) == ((), table)
    assert can_open(hand) == bool(legal) == can_open(answer.plan.laid)


@small
@given(boards(), st.booleans(), st.booleans())
def test_jokers_are_held_back_unless_they_are_needed_or_end_the_round(
    board: Board, opened: bool, compiled: bool
) -> None:
    table, hand = board
    answer = solve(table, hand, opened=opened, objective="keep_jokers", compiled=compiled)
    laid, _ = check(table, hand, answer)
    lays = [some for some, _ in brute.lays(table, hand) if some and (opened or brute.opens(some))]
    if not lays or Counter(hand) in lays:
        assert laid == (Counter(hand) if lays else Counter())
        return
    fewest = min(some["joker"] for some in lays)
    most = max(some.total() for some in lays if some["joker"] == fewest)
    assert (laid["joker"], laid.total()) == (fewest, most)


@small
@given(boards(), st.data(), st.booleans())
def test_a_lay_that_has_begun_goes_on_with_just_what_can_make_it_whole(
    board: Board, data: st.DataObject, opened: bool
) -> None:
    table, hand = board
    begun = data.draw(st.lists(st.sampled_from(range(len(hand))), unique=True)) if hand else []
    cards = [hand[place] for place in begun]
    lays = [some for some, _ in brute.lays(table, hand) if some >= Counter(cards) and (opened or brute.opens(some))]
    follow = {card for some in lays for card in some - Counter(cards)}
    for compiled in (True, False):
        assert set(next_cards(table, hand, cards, opened=opened, compiled=compiled)) == follow
        assert can_begin(table, hand, cards, opened=opened, compiled=compiled) == bool(lays)
