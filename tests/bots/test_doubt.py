"""How close a choice was, by the estimates that a bot compares."""

import pytest

from tablee.bots.doubt import closeness, watching_doubt, weighed


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
