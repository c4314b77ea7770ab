"""What the judge of Photo Rummy says of positions in which it is clear what was best."""

from dataclasses import replace
from math import isclose
from typing import Any

import pytest

from tablee.bots.standing import Standing
from tablee.engines.photos import weigh_open
from tablee.games.photo_rummy.judge import JUDGE
from tablee.games.photo_rummy.judge.opened import open_hands
from tablee.games.photo_rummy.judge.plans import plans_to_compare
from tablee.games.photo_rummy.judge.stakes import Stakes
from tablee.games.photo_rummy.state import State
from tablee.toolkit.judging.findings import Decision
from tablee.toolkit.judging.judge import NORMAL, QUICK
from tests.games.photo_rummy.table import GAME, position

ONE = replace(GAME, rounds=1)
BEGIN = Standing((0, 0), 0)
LONDON = "GB-palace GB-church GB-sight"
MANY = "S-emblem A-dish F-palace D-church I-sight N-letterbox P-dish CH-emblem"
PILES = ("NL-palace E-church", "D-letterbox B-sight", "P-emblem CH-dish", "F-dish joker", "NL-letterbox joker")


def place(hand: str, theirs: str = MANY, table: str = LONDON, **more: Any) -> State:
    return position(table, hand, theirs, piles=PILES, **more)


def judged(state: State, played: str, standing: Standing = BEGIN, seed: int = 1) -> Decision | None:
    """Return what is said of an action of the first player."""
    return JUDGE.options(ONE, ONE.view_for(state, 0), standing, played, QUICK, seed)


def decided(*args: Any, **more: Any) -> Decision:
    found = judged(*args, **more)
    assert found is not None
    return found


def test_a_missed_going_out_is_a_proven_blunder() -> None:
    state = place("GB-dish GB-emblem", "S-emblem A-dish")
    out = f"lay {LONDON} GB-dish GB-emblem"
    found = decided(state, "pass")
    assert found.proven
    assert found.mark == "blunder"
    assert found.missed is not None
    assert (found.missed.kind, found.missed.more) == ("out", 2)
    assert found.options[found.best].value == 1.0
    best = decided(state, out)
    assert best.error <= 0
    assert (best.mark, best.missed) == ("", None)


def test_going_out_that_no_longer_wins_the_match_is_no_mistake() -> None:
    found = decided(place("GB-dish GB-emblem", "S-emblem"), "pass", Standing((-100, 100), 0))
    assert found.mark == ""


def test_drawing_is_no_decision_nor_is_passing_when_nothing_can_be_laid() -> None:
    assert judged(place("GB-dish", drawn=False), "draw 1") is None
    assert judged(place("S-dish"), "pass") is None


def test_the_same_cards_on_the_table_are_one_option_however_they_lie() -> None:
    table = "GB-palace GB-church GB-sight | NL-emblem D-emblem CH-emblem B-emblem"
    state = place("GB-emblem S-dish I-church", table=table)
    one = decided(state, "lay GB-palace GB-church GB-sight GB-emblem | NL-emblem D-emblem CH-emblem B-emblem")
    other = decided(state, "lay GB-palace GB-church GB-sight | NL-emblem D-emblem CH-emblem B-emblem GB-emblem")
    assert one.error == other.error
    assert len(one.options) == len(other.options) == 2


def test_a_rebuilt_table_is_as_good_as_passing() -> None:
    table = "GB-palace GB-church GB-sight GB-emblem | NL-emblem D-emblem CH-emblem B-emblem"
    state = place("GB-dish S-dish I-church", table=table)
    rebuilt = "lay GB-palace GB-church GB-sight | NL-emblem D-emblem CH-emblem B-emblem GB-emblem"
    assert decided(state, rebuilt).error == decided(state, "pass").error


def test_a_lay_that_was_not_thought_of_is_compared_too() -> None:
    state = place("GB-dish GB-emblem S-dish I-church")
    view = ONE.view_for(state, 0)
    plans, at = plans_to_compare(view, ONE.read_action(f"lay {LONDON} GB-dish"))
    assert str(plans[at].action) == f"lay {LONDON} GB-dish"
    assert plans[at].laid == 1
    assert {plan.laid for plan in plans} == {0, 1, 2}


def test_what_could_have_been_laid_is_told_apart_from_what_should_have() -> None:
    found = decided(place("GB-dish S-dish I-church"), "pass")
    assert found.missed is not None
    assert found.missed.kind in ("kept", "same", "lay")
    assert found.missed.more == 1


def test_a_joker_can_be_taken() -> None:
    table = "GB-palace GB-church joker"
    state = place("GB-dish S-dish I-church F-dish", table=table)
    played = "lay GB-palace GB-church GB-dish taking GB-dish 1"
    found = decided(state, played)
    assert found.options[found.played].action == played


def test_the_second_look_compares_what_was_played_and_the_best() -> None:
    state = place("GB-dish GB-emblem S-dish I-church", "S-emblem")
    found = decided(state, "pass", Standing((10, 0), 1))
    again = JUDGE.look_again(ONE, ONE.view_for(state, 0), Standing((10, 0), 1), found, QUICK.again, 5)
    assert again.again is not None
    assert again.again.doubt < max(found.doubt, 1e-3)


def test_a_round_that_nobody_wins_may_be_played_again() -> None:
    """Then it is not the last one."""
    counted, replayed = (Stakes(replace(GAME, void_rounds=each), Standing((5, 0), 0)) for each in ("count", "replay"))
    assert counted.after((0, 0)) == (1, 0)
    assert 0.5 < replayed.after((0, 0))[0] < 1
    assert counted.after((-9, 9)) == replayed.after((-9, 9)) == (0, 1)


def test_the_chances_of_a_position_add_up_and_know_the_card_that_was_drawn() -> None:
    state = place("GB-dish")
    assert JUDGE.value(ONE, state._replace(turn=1), BEGIN, QUICK, 1) != (1.0, 0.0)
    assert JUDGE.value(ONE, state._replace(hands=(("S-dish", "GB-dish"), state.hands[1])), BEGIN, QUICK, 1)[0] < 1
    assert JUDGE.value(ONE, state._replace(hands=(("GB-emblem", "GB-dish"), state.hands[1])), BEGIN, QUICK, 1)[0] == 1


def test_luck_is_what_the_card_gave_and_adds_up_to_nothing() -> None:
    """The first player needs a photo of London or a joker."""
    state = place("GB-dish", drawn=False, opened="01")
    for number in range(1, 6):
        action = ONE.read_action(f"draw {number}")
        luck = JUDGE.luck(ONE, state, 0, action, ONE.apply(state, 0, action), BEGIN, NORMAL, number)
        assert luck is not None
        assert isclose(sum(luck), 0, abs_tol=1e-12)
        assert (luck[0] > 0) == (number > 3), "the last two piles hide a joker"


def test_luck_is_nothing_on_average_over_everything_that_might_have_come() -> None:
    state = place("GB-dish", drawn=False, opened="01")
    position, _ = open_hands(state)
    stakes = Stakes(ONE, BEGIN)
    rows = weigh_open(position, position.deck, 500, 1)
    usual, *each = [sum(stakes.after(row[column])[0] for row in rows) / 500 for column in range(len(rows[0]))]
    assert sum(each) / len(each) == pytest.approx(usual, abs=0.05)
    assert max(each) - min(each) > 0.1


def test_laying_is_not_luck() -> None:
    state = place("GB-dish S-dish")
    action = ONE.read_action(f"lay {LONDON} GB-dish")
    assert JUDGE.luck(ONE, state, 0, action, ONE.apply(state, 0, action), BEGIN, NORMAL, 1) is None
