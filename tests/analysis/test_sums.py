"""Accuracy, levels and sums."""

import pytest

from tablee.analysis.accuracy import Level, accuracy_of, level_of
from tablee.analysis.places import places_of
from tablee.analysis.repeats import count_once
from tablee.analysis.summary import Part, summarise, summarise_parts
from tablee.games.romi_rami import RomiRami
from tablee.games.zoo_domino import ZooDomino
from tablee.toolkit.judging.findings import Decision, Draw, Look, Missed
from tests.analysis.helpers.matches import play

LEVELS = {"beginner": 0.05, "casual": 0.03, "strong": 0.01, "expert": 0.0}


def decision(error: float, player: int = 0, missed: Missed | None = None, step: int = 0) -> Decision:
    again = Look(error, 0.0) if error >= 0.02 else None
    return Decision(step, player, 0, 1, (), error, 0.001, missed=missed, again=again)


def test_accuracy_falls_with_the_mean_error_and_stays_a_percentage() -> None:
    assert round(accuracy_of(0), 2) == round(accuracy_of(-0.01), 2) == 100
    assert accuracy_of(0.9) == 0
    assert 60 > accuracy_of(0.12) > accuracy_of(0.13) > 50


def test_a_level_is_a_range() -> None:
    assert level_of([0.03] * 9, LEVELS) == Level("casual", "casual", "casual")
    few = level_of([0.01, 0.05, 0.01, 0.02, 0.02], LEVELS)
    assert few == Level("casual", "casual", "strong")
    assert level_of([0.03], LEVELS) is None
    assert level_of([0.0, 0.08, 0.0, 0.02], LEVELS) is None, "it could be any level"
    assert level_of([0.03, 0.02], {}) is None


def test_the_sums_of_a_player() -> None:
    decisions = (decision(0.0), decision(0.04), decision(0.06), decision(0.3, missed=Missed("out", "x", 2)))
    found = summarise_parts([Part("Anna", 1.0, 0.2, decisions, 1)], LEVELS)
    assert found.decisions == 4
    assert found.error == pytest.approx(0.1)
    assert found.accuracy == pytest.approx(accuracy_of(0.1))
    assert found.marks == {"inaccuracy": 1, "mistake": 1, "blunder": 1}
    assert (found.missed_out, found.luck, found.without_luck) == (1, 0.2, 0.8)


def test_who_had_nothing_to_decide_has_no_accuracy() -> None:
    found = summarise_parts([Part(None, 0.0, 0.0, (), 0)], LEVELS)
    assert (found.error, found.accuracy, found.doubt, found.level) == (None, None, None, None)


def test_several_matches_are_taken_together() -> None:
    parts = [
        Part("Anna", 1.0, 0.3, (decision(0.02),), 2),
        Part("Anna", None, -0.1, (decision(0.0), decision(0.01)), 1),
    ]
    found = summarise_parts(parts, LEVELS)
    assert (found.matches, found.result, found.missed_out) == (2, 1.0, 3)
    assert found.luck == pytest.approx(0.1)
    assert found.error == pytest.approx(0.01)


def test_going_out_that_was_missed_several_turns_running_counts_once() -> None:
    out, kept = Missed("out", "x", 2), Missed("kept", "x", 1)
    rounds = [1] * 6 + [2] * 4
    losses = (0.9, 0.3, 0.8, 0.6, 0.9, 0.9, 0.9, 0.9)
    missed = [decision(loss, missed=kept if step in (0, 4) else out, step=step) for step, loss in enumerate(losses)]
    counted = count_once(missed, rounds)
    assert [(each.decision.step, each.again) for each in counted] == [(0, 0), (2, 1), (4, 0), (5, 0), (6, 1)]
    assert count_once([decision(0.9), decision(0.9)], rounds) == [(decision(0.9), 0)] * 2, "other errors count each"


def test_the_sums_count_it_once_and_say_how_often_it_was() -> None:
    record = play(ZooDomino(), "beginner", "beginner")
    out = Missed("out", "x", 2)
    missed = [decision(error, missed=out, step=step) for step, error in ((2, 0.4), (4, 0.5), (6, 0.2))]
    one, other = summarise(record, [*missed, decision(0.1, step=8), decision(0.3, player=1, step=3)]).players
    assert (one.decisions, one.missed_out, one.marks["blunder"]) == (2, 3, 2)
    assert one.error == pytest.approx(0.3)
    assert (other.decisions, other.missed_out) == (1, 0)


def test_luck_goes_to_everyone_and_a_part_of_an_analysis_says_so() -> None:
    record = play(ZooDomino(), "beginner", "beginner", "beginner")
    found = summarise(record, [Draw(4, 1, (-0.1, 0.3, -0.2)), decision(0.1, player=2)], steps=5)
    assert [player.luck for player in found.players] == [-0.1, 0.3, -0.2]
    assert [player.decisions for player in found.players] == [0, 0, 1]
    assert (found.steps, found.all_steps, found.complete) == (5, len(record.events) + 1, False)
    assert summarise(record, []).complete
    assert sum(player.result or 0 for player in found.players) == pytest.approx(1)


def test_a_place_is_a_turn_of_a_round() -> None:
    record = play(RomiRami(rounds=2), "beginner", "beginner")
    places = places_of(record)
    assert len(places) == len(record.events) + 1
    assert places[0] == (1, 1)
    following = next(step for step, event in enumerate(record.events) if event.player is None)
    assert places[following + 1] == (2, 1)
    assert places[following].round == 1
    for event, before, after in zip(record.events[1:], record.events, places[1:], strict=False):
        if event.player != before.player and None not in (event.player, before.player):
            assert after.turn > 1
