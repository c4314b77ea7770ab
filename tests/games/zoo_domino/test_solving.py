"""The best action in positions from a real table: proven like brute force where nothing is hidden, else estimated."""

import re
from random import Random
from typing import Any

import pytest

from tablee.core.answers import Estimated, Solved
from tablee.core.chance import Chance
from tablee.core.errors import InvalidPosition
from tablee.core.positions.solving import describe_best_turn
from tablee.games.zoo_domino import ZooDomino, solving
from tablee.games.zoo_domino.state import State
from tests.games.zoo_domino.table import DRAW, MUST_TRUMP, TRUMPS

HIDDEN: dict[str, Any] = {
    "chain": ["crocodile-lion", "lion-zebra"],
    "hand": ["crocodile-zebra", "zebra-monkey", "penguin-penguin", "flamingo-flamingo"],
    "counts": [4],
    "stock": 26,
}


def brute(game: ZooDomino, state: State, player: int) -> int:
    """Return what the player reaches against any play, by the rules alone: 1 a win, 0 a shared one, -1 a loss."""
    if state.turn is None:
        winners = game.outcome(state).winners
        return (player in winners) - (1 - player in winners)
    values = [brute(game, game.apply(state, state.turn, action), player) for action in options(game, state)]
    return max(values) if state.turn == player else min(values)


def options(game: ZooDomino, state: State) -> list[Any]:
    assert state.turn is not None
    return list(game.legal_actions(state, state.turn))


def document(state: State, player: int) -> dict[str, Any]:
    """Return what the player can see of an open round."""
    return {
        "chain": [str(laid) for laid in state.chain],
        "hand": [str(domino) for domino in state.hands[player]],
        "counts": [len(state.hands[1 - player])],
        "passes": state.passes,
    }


@pytest.mark.parametrize("game", [TRUMPS, MUST_TRUMP])
def test_what_is_proven_is_what_brute_force_finds(game: ZooDomino) -> None:
    values = []
    for seed in range(12):
        rng = Random(seed)
        state = game.initial_state(2, Chance.from_number(seed), 0)
        while state.turn is not None and sum(map(len, state.hands)) > 11:
            state = game.apply(state, state.turn, rng.choice(options(game, state)))
        if state.turn is None or len(options(game, state)) == 1:
            continue
        player = state.turn
        answer = game.solve(document(state, player), "wins")
        assert isinstance(answer, Solved)
        assert answer.plan.action is not None
        value = brute(game, state, player)
        assert answer.plan.wins == (1 + value) / 2
        assert brute(game, game.apply(state, player, game.read_action(answer.plan.action)), player) == value
        values.append(value)
    assert {-1, 1} <= set(values), "the positions are too much alike"


def test_an_only_action_needs_no_search() -> None:
    position = {"chain": ["lion-zebra"], "hand": ["penguin-penguin"], "stock": 4, "counts": [30]}
    assert describe_best_turn(DRAW, position) == {"action": "draw", "wins": None, "actions": {}, "optimal": True}


def test_where_hands_are_hidden_the_answer_is_an_estimate() -> None:
    answer = DRAW.solve(HIDDEN, "wins")
    assert isinstance(answer, Estimated)
    assert answer.worlds == solving.WORLDS
    shares = dict(answer.plan.actions)
    assert set(shares) == {"lay zebra-crocodile left", "lay zebra-crocodile right", "lay zebra-monkey right"}
    assert answer.plan.wins == max(shares.values()) == shares[str(answer.plan.action)]
    written = describe_best_turn(DRAW, HIDDEN)
    assert (written["optimal"], written["worlds"]) == (False, solving.WORLDS)
    assert written == describe_best_turn(DRAW, HIDDEN), "the same position has the same answer"


def test_what_the_others_lack_is_taken_into_account() -> None:
    position = {**HIDDEN, "hand": ["crocodile-zebra", "crocodile-monkey"], "counts": [1], "stock": 31}
    hoped = describe_best_turn(DRAW, position)["actions"]
    known = describe_best_turn(DRAW, {**position, "lacking": [["crocodile"]]})["actions"]
    assert hoped["lay zebra-crocodile right"] < known["lay zebra-crocodile right"] == 1, "nothing stops the last domino"


def test_other_players_may_hold_different_numbers() -> None:
    position = {"chain": ["lion-zebra"], "hand": ["zebra-monkey", "lion-lion"], "counts": [1, 7, 3], "stock": 22}
    shares = describe_best_turn(DRAW, position)["actions"]
    assert set(shares) == {"lay zebra-monkey right", "lay lion-lion left"}
    assert all(0 < share < 1 for share in shares.values())


def test_the_first_domino_of_a_round() -> None:
    hand = ["lion-lion", "lion-zebra", "zebra-monkey", "monkey-monkey", "giraffe-lion", "penguin-lion", "zebra-zebra"]
    first = describe_best_turn(DRAW, {"chain": [], "hand": hand, "counts": [7], "stock": 22})
    assert len(first["actions"]) == len(hand)
    elephants = ["elephant-elephant", *hand[1:]]
    begins = describe_best_turn(TRUMPS, {"chain": [], "hand": elephants, "counts": [29]})
    assert (begins["action"], begins["optimal"]) == ("lay elephant-elephant", True)


def test_a_search_that_would_take_too_long_gives_way_to_an_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    state = TRUMPS.initial_state(2, Chance.from_number(0), 0)
    while sum(map(len, state.hands)) > solving.MOST_LEFT or len(options(TRUMPS, state)) == 1:
        assert state.turn is not None
        state = TRUMPS.apply(state, state.turn, options(TRUMPS, state)[0])
    assert state.turn is not None
    monkeypatch.setattr(solving, "MOST_POSITIONS", 1)
    assert isinstance(TRUMPS.solve(document(state, state.turn), "wins"), Estimated)


def test_to_advise_nothing_leaves_the_position_as_it_is() -> None:
    assert TRUMPS.write_plan(TRUMPS.do_nothing(HIDDEN)) == {"action": None, "wins": None, "actions": {}}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"action": "draw"}, "unknown key 'action'"),
        ({"hand": []}, "the hand is empty"),
        ({"counts": 4}, "counts is a list of 1 to 5 numbers from 1 to 36"),
        ({"counts": []}, "counts is a list of 1 to 5 numbers from 1 to 36"),
        ({"counts": [1] * 6}, "counts is a list of 1 to 5 numbers from 1 to 36"),
        ({"counts": [0, 4]}, "counts is a list of 1 to 5 numbers from 1 to 36"),
        ({"counts": [True, 3]}, "counts is a list of 1 to 5 numbers from 1 to 36"),
        ({"counts": [5]}, "the others hold 5 dominoes, but 4 are neither seen nor in the stock"),
        ({"passes": 2}, "passes is a number from 0 to 1, not 2"),
        ({"passes": True}, "passes is a number from 0 to 1, not True"),
        ({"passes": "often"}, "passes is a number from 0 to 1, not often"),
        ({"lacking": ["lion"]}, "lacking is a list of animals for each of the others, 1 lists in all"),
        ({"lacking": [[], []]}, "lacking is a list of animals for each of the others, 1 lists in all"),
        ({"lacking": {}}, "lacking is a list of animals for each of the others, 1 lists in all"),
        ({"lacking": [["lino"]]}, "'lino' is not an animal; did you mean 'lion'?"),
        ({"lacking": [[7]]}, "'7' is not an animal"),
        (
            {"lacking": [["elephant", "lion", "giraffe", "zebra", "monkey", "crocodile", "penguin"]]},
            "a player who lacks all these animals cannot hold 4 dominoes",
        ),
        (
            {"stock": 0, "counts": [15, 15], "lacking": [["lion"], ["lion", "zebra"]]},
            "elephant-lion is neither seen nor in the stock, but nobody can hold it",
        ),
    ],
)
def test_what_cannot_be_is_not_solved(change: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidPosition, match=re.escape(message)):
        DRAW.solve({**HIDDEN, **change}, "wins")


@pytest.mark.rule("ZD-21")
def test_the_double_elephant_begins() -> None:
    with pytest.raises(InvalidPosition, match="elephant-elephant begins, and it is not in the hand"):
        TRUMPS.solve({"chain": [], "hand": ["lion-lion"]}, "wins")
