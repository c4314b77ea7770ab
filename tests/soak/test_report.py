"""What makes a run fail, and what is only reported."""

from dataclasses import replace

import pytest

from tests.soak.machine_stalls import Stall
from tests.soak.report import MAX_GROWTH_MB, Phase, Report, Sample, figures_of, percentile

QUIET = Phase("quiet", "none", 0.0, 10.0, peak_mb=100, after_mb=100)
ATTACK = Phase("C1", "a header", 10.0, 20.0, peak_mb=100 + MAX_GROWTH_MB, after_mb=120)
MOVES = [Sample("move", at / 10, 2.0) for at in range(200)]


def report(*more: Sample, phase: Phase = ATTACK) -> Report:
    return Report(10, [*MOVES, *more], phases=[QUIET, phase])


def test_a_run_within_all_bounds_is_good() -> None:
    assert report().violations() == []
    assert [figures.misses(figures) for figures in report().figures()] == [[], []]
    assert report().rest_mb == 100


@pytest.mark.parametrize(
    ("broken", "found"),
    [
        (report(Sample("unanswered", 12, 60_000)), "1 moves of honest players were not acknowledged"),
        (report(Sample("refused", 12, 1)), "1 moves of honest players were not acknowledged"),
        (report(phase=replace(ATTACK, traces=2)), "2 stack traces in the log"),
        (report(phase=replace(ATTACK, peak_mb=500)), "memory grew by 400 MB; 300 are allowed"),
        (report(phase=replace(ATTACK, began=30, ended=40)), "C1: no honest move was made"),
    ],
)
def test_a_broken_bound_is_a_violation(broken: Report, found: str) -> None:
    assert broken.violations() == [found]


def test_a_server_that_had_to_be_stopped_is_a_violation() -> None:
    stopped = report()
    stopped.aborted = True
    assert len(stopped.violations()) == 1


def test_a_slow_phase_misses_its_goals_but_breaks_no_bound() -> None:
    slow = report(*(Sample("move", 15, 60.0) for _ in range(5)), Sample("locked_out", 15, 1.0))
    quiet, attacked = slow.figures()
    assert attacked.misses(quiet) == ["p99 > 50 ms", "p99 > 5 x quiet", "locked out"]
    assert slow.violations() == []
    assert "missed: p99 > 50 ms" in str(slow)


def test_a_bots_turn_counts_in_every_phase_that_it_lasts_into() -> None:
    turn = Sample("bot", 9.0, 2_000.0)
    assert [figures_of(phase, [turn], 10).bot_max for phase in (QUIET, ATTACK)] == [2_000.0, 2_000.0]
    assert figures_of(replace(ATTACK, began=11.5), [turn], 10).bot_max == 0.0


def test_a_move_during_a_stall_of_the_machine_counts_as_a_move_but_not_for_the_goals() -> None:
    stalled = report(*(Sample("move", 15.0, 60.0) for _ in range(5)))
    stalled.stalls = [Stall(15.03, 15.05), Stall(30.0, 30.1)]
    quiet, attacked = stalled.figures()
    assert (attacked.p99, attacked.p99_unstalled, attacked.stalls) == (60.0, 2.0, 1)
    assert attacked.misses(quiet) == []
    stalled.stalls = [Stall(15.07, 15.09)]
    assert stalled.figures()[1].misses(quiet) == ["p99 > 50 ms", "p99 > 5 x quiet"]


def test_percentiles() -> None:
    assert percentile([], 0.99) == 0.0
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([float(number) for number in range(100)], 0.99) == 99.0
