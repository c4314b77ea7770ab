"""How close a choice was, by the estimates that a bot compares."""

from random import Random

import pytest

from tablee.bots import LEVELS, find_bot
from tablee.bots.doubt import closeness, watching_doubt, weighed
from tablee.core.chance import Seed
from tablee.core.match import Match
from tablee.games import GAMES


@pytest.mark.parametrize(
    ("estimates", "close"),
    [
        ([], 0.0),
        ([3.0], 0.0),
        ([0.0, 0.0], 0.0),  # where nothing is at stake nobody ponders
        ([0.9, 0.1], 0.0),
        ([0.5, 0.5, 0.1], 1.0),
        ([10.0, 0.0, 8.0], 0.8),
        ([-10.0, -8.0], 1 - 2 / 9),
    ],
)
def test_the_nearer_the_second_best_the_closer_the_choice(estimates: list[float], close: float) -> None:
    assert closeness(estimates) == pytest.approx(close)


def test_the_widest_choice_counts_and_only_for_who_watches() -> None:
    weighed([1.0, 1.0, 1.0])
    with watching_doubt() as doubt:
        weighed([0.9, 0.1])
        weighed([0.5, 0.5, 0.1])
        weighed([0.9, 0.1])
        with watching_doubt() as inner:
            weighed([1.0, 0.0, 0.0, 0.0])
    assert (doubt.options, doubt.closeness) == (3, 1.0)
    assert inner.options == 4


@pytest.mark.parametrize("level", LEVELS["zoo-domino"])
def test_levels_tell_what_they_weigh_and_choose_the_same_watched_or_not(level: str) -> None:
    rules, bot = GAMES["zoo-domino"](), find_bot("zoo-domino", level)
    match = Match.start(rules, 3, Seed(bytes(16)))
    most = 0
    for number in range(20):
        if match.round_over:
            break
        seat = min(rules.to_act(match.state))
        view = rules.view_for(match.state, seat)
        with watching_doubt() as doubt:
            action = bot(rules, view, Random(number))
        assert action == bot(rules, view, Random(number))
        assert doubt.options <= len(view.actions)
        most = max(most, doubt.options)
        match = match.play(seat, rules.write_action(action))
    assert most > 1
