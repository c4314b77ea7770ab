"""What is remembered of the others' hands."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tablee.bots import Seat
from tablee.games.romi_rami.bots import planner
from tablee.games.romi_rami.bots.memory import known_hands
from tablee.games.romi_rami.bots.worlds import holding, imagine
from tablee.games.romi_rami.pieces.cards import ORDER
from tablee.games.romi_rami.state import State
from tablee.testing.walks import deal
from tests.games.romi_rami.table import GAME, cards, hand, play, position

MARKET = "run-4/cherry four/heart five/heart run-5/heart"


def start() -> State:
    """The other one begins with four cards that nobody has seen."""
    held = "h1 c2 c3 l4"
    return position("d5 d5 d5", held, market=MARKET, values="h5 h4 l4 d2 c4 d1", turn=1, first=1)


def remembered(state: State) -> tuple[str, ...]:
    return hand(" ".join(known_hands(GAME.view_for(state, 0), GAME.box)[1]))


def test_what_the_others_took_is_remembered_and_my_own_hand_needs_no_memory() -> None:
    state = play(start(), "p1 take h5 h4", "p1 end")
    assert remembered(state) == hand("h4 h5")
    assert known_hands(GAME.view_for(state, 0), GAME.box)[0] == []


def test_what_they_were_seen_to_pay_is_not_held_any_more() -> None:
    state = play(start(), "p1 take l4 h4", "p1 complete run-4/cherry with h1 c2 c3 l4", "p1 end")
    assert remembered(state) == hand("h4")


def test_a_payment_that_lies_face_down_is_recalled_by_what_was_discarded_then() -> None:
    state = play(start(), "p1 take c4 l4", "p1 complete run-4/cherry with h1 c2 c3 c4", "p1 end")
    for move in ("p0", "p1"):
        state = play(state, f"{move} take {state.values[0]}", f"{move} end")
    view = GAME.view_for(state, 0)
    assert view.log[1].action == "complete run-4/cherry", "face down by now"
    taken = view.log[-2].action.removeprefix("take ")
    # The heart 1 alone was discarded: the others were cherries, so the 4 was the one that had been taken.
    assert remembered(state) == hand(f"l4 {taken}")


def test_a_discarded_card_is_not_held_any_more() -> None:
    state = position("d5", "h1 c2 c3 l4 h2 h2 h3 h3 l1 l2", market=MARKET, values="h5 h4 l4 d2 c4 d1", turn=1, first=1)
    assert remembered(play(state, "p1 take h5 h4", "p1 end", "p1 discard h1 h4")) == hand("h5")


def test_where_a_new_deck_was_made_older_payments_are_forgotten_and_what_was_taken_before_with_them() -> None:
    state = play(start(), "p1 take c4 l4", "p1 complete run-4/cherry with h1 c2 c3 c4", "p1 end")
    for seat in ("p0", "p1"):
        state = play(state, f"{seat} take {state.values[0]}", f"{seat} end")
    view = GAME.view_for(state, 0)
    assert remembered(state) != ()
    gone = replace(view, discards=())
    assert known_hands(gone, GAME.box)[1] == view.log[-2].action.split()[1:]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_memory_is_nearly_always_right(players: int) -> None:
    """Over whole games: few remembered cards are wrong, and they are a good part of the hands."""
    right = wrong = held = 0
    for seed in range(2):
        state, rng = deal(GAME, players, seed), Random(seed)
        while state.turn is not None:
            view = GAME.view_for(state, state.turn)
            if state.step == "take":
                for seat, known in enumerate(known_hands(view, GAME.box)):
                    found = sum((Counter(known) & Counter(state.hands[seat])).values())
                    right, wrong = right + found, wrong + len(known) - found
                    held += len(state.hands[seat]) if seat != state.turn else 0
            state = GAME.apply(state, state.turn, planner(Seat(GAME, view, rng)).action)
    assert wrong < right / 8
    assert right > held / 4


def test_imagined_others_hold_what_is_remembered() -> None:
    state = play(start(), "p1 take h5 h4", "p1 end")
    view, rng = GAME.view_for(state, 0), Random(1)
    for _ in range(5):
        table, known = imagine(GAME, view, known_hands(view, GAME.box), rng)
        assert known == [[], [ORDER[card] for card in hand("h4 h5")]]
        assert all(table.hands[1][card] for card in known[1])
        assert list(map(sum, table.hands)) == list(view.counts)
        assert [table.hands[0][ORDER[card]] for card in cards("d5 h5")] == [3, 0]


def test_impossible_remembered_cards_are_left_out() -> None:
    state = position("d5 d5 d5", "l4", market=MARKET)
    after, known = holding(state, [[], list(cards("h4 h5"))])
    assert (after.hands[1], known) == (cards("h4"), [[], list(cards("h4"))]), "one hand of one card cannot hold two"
    nowhere, known = holding(state._replace(deck=()), [[], list(cards("h4"))])
    assert (nowhere.hands[1], known) == (cards("l4"), [[], []])
