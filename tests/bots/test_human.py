from collections import Counter
from math import e
from random import Random

import pytest

from tablee.bots.human import choose_softly, noticed, sensible, softened

TIMES = 4000


def test_blunders_are_left_out_while_there_is_anything_else() -> None:
    assert sensible([1, 2, 3], lambda number: number > 1) == [1]
    assert sensible([1, 2, 3], lambda number: number > 0) == [1, 2, 3]


def test_the_more_has_to_be_looked_at_the_more_often_it_is_overlooked() -> None:
    rng = Random(1)
    seen = Counter(option for _ in range(TIMES) for option in noticed(rng, [0, 1, 2, 3], float, 0.8))
    assert seen[0] == TIMES
    for option in (1, 2, 3):
        assert seen[option] / TIMES == pytest.approx(0.8**option, abs=0.03)


def test_the_easiest_option_is_always_noticed() -> None:
    assert noticed(Random(1), ["hard", "easy", "as easy"], {"hard": 4, "easy": 2, "as easy": 2}.__getitem__, 0) == [
        "easy",
        "as easy",
    ]


def test_full_attention_notices_all_options_in_their_order() -> None:
    assert noticed(Random(1), [5, 3, 4], float, 1) == [5, 3, 4]


def test_what_is_worse_by_a_temperature_is_chosen_e_times_less_often() -> None:
    rng = Random(1)
    chosen = Counter(softened(rng, [10, 12, 14], 2) for _ in range(TIMES))
    assert chosen[2] / chosen[1] == pytest.approx(e, rel=0.1)
    assert chosen[1] / chosen[0] == pytest.approx(e, rel=0.1)


def test_without_temperature_only_the_best_are_chosen_each_as_often() -> None:
    rng = Random(1)
    chosen = Counter(softened(rng, [3, 1, 3], 0) for _ in range(TIMES))
    assert chosen[1] == 0
    assert chosen[0] / TIMES == pytest.approx(0.5, abs=0.03)


def test_estimates_may_be_large_and_far_apart() -> None:
    assert softened(Random(1), [-1e9, 1e9], 1e-3) == 1


def test_an_option_is_chosen_by_ones_own_estimate() -> None:
    assert choose_softly(Random(1), ["far", "near", "here"], len, 0) in ("near", "here")
