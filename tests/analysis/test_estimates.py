"""From batches of imagined worlds to a loss: without bias, and with an honest doubt."""

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from tablee.toolkit.judging.estimates import decide, decide_again, decide_proven, look
from tablee.toolkit.judging.findings import Decision, Draw, Look, Missed, Option
from tablee.toolkit.judging.judge import BATCHES, DEEP, DEPTHS, NORMAL, QUICK, Depth


def batches_of(rng: Random, values: list[float]) -> list[list[float]]:
    return [[value + rng.gauss(0, 0.05) for value in values] for _ in range(BATCHES)]


def test_options_that_are_equal_lose_nothing_on_average() -> None:
    """The best of noisy estimates looks better than it is: chosen and valued by the same worlds, this fails."""
    rng = Random(1)
    errors = [decide(0, ["a", "b", "c", "d"], batches_of(rng, [0.5] * 4), 0).error for _ in range(2000)]
    assert abs(fmean(errors)) < 3 * stdev(errors) / sqrt(len(errors))


def test_a_loss_is_found_as_large_as_it_is() -> None:
    rng = Random(2)
    errors = [decide(0, ["a", "b", "c"], batches_of(rng, [0.5, 0.6, 0.3]), 0).error for _ in range(1000)]
    assert fmean(errors) == pytest.approx(0.1, abs=0.005)


def test_the_doubt_is_how_much_a_loss_spreads() -> None:
    rng = Random(3)
    found = [decide(0, ["a", "b"], batches_of(rng, [0.2, 0.6]), 0) for _ in range(1000)]
    assert fmean(each.doubt for each in found) == pytest.approx(stdev(each.error for each in found), rel=0.1)


def test_what_is_best_and_what_was_played_is_told_by_place() -> None:
    found = decide(1, ["a", "b"], [[0.25, 0.75]] * BATCHES, 0)
    assert found == Decision(0, 1, 0, 1, (Option("a", 0.25), Option("b", 0.75)), 0.5, 0.0)
    assert decide(1, ["a", "b"], [[0.25, 0.75]] * BATCHES, 1).error == 0


def test_of_proven_options_that_are_equally_good_none_is_a_mistake() -> None:
    found = decide_proven(0, ["a", "b", "c"], [1.0, 0.0, 1.0], 2)
    assert (found.best, found.error, found.mark) == (2, 0.0, "")
    lost = decide_proven(0, ["a", "b", "c"], [1.0, 0.0, 0.5], 1)
    assert (lost.best, lost.error, lost.mark, lost.suspicious) == (0, 1.0, "blunder", False)


@pytest.mark.parametrize(
    ("error", "doubt", "mark"),
    [
        (0.019, 0.001, ""),
        (0.02, 0.001, "inaccuracy"),
        (0.05, 0.001, "mistake"),
        (0.1, 0.001, "blunder"),
        (0.3, 0.15, ""),
        (0.3, 0.149, "blunder"),
        (-0.3, 0.001, ""),
        (0.0, 0.0, ""),
    ],
)
def test_a_verdict_needs_a_loss_and_little_doubt(error: float, doubt: float, mark: str) -> None:
    assert Look(error, doubt).mark == mark


def test_a_first_look_alone_is_no_verdict() -> None:
    first = decide(0, ["a", "b"], [[0.2, 0.6], [0.3, 0.5]] * 4, 0)
    assert (first.mark, first.suspicious) == ("", True)
    assert decide_again(first, [[0.4, 0.41], [0.4, 0.41]] * 4).mark == ""
    second = decide_again(first, [[0.3, 0.36], [0.3, 0.38]] * 4)
    assert second.mark == "mistake"
    assert second.error == first.error, "means are of first looks"
    assert second.look.error == pytest.approx(0.07)


def test_a_proven_loss_is_told_without_doubt() -> None:
    assert Decision(0, 0, 0, 1, (), 0.3, 0.2, proven=True, missed=Missed("out", "b", 3)).look == Look(0.3, 0.0)


def test_a_depth_is_a_number_of_worlds() -> None:
    assert [depth.worlds(500) for depth in (QUICK, NORMAL, DEEP)] == [125, 500, 2000]
    assert NORMAL.again.worlds(500) == 5000
    assert Depth("tiny", 0).worlds(500) == 1
    assert list(DEPTHS) == ["quick", "normal", "deep"]


def test_a_look_is_a_mean_and_its_standard_error() -> None:
    assert look([0.1, 0.3]).error == pytest.approx(0.2)
    assert look([0.1, 0.3]).doubt == pytest.approx(0.1)
    assert Draw(3, 0, (0.1, -0.1)).luck == (0.1, -0.1)
