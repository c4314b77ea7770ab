"""The differences between the levels of Romi Rami: attention, values and temperature."""

import sys
from collections import Counter
from random import Random

import pytest

from tablee.bots import Seat
from tablee.bots.bot import Bot
from tablee.games.bots import LEVELS
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.bots import beginner, casual, expert, strong
from tablee.games.romi_rami.state import State
from tablee.testing.walks import deal, variants
from tests.engines.contracts.editions import EDITIONS
from tests.games.romi_rami.table import GAME, completing, position, spelt

BY_EYE = [beginner, casual, strong]
NO_JOKERS = (False, False)


def choices(bot: Bot, state: State, times: int = 60) -> Counter[str]:
    """Ask again and again, always with other chances."""
    view = GAME.view_for(state, 0)
    return Counter(str(bot(Seat(GAME, view, Random(seed))).action) for seed in range(times))


def completed(counted: Counter[str], name: str) -> int:
    return sum(times for action, times in counted.items() if action.startswith(f"complete {name} "))


def test_the_levels_are_named_the_weakest_first() -> None:
    assert list(LEVELS["romi-rami"]) == ["beginner", "casual", "strong", "expert"]


@pytest.mark.parametrize("bot", BY_EYE)
def test_nobody_takes_fewer_cards_than_go_together(bot: Bot) -> None:
    state = position("h1 d1 c1", "l2", market="four/heart", values="l1 l2 l3 h1 h4 c4")
    assert all(len(action.split()) > 2 for action in choices(bot, state))


@pytest.mark.parametrize("bot", BY_EYE)
def test_everyone_completes_a_contract_that_lies_in_the_hand(bot: Bot) -> None:
    state = completing("h1 d1 c1 l1 h3", "l2", market="four/heart run-5/heart")
    assert completed(choices(bot, state), "four/heart") == 60


def test_the_more_cards_a_contract_needs_the_more_often_a_weak_player_overlooks_it() -> None:
    state = completing("h1 d1 c1 l1 h1 h2 h3 l4", "l2", market="run-3+five/diamond", jokers=NO_JOKERS)
    seen = [completed(choices(bot, state), "run-3+five/diamond") for bot in BY_EYE]
    assert 0 < seen[0] < seen[1] < seen[2] == 60


def test_a_weak_player_forgets_its_joker() -> None:
    """It is the last turn, so nothing is gained by keeping it, and four cards of a kind are seen by everyone."""
    last = {"first": 1, "zones": ["", "run-4/cherry " * 7]}
    easy = completing("h1 h1 h1 h1", "l2", market="four/heart", **last)
    assert [completed(choices(bot, easy), "four/heart") for bot in BY_EYE] == [60, 60, 60]
    joker = completing("h1 h1 h1", "l2", market="four/heart", **last)
    seen = [completed(choices(bot, joker), "four/heart") for bot in BY_EYE]
    assert seen[0] < seen[1] < seen[2] == 60


def test_a_beginner_sees_points_where_others_see_a_trophy() -> None:
    """The run has more points; the two pairs are worth less, but they lead for the trophy of five points."""
    state = completing(
        "h1 h2 d2 h3 h4 d4 l5", "l2", market="pair-4+pair/heart run-5/diamond", trophies="2", jokers=NO_JOKERS
    )
    runs = [completed(choices(bot, state), "run-5/diamond") for bot in BY_EYE]
    assert runs[0] > 30
    assert runs[2] == 0


def test_a_weak_player_cares_less_which_suit_it_pays_with() -> None:
    state = completing("h1 d1 c1 l1 h1 d1", "l2", market="four/heart", jokers=NO_JOKERS)
    best = spelt("complete four/heart with h1 h1 ")
    hearts = [sum(times for action, times in choices(bot, state).items() if action.startswith(best)) for bot in BY_EYE]
    assert hearts[0] < hearts[1] < hearts[2] == 60


def test_the_stronger_the_surer() -> None:
    state = position("h1 h2 d4", "l2", market="run-4/clover four/heart five/heart", values="l5 h4 l1 d3 c2 h2")
    surest = [choices(bot, state).most_common(1)[0][1] for bot in BY_EYE]
    assert surest[0] < surest[1] < surest[2] == 60


@pytest.mark.parametrize("bot", BY_EYE)
def test_nobody_throws_away_what_a_contract_in_mind_needs(bot: Bot) -> None:
    held = "h1 h1 h1 h1 d2 l3 c3 d4 l4 c5 d5"
    thrown = choices(bot, position(held, "l2", market="four/heart", step="discard"))
    assert thrown["discard heart-1"] <= 6


@pytest.mark.parametrize("bot", [*BY_EYE, expert])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_plays_every_edition_to_its_end(bot: Bot, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["tablee.games.romi_rami.bots.expert"], "PLAYOUTS", 30)
    for seed, edition in enumerate(EDITIONS):
        game = RomiRami(edition=edition, stalled_after=5, rules_version=1)
        state, rng = deal(game, players, seed), Random(seed)
        while state.turn is not None:
            state = game.apply(state, state.turn, bot(Seat(game, game.view_for(state, state.turn), rng)).action)
        game.check_state(state)


@pytest.mark.parametrize("game", list(variants(RomiRami)), ids=repr)
def test_options_do_not_concern_them(game: RomiRami) -> None:
    state = deal(game, 4, seed=1)
    for bot in BY_EYE:
        assert state.turn is not None
        state = game.apply(state, state.turn, bot(Seat(game, game.view_for(state, state.turn), Random(1))).action)
