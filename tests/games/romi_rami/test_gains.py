"""What completing a contract brings, and trophies that change hands."""

from typing import Any

import pytest

from tablee.games.romi_rami.state import AwardView, GainView
from tests.games.romi_rami.table import GAME, completing, play

FOURS = "h4 d4 c4 l4"


def view_of(state: Any, player: int | None = 0) -> Any:
    return GAME.view_for(state, player)


@pytest.mark.rule("RR-41")
def test_a_contract_tells_its_points_and_the_trophies_that_it_would_win() -> None:
    state = completing(f"{FOURS} h1 d1", "", market="four/heart pair-1+four/cherry", trophies="2 4 heart cherry")
    four, both = view_of(state).gains
    assert four == GainView("four/heart", four.points, 3 + 3, ("trophy-4", "trophy-heart"), joker=1)
    assert four.points == GAME.box.by_name["four/heart"].points
    assert (both.contract, both.won) == ("pair-1+four/cherry", ("trophy-2", "trophy-4", "trophy-cherry"))


@pytest.mark.rule("RR-42")
def test_what_it_says_comes_true() -> None:
    state = completing(f"{FOURS} h1 d1", "", market="four/heart pair-1+four/cherry", zones=["", "four/heart"])
    before = view_of(state)
    for action, bonus in zip(before.actions, before.bonuses, strict=True):
        if not action.startswith("complete"):
            continue
        [gain] = [gain for gain in before.gains if gain.contract == action.split()[1]]
        after = view_of(play(state, f"p0 {action}"))
        spent = gain.joker if action.endswith("joker") else 0
        assert after.scores[0].total - before.scores[0].total == gain.points + gain.trophies + bonus - spent, action


@pytest.mark.rule("RR-34")
def test_each_payment_tells_how_many_bonus_cards_it_earns() -> None:
    state = completing("h4 h4 d4 c4 l4", "", market="four/heart")
    told = dict(zip(view_of(state).actions, view_of(state).bonuses, strict=True))
    assert told["complete four/heart with heart-4 heart-4 diamond-4 cherry-4"] == 2
    assert told["complete four/heart with diamond-4 cherry-4 clover-4 joker"] == 0
    assert told["end"] == 0


@pytest.mark.rule("RR-52")
def test_only_the_player_whose_cards_they_are_sees_them() -> None:
    state = completing(FOURS, "", market="four/heart")
    assert view_of(state).gains
    for other in (1, None):
        assert (view_of(state, other).gains, view_of(state, other).bonuses) == ((), ())


@pytest.mark.rule("RR-42")
def test_trophies_change_hands_once_and_everyone_sees_when() -> None:
    market = "four/heart four/diamond"
    state = completing(f"{FOURS} h2 d2 c2 l2", "", market=market, zones=["", "four/clover"], trophies="4 heart")
    tied = play(state, "p0 complete four/heart with h4 d4 c4 l4")
    lost = AwardView(0, "trophy-4", 3, 1, None)
    won = AwardView(0, "trophy-heart", 3, None, 0)
    assert view_of(tied, None).awards == (lost, won)
    led = play(tied, "p0 complete four/diamond with h2 d2 c2 l2")
    assert view_of(led, 1).awards == (lost, won, AwardView(1, "trophy-4", 3, None, 0))


def test_a_payment_that_lies_face_down_changes_nothing() -> None:
    state = completing(f"{FOURS} h1", "d1 d2 d3", market="four/heart run-4/cherry", trophies="4")
    state = play(state, "p0 complete four/heart with h4 d4 c4 l4", "p0 end")
    told = view_of(state).awards
    for player in (1, 0):
        state = play(state, f"p{player} take {state.values[0]}", f"p{player} end")
    assert "with" not in view_of(state).log[0].action
    assert view_of(state).awards == told == (AwardView(0, "trophy-4", 3, None, 0),)
