"""What could have been laid is told apart from what should have been, and on which condition."""

import pytest

from tablee.locales import LANGUAGES, catalogue
from tablee.toolkit.judging.estimates import decide, decide_again
from tablee.toolkit.judging.findings import Decision
from tablee.toolkit.judging.judge import BATCHES
from tablee.toolkit.judging.laying import HOLDING, Possible, when_in_doubt, with_missed

MORE = Possible("lay 5", 5, goes_out=False)
LAID = (0, 3, 5)  # pieces of each option


def judged(values: tuple[float, ...], played: int, possible: Possible = MORE) -> Decision:
    batches = [values] * BATCHES
    return with_missed(decide(0, ["pass", "lay 3", "lay 5"], batches, played), batches, LAID, possible)


@pytest.mark.parametrize(
    ("values", "played", "kind", "action", "more"),
    [
        ((0.5, 0.3, 0.4), 1, "early", "pass", -3),
        ((0.3, 0.4, 0.6), 1, "lay", "lay 5", 2),
        ((0.6, 0.5, 0.4), 0, "kept", "lay 5", 5),
        ((0.5, 0.5, 0.5), 0, "same", "lay 5", 5),
    ],
)
def test_a_kind_says_what_should_have_been(
    values: tuple[float, ...], played: int, kind: str, action: str, more: int
) -> None:
    found = judged(values, played)
    assert found.missed == (kind, action, more)
    assert found.condition == (HOLDING if kind == "early" else "")


def test_nothing_was_missed_where_everything_was_laid() -> None:
    assert judged((0.3, 0.4, 0.6), 2).missed is None


def test_going_out_is_missed_only_if_it_is_proven_to_be_better() -> None:
    out = Possible("lay 5", 5, goes_out=True)
    found = judged((0.3, 0.4, 0.6), 1, out)
    assert found.missed == ("kept", "lay 5", 2)
    batches = [(0.3, 0.4, 0.6)] * BATCHES
    proven = decide(0, ["pass", "lay 3", "lay 5"], batches, 1)._replace(proven=True)
    assert with_missed(proven, batches, LAID, out).missed == ("out", "lay 5", 2)


def test_a_second_look_that_finds_no_loss_takes_the_blame_back() -> None:
    early = judged((0.5, 0.3, 0.4), 1)
    doubted = when_in_doubt(decide_again(early, [(0.4, 0.4)] * BATCHES), 3, MORE)
    assert (doubted.missed, doubted.condition) == (("same", "lay 5", 2), "")
    sure = when_in_doubt(decide_again(early, [(0.3, 0.5)] * BATCHES), 3, MORE)
    assert (sure.missed, sure.condition) == (early.missed, HOLDING)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["tile-rummy", "photo-rummy"])
def test_the_condition_has_words(game: str, language: str) -> None:
    assert catalogue(language).has(f"{game}-analysis-{HOLDING}")
