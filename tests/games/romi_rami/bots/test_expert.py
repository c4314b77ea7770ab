"""The expert of Romi Rami."""

import sys
from random import Random

import pytest

from tablee.bots import Seat
from tablee.core.turns import LogEntry
from tablee.games.romi_rami.bots import expert
from tablee.games.romi_rami.scoring import scores
from tablee.games.romi_rami.state import Complete, End, State
from tests.games.romi_rami.table import GAME, completing, position, spelt

MODULE = sys.modules["tablee.games.romi_rami.bots.expert"]


def chosen(state: State, seed: int = 0) -> str:
    return str(expert(Seat(GAME, GAME.view_for(state, 0), Random(seed))).action)


def test_it_takes_what_a_contract_lacks() -> None:
    state = position("h1 d1 c1", "l2", market="four/heart", values="l5 h4 l1 d3 c2 h2", jokers=(False, False))
    assert "clover-1" in chosen(state).split()


def test_it_pays_with_the_bonus_suit() -> None:
    state = completing("h1 d1 c1 l1 h1 d1", "l2", market="four/heart")
    assert chosen(state).startswith(spelt("complete four/heart with h1 h1 "))


def test_in_the_last_turn_it_plays_for_the_win() -> None:
    """The run has more points, but two pairs turn the trophy over, and that wins the game."""
    state = completing(
        "h1 h2 d2 h3 h4 d4 l5",
        "l2",
        market="pair-4+pair/heart run-5/diamond",
        zones=["four/heart", "pair+three/diamond " + "run-4/clover " * 6],
        trophies="2",
        first=1,
        jokers=(False, False),
    )
    assert chosen(state).startswith("complete pair-4+pair/heart")
    outcomes = {}
    for action in GAME.legal_actions(state, 0):
        after = GAME.apply(GAME.apply(state, 0, action), 0, End()) if isinstance(action, Complete) else state
        outcomes[action.contract if isinstance(action, Complete) else ""] = scores(after)
    lead = {name: mine.total - other.total for name, (mine, other) in outcomes.items()}
    assert max(lead, key=lead.__getitem__) == "pair-4+pair/heart"


@pytest.mark.parametrize(("suit", "wanted"), [("h", "four/heart"), ("l", "four/clover")])
def test_it_denies_a_contract_to_a_player_known_to_wait_for_it(suit: str, wanted: str) -> None:
    """Both contracts are worth the same to me; the other took four cards of a suit that only one of them rewards."""
    ones = f"{suit}1 {suit}1 {suit}1 {suit}1"
    state = completing("h3 d3 c3 l3", ones, market="four/heart four/clover", values="d5 d4 c5", jokers=(False, False))
    seen = state._replace(log=(LogEntry(1, spelt(f"take {ones[:8]}")), LogEntry(1, spelt(f"take {ones[9:]}"))))
    assert [chosen(seen, seed).split()[1] for seed in range(3)] == [wanted] * 3
