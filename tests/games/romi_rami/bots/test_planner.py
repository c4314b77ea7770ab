"""The planning bot of Romi Rami."""

from random import Random

from tablee.games.romi_rami.bots import planner
from tablee.games.romi_rami.state import State
from tablee.lab.simulation.run import Plan, play_some
from tests.games.romi_rami.table import GAME, completing, position, spelt


def chosen(state: State) -> str:
    return str(planner(GAME, GAME.view_for(state, 0), Random(0)))


def test_it_takes_what_a_contract_lacks() -> None:
    state = position("h1 d1 c1", "l2", market="four/heart", values="l5 h4 l1 d3 c2 h2", jokers=(False, False))
    assert "clover-1" in chosen(state).split()


def test_it_pays_with_the_bonus_suit_and_keeps_the_joker() -> None:
    state = completing("h1 d1 c1 l1 h1 d1", "l2", market="four/heart")
    assert chosen(state).startswith(spelt("complete four/heart with h1 h1 "))
    assert "joker" not in chosen(state)


def test_it_completes_the_contract_that_decides_a_trophy() -> None:
    level = {"zones": ["run-4/diamond", "run-4/clover"], "jokers": (False, False)}
    held = "h1 d2 h3 d4 h4"
    cherry = completing(held, "l2", market="run-4/cherry run-5/heart", trophies="cherry", **level)
    assert chosen(cherry).startswith("complete run-4/cherry")


def test_it_spends_the_joker_when_nothing_better_comes() -> None:
    state = completing("h1 h2 h3 h4", "l2", market="run-5/heart", first=1, zones=["", "run-4/cherry " * 7])
    assert chosen(state) == spelt("complete run-5/heart with h1 h2 h3 h4 joker")


def test_it_ends_the_turn_where_nothing_can_be_completed() -> None:
    assert chosen(completing("h1 d3", "l2", market="five/heart run-5/heart")) == "end"


def test_it_discards_what_no_contract_needs() -> None:
    held = "h1 h1 h1 h1 d2 l3 c3 d4 l4 c5 d5 l5"
    thrown = chosen(position(held, "l2", market="five/heart", step="discard")).split()[1:]
    assert len(thrown) == 2
    assert "heart-1" not in thrown


def test_it_beats_chance() -> None:
    tally = play_some(Plan(GAME, 2, 12, 1, ("planner", "random")), range(12))
    assert sum(times for (bot, _), times in tally.bots.items() if bot == "planner") >= 11
