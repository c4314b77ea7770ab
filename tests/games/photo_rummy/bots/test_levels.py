"""The levels of Photo Rummy: what each of them sees and chooses."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tablee.bots import Seat
from tablee.bots.bot import Bot
from tablee.engines.photos import HOLDS, LAYS, Try
from tablee.games.photo_rummy.bots import LEVELS, beginner, casual, expert, strong
from tablee.games.photo_rummy.bots.expert import compare
from tablee.games.photo_rummy.bots.seeing import find_lays, see
from tablee.games.photo_rummy.pieces.cards import PHOTOS
from tablee.games.photo_rummy.state import State
from tablee.testing.walks import deal
from tests.games.photo_rummy.table import GAME, PILES, position

LONDON = "GB-church GB-sight GB-dish"
DISHES = "D-dish CH-dish P-dish E-dish F-dish"
MANY = " ".join(f"{sign}-emblem" for sign in ("NL", "GR", "B", "IRL", "FIN", "DK", "L", "S", "A"))


def chosen(bot: Bot, state: State, times: int = 60) -> Counter[str]:
    """What a player chooses, and how often, when it looks at the same table again and again."""
    view = GAME.view_for(state, 0)
    return Counter(str(bot(Seat(GAME, view, Random(number))).action) for number in range(times))


@pytest.mark.parametrize("bot", LEVELS.values(), ids=LEVELS)
def test_everyone_draws_and_passes_where_nothing_else_can_be_done(bot: Bot) -> None:
    assert chosen(bot, position("", "A-palace", MANY, drawn=False), 1) == {"draw 1": 1}
    assert chosen(bot, position(LONDON, "A-palace NL-church", MANY), 3) == {"pass": 3}


@pytest.mark.parametrize("bot", LEVELS.values(), ids=LEVELS)
def test_nobody_wavers_to_go_out_with_melds_of_the_hand(bot: Bot) -> None:
    state = position("", f"{LONDON} GB-emblem D-church D-dish D-sight", MANY, opened="")
    assert chosen(bot, state, 20) == {f"lay D-church D-sight D-dish | {LONDON} GB-emblem": 20}


def test_a_beginner_lays_what_it_sees_and_moves_nothing_on_the_table() -> None:
    """PR-E3: a dish of the table would make a family of two cards of the hand; only others see that."""
    state = position(DISHES, "D-emblem D-church A-palace", MANY)
    assert chosen(beginner, state) == {"pass": 60}
    family = "lay D-church D-dish D-emblem | CH-dish P-dish E-dish F-dish"
    assert set(chosen(casual, state)) == {"pass", family}


def test_a_beginner_overlooks_what_can_be_added_the_more_melds_it_asks_for() -> None:
    one = chosen(beginner, position(LONDON, "GB-emblem A-palace NL-church", MANY))
    assert set(one) == {"pass", f"lay {LONDON} GB-emblem"}
    two = chosen(beginner, position(f"{LONDON} | {DISHES}", "GB-emblem I-dish A-palace", MANY))
    assert two["pass"] > one["pass"] > 0


def test_a_beginner_lays_a_joker_at_once_and_takes_none() -> None:
    laid = chosen(beginner, position(LONDON, "joker A-palace NL-church", MANY))
    assert f"lay {LONDON} joker" in laid
    kept = chosen(beginner, position("GB-church GB-sight joker", "GB-dish A-palace NL-church", MANY))
    assert set(kept) == {"pass", f"lay {LONDON} joker"}


def test_a_casual_player_takes_jokers_and_keeps_them_until_somebody_is_near() -> None:
    state = position("GB-church GB-sight joker", "GB-dish A-palace NL-church", MANY)
    assert f"lay {LONDON} taking GB-dish 1" in chosen(casual, state)
    near = position(LONDON, "GB-emblem joker A-palace", "S-emblem S-dish")
    assert f"lay {LONDON} GB-emblem joker" in chosen(casual, near)


def test_a_strong_player_holds_early_lays_when_another_is_about_to_go_out_and_wavers() -> None:
    """Late in a round, waiting costs about a point, the temperature of its choice: at temperature 0 it is certain."""
    hand = f"{LONDON} A-palace NL-church F-emblem P-sight I-letterbox"
    early = position("", hand, MANY, opened="", piles=full_piles(hand))
    late = position(DISHES, f"{hand} NL-dish I-dish joker joker", "S-emblem", opened="1", piles=full_piles(hand))
    calm = replace(strong, worlds=400, wavering=0)
    assert chosen(calm, early, 10) == {"pass": 10}
    assert chosen(calm, late, 10)["pass"] == 0
    assert chosen(strong, early)["pass"] > 30  # of 60
    assert 0 < chosen(strong, late)["pass"] < 30


def test_an_expert_holds_early_and_lays_when_another_is_about_to_go_out() -> None:
    hand = f"{LONDON} A-palace NL-church F-emblem P-sight I-letterbox"
    assert chosen(expert, position("", hand, MANY, opened="", piles=full_piles(hand)), 3) == {"pass": 3}
    late = position(DISHES, f"{hand} NL-dish I-dish", "S-emblem", opened="1", piles=full_piles(hand))
    assert chosen(expert, late, 3)["pass"] == 0


def full_piles(hand: str) -> tuple[str, ...]:
    """Five piles with all that is neither in the hand nor named above."""
    known = {*hand.split(), *LONDON.split(), *DISHES.split(), *MANY.split(), "NL-dish", "I-dish"}
    cards = [card for card in PHOTOS if card not in known] + ["joker"] * 6
    return tuple(" ".join(cards[pile :: len(PILES)]) for pile in range(len(PILES)))


def test_a_player_who_has_laid_is_expected_to_lay_again() -> None:
    view = GAME.view_for(position(LONDON, "A-palace", "S-emblem", "S-dish", opened="01"), 0)
    assert see(view, near=2, tries=1).habits == (HOLDS, LAYS, HOLDS)


def test_lays_are_looked_for_by_every_measure() -> None:
    state = position("GB-church GB-sight joker", "GB-dish joker A-palace", MANY)
    tries = find_lays(GAME.view_for(state, 0))
    assert {what.taken for what in tries} == {0, 1}
    assert len({what.cards.count(102) for what in tries}) == 2
    assert not find_lays(GAME.view_for(position("", "GB-dish A-palace", MANY, opened=""), 0))


def test_a_lay_is_compared_with_the_best_way_to_wait() -> None:
    assert tuple(compare([[1, 5, 3, 4], [1, 7, 3, 4]], 2)) == (1, 2.0, pytest.approx((5.0 / 2) ** 0.5), [1, 6, 3, 4])
    assert compare([[0, -2]], 1)[:2] == (0, 2.0)
    assert Try() == (b"", 0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_levels_play_a_round_to_its_end(players: int) -> None:
    state, rng = deal(GAME, players, seed=players), Random(1)
    bots = [expert, *LEVELS.values()]
    while state.turn is not None:
        bot = bots[state.turn]
        state = GAME.apply(state, state.turn, bot(Seat(GAME, GAME.view_for(state, state.turn), rng)).action)
        GAME.check_state(state)
    assert GAME.outcome(state).reason in ("out", "void")
