"""What the strongest bots expect of the actions that they compare."""

from collections.abc import Iterator
from random import Random

import pytest

from tablee.bots import Choice, Seat
from tablee.bots.bot import best_by_action
from tablee.games import GAMES
from tablee.games.bots import find_bot, strongest_of
from tablee.testing.walks import deal

COMPARISONS = 6  # looked at in each game


def choices(name: str) -> Iterator[Choice]:
    """Yield what the strongest bot would choose in rounds that beginners play."""
    game, rng = GAMES[name](), Random(7)
    beginner, strongest = find_bot(name, "beginner"), find_bot(name, strongest_of(name))
    for number in range(20):
        state = deal(game, 2, seed=number)
        while state.turn is not None:
            view = game.view_for(state, state.turn)
            yield strongest(Seat(game, view, Random(number)))
            state = game.apply(state, state.turn, beginner(Seat(game, view, rng)).action)


@pytest.mark.parametrize("name", GAMES)
def test_the_strongest_bot_plays_what_it_expects_most_of(name: str) -> None:
    compared = 0
    for choice in choices(name):
        if choice.estimates:
            assert choice.action in choice.estimates
            assert choice.estimates[choice.action] == pytest.approx(max(choice.estimates.values()))
            compared += len(choice.estimates) > 1
        if compared == COMPARISONS:
            return
    pytest.fail(f"{compared} comparisons in twenty rounds")


def test_the_estimate_of_an_action_is_that_of_its_best_plan() -> None:
    assert best_by_action([("lay", 1.0), ("pass", -2.0), ("lay", 3.0), ("pass", -4.0)]) == {"lay": 3.0, "pass": -2.0}
