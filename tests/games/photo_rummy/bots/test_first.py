"""The bots of Photo Rummy."""

from random import Random

import pytest

from tablee.bots import Seat
from tablee.bots.bot import Bot, choose_at_random
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.photo_rummy.bots import greedy, patient
from tablee.games.photo_rummy.state import State
from tablee.testing.walks import deal
from tests.games.photo_rummy.table import GAME, position

LONDON = "GB-church GB-sight GB-dish"
MANY = "S-emblem S-dish I-dish A-dish F-dish B-dish"  # with this many cards, nobody is close to going out
FEW = "S-emblem S-dish I-dish A-dish F-dish"


def chosen(bot: Bot, state: State) -> str:
    return str(bot(Seat(GAME, GAME.view_for(state, 0), Random(0))).action)


@pytest.mark.parametrize("bot", [greedy, patient])
def test_it_draws_from_the_highest_pile(bot: Bot) -> None:
    piles = ("NL-dish", "NL-sight D-sight", "", "B-sight B-dish", "")
    assert chosen(bot, position("", "A-palace", MANY, piles=piles, drawn=False)) == "draw 2"


@pytest.mark.parametrize("bot", [greedy, patient])
def test_it_goes_out_when_it_can_jokers_and_all(bot: Bot) -> None:
    state = position(LONDON, "GB-emblem joker D-church D-dish D-sight", MANY)
    after = GAME.apply(state, 0, bot(Seat(GAME, GAME.view_for(state, 0), Random(0))).action)
    assert after.hands[0] == ()


def test_it_lays_photos_and_keeps_its_jokers_while_nobody_is_near_to_going_out() -> None:
    state = position(LONDON, "GB-emblem joker A-palace", MANY)
    assert chosen(greedy, state) == f"lay {LONDON} GB-emblem"


def test_it_lays_jokers_when_somebody_is_near_to_going_out() -> None:
    state = position(LONDON, "GB-emblem joker A-palace", FEW)
    assert chosen(greedy, state) == f"lay {LONDON} GB-emblem joker"


def test_it_takes_a_joker_and_keeps_it() -> None:
    state = position("GB-church GB-sight joker", "GB-dish A-palace NL-emblem", MANY)
    assert chosen(greedy, state) == f"lay {LONDON} taking GB-dish 1"
    # With somebody near to going out it would cost ten: the photo is added instead.
    near = position("GB-church GB-sight joker", "GB-dish A-palace NL-emblem", FEW)
    assert chosen(greedy, near) == f"lay {LONDON} joker"


def test_it_lays_a_joker_to_get_rid_of_photos_not_for_its_own_sake() -> None:
    assert chosen(greedy, position(LONDON, "A-palace A-church joker NL-emblem", MANY)).count("joker") == 1
    assert chosen(greedy, position(LONDON, "A-palace NL-emblem joker", MANY)) == "pass"


def test_it_takes_nothing_before_it_has_opened() -> None:
    state = position("GB-church GB-sight joker", "GB-dish A-palace NL-emblem", MANY, opened="1")
    assert chosen(greedy, state) == "pass"


def test_it_passes_when_it_has_opened_and_nothing_fits() -> None:
    assert chosen(greedy, position(LONDON, "A-palace NL-emblem", MANY)) == "pass"
    assert chosen(greedy, position(LONDON, "A-palace NL-emblem", FEW)) == "pass"


def test_the_patient_one_lays_nothing_until_somebody_is_about_to_go_out() -> None:
    hand = "GB-emblem joker A-palace"
    assert chosen(patient, position(LONDON, hand, FEW)) == "pass"
    assert chosen(patient, position(LONDON, hand, "S-emblem S-dish")) == f"lay {LONDON} GB-emblem joker"


@pytest.mark.parametrize("bot", [greedy, patient, choose_at_random])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_a_round_to_its_end(bot: Bot, players: int) -> None:
    state, rng = deal(GAME, players, seed=1), Random(1)
    while state.turn is not None:
        state = GAME.apply(state, state.turn, bot(Seat(GAME, GAME.view_for(state, state.turn), rng)).action)
        GAME.check_state(state)
    assert GAME.outcome(state).reason in ("out", "void")


def test_options_do_not_concern_it() -> None:
    game = PhotoRummy(turn_seconds=30, void_rounds="replay")
    state = position(LONDON, "GB-emblem A-palace", MANY)
    assert str(greedy(Seat(game, game.view_for(state, 0), Random(0))).action) == f"lay {LONDON} GB-emblem"
