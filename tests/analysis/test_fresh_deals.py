"""What the figures of docs/analysis.md rest on, in every game, on deals of their own.

`TABLEE_ANALYSIS=long` plays as many matches as the statements need; otherwise a few show that everything works.
"""

import os
from functools import cache
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.bots import LEVELS
from tablee.lab.analysis.figures import figures_of
from tablee.lab.analysis.measuring import measure
from tablee.lab.analysis.samples import Sample
from tablee.lab.error_bars import Z
from tests.analysis.helpers.matches import JUDGED

LONG = os.environ.get("TABLEE_ANALYSIS") == "long"
SEED = 25  # other deals than those of the published figures
FEW, MANY = 10, 200  # matches: each combination of levels once, or twenty times
ONE_ROUND: dict[str, dict[str, Any]] = {"tile-rummy": {"rounds": 1}, "photo-rummy": {} if LONG else {"rounds": 1}}

each_game = pytest.mark.parametrize("name", JUDGED)


@cache
def figures(name: str) -> dict[str, Any]:
    """Return what matches between levels show."""
    sample = Sample(GAMES[name](**ONE_ROUND.get(name, {})), 2, SEED)
    matches = measure((sample, "normal" if LONG else "quick"), range(MANY if LONG else FEW))
    return figures_of(list(matches.values()), list(LEVELS[name]))


@each_game
def test_errors_order_the_levels(name: str) -> None:
    means = [found["error"].mean for found in figures(name)["levels"].values()]
    assert means[0] > means[-1]
    if LONG:
        assert means == sorted(means, reverse=True)
        *_, strong, expert = (found["error"] for found in figures(name)["levels"].values())
        assert strong.mean - strong.within > expert.mean + expert.within


@each_game
def test_luck_is_nothing_on_average(name: str) -> None:
    luck = figures(name)["luck"]
    assert luck["draws"] > FEW
    assert abs(luck["mean"].mean) < 3 * luck["mean"].within / Z


@each_game
def test_planted_blunders_are_found(name: str) -> None:
    found = figures(name)
    assert found["planted"] >= 0.95 * found["all_planted"]
    assert found["all_planted"] >= (20 if LONG else 0)


@each_game
def test_the_strongest_level_is_not_accused_of_blunders(name: str) -> None:
    alarms = figures(name)["alarms"]
    assert alarms["decisions"] > 0
    assert alarms["blunder"] == 0


@each_game
def test_results_spread_less_without_luck(name: str) -> None:
    assert figures(name)["luck"]["saved"] > (1 if LONG else 0), "a few matches say only that it can be reckoned"
