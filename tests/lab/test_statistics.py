from collections import Counter
from statistics import mean as exact_mean
from statistics import median as exact_median
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.lab.error_bars import mean, median, rate


@pytest.mark.parametrize(
    ("wins", "cases", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0.5, 1, 0.0546, 0.9454)],
)
def test_the_bounds_are_wilsons(wins: int, cases: int, low: float, high: float) -> None:
    found = rate(wins, cases)
    assert (found.rate, found.low, found.high) == pytest.approx((wins / cases, low, high), abs=1e-4)


@given(st.integers(1, 5000).flatmap(lambda cases: st.tuples(st.floats(0, cases), st.just(cases))))
def test_the_bounds_hold_the_rate_and_stay_between_0_and_1(given_rate: tuple[float, int]) -> None:
    found = rate(*given_rate)
    assert 0 <= found.low <= found.rate + 1e-12
    assert found.rate - 1e-12 <= found.high <= 1


def test_more_cases_bring_the_bounds_closer() -> None:
    few, many = rate(50, 100), rate(5000, 10_000)
    assert many.high - many.low < few.high - few.low


@given(st.lists(st.integers(0, 90), min_size=1))
def test_counted_numbers_have_the_mean_and_median_of_the_numbers(numbers: Any) -> None:
    assert mean(Counter(numbers)) == pytest.approx(exact_mean(numbers))
    assert median(Counter(numbers)) == exact_median(numbers)
