"""Second tries at turns of a finished match: the referee answers first, then the estimate of the analysis."""

import json
from typing import Any

import pytest

from tablee.core.errors import InvalidNotation
from tablee.table.analysing.parts import analyse_part
from tablee.table.analysing.positions import read_finished, turn_at
from tablee.table.analysing.tries import check_turn, show_turn, try_turn
from tablee.table.messages.analysis import Choice
from tests.table.analysing.records import FINISHED, finished


def told(answer: bytes) -> dict[str, Any]:
    decoded: dict[str, Any] = json.loads(answer)
    return decoded


def choices(game: str) -> list[Choice]:
    return analyse_part(finished(game), "quick", 0, ()).choices


@pytest.mark.parametrize("game", FINISHED)
def test_what_was_played_is_worth_what_the_analysis_says(game: str) -> None:
    text = finished(game)
    for choice in choices(game)[:6]:
        action = read_finished(text).record.events[choice.step].text
        answer = told(try_turn(text, "quick", choice.step, action))
        assert answer["refusal"] is None
        loss = answer["loss"]
        assert (loss["error"], loss["doubt"], loss["mark"]) == (choice.error, choice.doubt, choice.mark)
        assert answer["log"]


@pytest.mark.parametrize("game", ["tile-rummy", "photo-rummy", "romi-rami"])
def test_what_is_better_is_found_to_be_good(game: str) -> None:
    text = finished(game)
    marked = [choice for choice in choices(game) if choice.mark]
    assert marked
    for choice in marked[:3]:
        assert choice.other is not None
        answer = told(try_turn(text, "quick", choice.step, choice.other.action))
        assert answer["loss"] is None or answer["loss"]["mark"] == ""


def test_an_illegal_try_is_refused_by_the_referee_and_nothing_is_estimated() -> None:
    text = finished("zoo-domino")
    step = choices("zoo-domino")[0].step
    answer = told(try_turn(text, "quick", step, "pass"))
    assert answer["refusal"]["code"].startswith("pass.")
    assert answer["refusal"]["rule"].startswith("ZD-")
    assert (answer["loss"], answer["best"], answer["log"]) == (None, False, [])


def test_a_try_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(InvalidNotation):
        try_turn(finished("zoo-domino"), "quick", 0, "lay elefant-lion")


def test_the_only_action_loses_nothing() -> None:
    text = finished("zoo-domino")
    decided = {choice.step for choice in choices("zoo-domino")}
    events = read_finished(text).record.events
    forced = next(step for step, event in enumerate(events) if event.player is not None and step not in decided)
    answer = told(try_turn(text, "quick", forced, events[forced].text))
    assert (answer["loss"], answer["best"]) == (None, True)


@pytest.mark.parametrize("game", FINISHED)
def test_the_table_after_another_action_is_seen_from_the_seat_of_its_player(game: str) -> None:
    text = finished(game)
    choice = next(choice for choice in choices(game))
    before, _, player = turn_at(read_finished(text), choice.step)
    action = next(iter(before.legal_actions(player)))
    step = told(show_turn(text, choice.step, before.game.write_action(action)))
    assert step["view"]["me"] == player
    assert step["hands"] == []
    assert step["fresh"] >= 1
    assert len(step["view"]["log"]) == len(before.view(player).log) + step["fresh"]


def test_a_draft_is_judged_as_it_was_at_that_turn() -> None:
    text = finished("tile-rummy")
    last = len(read_finished(text).record.events) - 1
    played = read_finished(text).record.events[last].text
    verdict = told(check_turn(text, last, played))
    assert verdict["refusal"] is None
    assert verdict["action"] == played
    assert told(check_turn(text, 0, "lay K1 K2"))["refusal"] is not None
