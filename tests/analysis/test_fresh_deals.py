"""What the figures of docs/analysis.md rest on, in every game, on deals of their own.

`TABLEE_ANALYSIS=long` plays as many matches as the statements need; otherwise a few show that everything works.
"""

import os
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.bots import LEVELS
from tablee.games.discovery import facts_of
from tablee.lab.analysis.figures import figures_of
from tablee.lab.analysis.measuring import measure
from tablee.lab.analysis.samples import Sample
from tablee.lab.error_bars import Z
from tests.analysis.helpers.matches import JUDGED

LONG = os.environ.get("TABLEE_ANALYSIS") == "long"
SEED = 25  # other deals than those of the published figures
FEW, MANY = 10, 200  # matches: each combination of levels once, or twenty times
ONE_ROUND: dict[str, dict[str, Any]] = {"tile-rummy": {"rounds": 1}, "photo-rummy": {} if LONG else {"rounds": 1}}


@pytest.mark.parametrize("name", JUDGED)
def test_what_the_page_says_of_errors_luck_and_blunders(name: str) -> None:
    """One test for each game: the matches are played once."""
    sample = Sample(GAMES[name](**ONE_ROUND.get(name, {})), 2, SEED)
    matches = measure((sample, "normal" if LONG else "quick"), range(MANY if LONG else FEW))
    figures = figures_of(list(matches.values()), list(LEVELS[name]))
    check_that_errors_order_the_levels(figures)
    check_that_luck_is_nothing_on_average(figures)
    check_that_planted_blunders_are_found(figures, facts_of(name)["analysis"].get("found", 0.95))
    check_that_the_strongest_level_is_not_accused(figures)
    check_that_results_spread_less_without_luck(figures)


def check_that_errors_order_the_levels(figures: dict[str, Any]) -> None:
    errors = [found["error"] for found in figures["levels"].values()]
    means = [error.mean for error in errors]
    assert means[0] > means[-1]
    if LONG:
        assert means == sorted(means, reverse=True)
        strong, expert = errors[-2:]
        assert strong.mean - strong.within > expert.mean + expert.within


def check_that_luck_is_nothing_on_average(figures: dict[str, Any]) -> None:
    luck = figures["luck"]
    assert luck["draws"] > FEW
    assert abs(luck["mean"].mean) < 3 * luck["mean"].within / Z


def check_that_planted_blunders_are_found(figures: dict[str, Any], part: float) -> None:
    if LONG:
        assert figures["all_planted"] >= 20
        assert figures["planted"] >= part * figures["all_planted"]
    else:  # quick, of the few of one match
        assert figures["planted"] >= figures["all_planted"] - 1


def check_that_the_strongest_level_is_not_accused(figures: dict[str, Any]) -> None:
    assert figures["alarms"]["decisions"] > 0
    assert figures["alarms"]["blunder"] == 0


def check_that_results_spread_less_without_luck(figures: dict[str, Any]) -> None:
    if LONG:
        assert figures["luck"]["saved"] > 1
    else:
        assert figures["luck"]["saved"] is None, "no two matches are of the same levels"
