from itertools import count
from random import Random
from typing import Any

import pytest

from tablee.bots.race import race


def noted(candidate: Any, tried: list[Any], worth: float) -> float:
    """Record what is tried, and return its worth."""
    tried.append(candidate)
    return worth


def test_the_best_lasts_to_the_end_with_its_mean_worth() -> None:
    rng = Random(1)
    ended = race(range(9), rng.random, lambda candidate, luck: candidate + luck, 400)
    assert set(ended) == {7, 8}
    assert ended[8] == pytest.approx(8.5, abs=0.1)


def test_all_that_still_run_are_tried_in_the_same_worlds() -> None:
    tried: dict[int, list[str]] = {}
    worlds = count()
    race("abcd", lambda: next(worlds), lambda one, world: noted(one, tried.setdefault(world, []), ord(one)), 16)
    assert tried == {0: ["a", "b", "c", "d"], 1: ["a", "b", "c", "d"], **{world: ["d", "c"] for world in range(2, 6)}}


@pytest.mark.parametrize("candidates", [1, 2, 3, 5, 20])
def test_it_takes_about_as_many_trials_as_are_asked_for(candidates: int) -> None:
    tried: list[int] = []
    race(range(candidates), lambda: None, lambda one, _: noted(one, tried, 0.0), 1000)
    assert 800 <= len(tried) <= 1000


def test_each_is_tried_at_least_once() -> None:
    tried: list[int] = []
    ended = race(range(6), lambda: None, lambda one, _: noted(one, tried, 0.0), 1)
    assert set(tried) == set(range(6))
    assert len(ended) == 2
