"""Romi Rami's integer program, which plays against our expert, completes as many points as the payment solver."""

from random import Random

from benchmarks.solvers.romi_program import contracts

from tablee.bots import Seat
from tablee.core.chance import Chance
from tablee.games.romi_rami.paying.payments import find_completions
from tablee.games.romi_rami.state import Complete
from tests.games.romi_rami.table import GAME


def test_a_player_by_the_program_completes_the_most_points_that_it_could() -> None:
    state, promised, chances = GAME.initial_state(2, Chance.from_number(0), 0), 0, 0
    for _ in range(40):
        assert state.turn is not None
        view = GAME.view_for(state, state.turn)
        action = contracts(Seat(GAME, view, Random(0))).action
        if view.step == "complete":
            market = [GAME.box.by_name[contract.name] for contract in view.contracts]
            ways = find_completions(view.hand, view.jokers[state.turn], market, GAME.box.values)
            best = max((way.points - way.joker for way in ways), default=0)
            assert best >= promised
            won = GAME.box.by_name[action.contract].points - action.jokers if isinstance(action, Complete) else 0
            assert won or not best
            promised = best - won
            chances += best > 0
        else:
            assert promised == 0, "what could be completed was not"
        state = GAME.apply(state, state.turn, action)
    assert chances > 2
