"""Romi Rami: options, luck and chances."""

from random import Random

import pytest

from tablee.analysis.looks import judge_now, tutor_asks
from tablee.bots.standing import Standing
from tablee.core.match import Match
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.judge import CANDIDATES, JUDGE
from tablee.games.romi_rami.state import End
from tablee.testing.walks import random_walk
from tablee.toolkit.judging.judge import QUICK
from tests.analysis.helpers.matches import TINY
from tests.games.romi_rami.table import GAME, completing

ONLY = Standing((0, 0), 0)


def test_the_best_at_first_sight_and_what_was_played_are_compared() -> None:
    match, rng = Match.start(GAME, 2, 1), Random(1)
    while not match.over:
        player, actions = match.turn or 0, match.legal_actions()
        action = rng.choice(actions)
        found = JUDGE.options(GAME, match.view(player), Standing.of(match), str(action), TINY, 1)
        if len(actions) == 1:
            assert found is None
        if found is not None:
            assert 2 <= len(found.options) <= CANDIDATES + 1
            assert found.options[found.played].action == str(action)
            assert 0 <= found.options[found.best].value <= 1, "the best is shown by how often it wins"
        match = match.apply(player, action)


def test_in_the_last_turn_a_contract_that_wins_should_be_paid() -> None:
    """The other has completed seven contracts and the end is here: paying wins, stopping does not."""
    zones = ["run-4/cherry " * 6, "run-4/cherry " * 7]
    state = completing("h1 h2 h3 h4 h5", "l2", market="run-5/heart", first=1, zones=zones)
    view = GAME.view_for(state, 0)
    paying = next(action for action in view.actions if action.startswith("complete"))
    for played in (paying, "end"):
        found = JUDGE.options(GAME, view, ONLY, played, TINY, 1)
        assert found is not None
        assert found.options[found.best].action.startswith("complete")
        assert (found.error > 0.1) == (played == "end")


def test_the_tutor_looks_twice_before_it_asks() -> None:
    zones = ["run-4/cherry " * 6, "run-4/cherry " * 7]
    view = GAME.view_for(completing("h1 h2 h3 h4 h5", "l2", market="run-5/heart", first=1, zones=zones), 0)
    found = judge_now(GAME, view, ONLY, "end", QUICK)
    assert tutor_asks(found)
    assert found is not None
    assert found.again is not None
    paying = judge_now(GAME, view, ONLY, found.options[found.best].action, QUICK)
    assert not tutor_asks(paying)
    assert paying is not None
    assert paying.again is None, "there was no reason to"


@pytest.mark.parametrize("rounds", [1, 2])
def test_only_a_refill_is_luck(rounds: int) -> None:
    game = RomiRami(rounds=rounds)
    refills = 0
    for step in random_walk(game, 3, 2).steps:
        standing = Standing((0, 0, 0), rounds - 1)
        luck = JUDGE.luck(game, step.before, step.player, step.action, step.after, standing, TINY, 1)
        came = (step.before.deck, step.before.contract_deck) != (step.after.deck, step.after.contract_deck)
        assert (luck is not None) == (came and isinstance(step.action, End))
        refills += luck is not None
    assert refills > 5


def test_the_order_of_the_decks_is_no_part_of_a_value() -> None:
    state = random_walk(GAME, 2, 1).start
    other = state._replace(deck=state.deck[::-1], contract_deck=state.contract_deck[::-1])
    assert JUDGE.value(GAME, state, ONLY, TINY, 1) == JUDGE.value(GAME, other, ONLY, TINY, 1)


def test_in_the_last_game_of_a_match_the_sum_decides() -> None:
    game = RomiRami(rounds=2)
    state = random_walk(game, 2, 1).start
    assert JUDGE.value(game, state, Standing((500, 0), 0), TINY, 1) == (1, 0)
    assert JUDGE.value(game, state, Standing((500, 0), 1), TINY, 1)[0] > 0.99
    view, actions = game.view_for(state, state.turn), list(map(str, game.legal_actions(state, state.turn)))
    for standing in (Standing((500, 0), 0), Standing((500, 0), 1)):
        found = JUDGE.options(game, view, standing, actions[0], TINY, 1)
        assert found is not None
        assert found.mark == ""
