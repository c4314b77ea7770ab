"""From what was measured in matches to figures with error bars, and from those to tables."""

from random import Random
from typing import Any

import pytest

from tablee.lab.analysis.figures import figures_of, mean_of
from tablee.lab.analysis.page import tables_of, with_interval

LEVELS = ["casual", "expert"]


def match(
    levels: tuple[str, str], result: float, luck: float, losses: list[list[float]], **more: Any
) -> dict[str, Any]:
    """A match as it was measured."""
    return {
        "levels": levels,
        "result": [result, 1 - result],
        "rounds": [[10, -10]],
        "losses": losses,
        "all_losses": losses,
        "marks": [{}, {}],
        "missed": [{}, {}],
        "luck": [luck, -luck],
        "draws": [luck],
        "planted": [],
        "values": [[0.5, result]],
    } | more


def matches(seed: int = 1, count: int = 60) -> list[dict[str, Any]]:
    """Matches whose result is luck for the most part."""
    rng, found = Random(seed), []
    for number in range(count):
        luck = rng.choice((-0.4, 0.4))
        seats = [("casual", "expert"), ("expert", "casual"), ("expert", "expert")][number % 3]
        losses = [[rng.uniform(0, 0.2) if level == "casual" else 0.0 for _ in range(5)] for level in seats]
        found.append(match(seats, 1.0 if luck > 0 else 0.0, luck, losses))
    return found


def test_the_figures_of_levels() -> None:
    figures = figures_of(matches(), LEVELS)
    casual, expert = figures["levels"]["casual"], figures["levels"]["expert"]
    assert casual["error"].mean == pytest.approx(0.1, abs=0.02)
    assert 0 < casual["error"].within < 0.02
    assert expert["error"] == (0.0, 0.0)
    assert expert["accuracy"] == pytest.approx(100, abs=0.001)
    assert (casual["games"], expert["games"]) == (40, 80)
    assert casual["over"]["blunder"] < casual["over"]["mistake"] < casual["over"]["inaccuracy"]


def test_subtracting_luck_saves_what_it_explains() -> None:
    """Results are 0 or 1; without luck they are 0.4 or 0.6."""
    luck = figures_of(matches(), LEVELS)["luck"]
    assert luck["saved"] == pytest.approx(25, rel=0.1)
    assert luck["saved_top"] == luck["saved"]
    assert luck["draws"] == 60


def test_alarms_are_those_of_the_strongest_among_themselves() -> None:
    marked = match(("expert", "expert"), 1, 0.1, [[0.2], [0.0]], marks=[{"blunder": 1}, {}], planted=[True, False])
    against = match(("expert", "casual"), 1, 0.1, [[0.2], [0.0]], marks=[{"blunder": 1}, {}])
    figures = figures_of([marked, against], LEVELS)
    assert figures["alarms"] == {"decisions": 2, "blunder": 1, "mistake": 0, "inaccuracy": 0}
    assert (figures["planted"], figures["all_planted"]) == (1, 2)
    assert figures["levels"]["expert"]["marks"]["blunder"] == pytest.approx(2 / 3)


def test_the_interval_allows_for_what_happens_in_one_match_being_alike() -> None:
    alike = mean_of([(0.0, 10), (1.0, 10)] * 20)
    mixed = mean_of([(0.5, 10), (0.5, 10)] * 20)
    assert alike.mean == mixed.mean == 0.05
    assert alike.within is not None
    assert alike.within > 0.01
    assert mixed.within == 0
    assert mean_of([(1.0, 10)]) == (0.1, None)
    assert mean_of([]) == (0.0, None)


def test_a_chance_is_compared_with_always_saying_the_mean() -> None:
    good = [match(LEVELS, won, 0, [[], []], values=[[won, won]]) for won in (0.0, 1.0)]  # type: ignore[arg-type]
    assert figures_of(good, LEVELS)["brier"] == (0, 0.25)
    assert figures_of([match(("casual", "expert"), 1, 0, [[], []], values=[])], LEVELS)["brier"] is None


def test_the_tables_name_every_sample() -> None:
    found = figures_of(matches(), LEVELS)
    tables = list(tables_of({"one": found, "other": found}))
    assert [table.title for table in tables[:2]] == ["one, 60 matches", "other, 60 matches"]
    for table in tables:
        assert all(len(row) == len(table.head) for row in table.rows)
        assert "|" in "\n".join(table.markdown())


def test_a_mean_is_told_with_its_interval_if_it_has_one() -> None:
    assert with_interval((0.0123, 0.004)) == "1.23 ± 0.40"
    assert with_interval((0.0123, None)) == "1.23"
