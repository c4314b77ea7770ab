"""Parts of an analysis: together they are the whole, wherever they begin and end."""

import pytest

from tablee.analysis.analyse import analyse
from tablee.core.errors import InvalidRecord, TableeError
from tablee.core.match import Match
from tablee.core.record import Event, Record, read_record
from tablee.games import GAMES, find_game
from tablee.table.analysing import parts
from tablee.table.analysing.parts import Part, analyse_part
from tablee.table.analysing.positions import read_finished, turn_at
from tablee.table.refusals import refusal_of
from tablee.testing.high_card import HighCard
from tablee.toolkit.judging.findings import Decision, Draw, Moment, Point
from tests.table.analysing.records import FINISHED, finished, unfinished

FOREVER = float("inf")


def all_parts(text: str) -> list[Part]:
    """Return a quick analysis, part by part."""
    found: tuple[Moment, ...] = ()
    told: list[Part] = []
    following: int | None = 0
    while following is not None:
        part = analyse_part(text, "quick", following, found)
        found += part.found
        told.append(part)
        assert part.next is None or part.next > following
        following = part.next
    return told


@pytest.mark.parametrize("game", FINISHED)
def test_parts_are_together_the_whole_analysis(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "MAX_DECISIONS", 4)
    monkeypatch.setattr(parts, "MAX_S", FOREVER)
    text = finished(game)
    told, whole = all_parts(text), analyse(read_record(text, find_game), "quick")
    decisions = [each for each in whole.moments if isinstance(each, Decision)]
    choices = [choice for part in told for choice in part.choices]
    assert len(told) > 1
    assert all(len(part.choices) <= 4 for part in told)
    assert [(each.step, each.player, each.error, each.mark) for each in decisions] == [
        (choice.step, choice.seat, choice.mean_error, choice.mark) for choice in choices
    ]
    assert [each.luck for each in whole.moments if isinstance(each, Draw)] == [
        tuple(draw.luck) for part in told for draw in part.luck
    ]
    assert [each.chances for each in whole.moments if isinstance(each, Point)] == [
        tuple(point.chances) for part in told for point in part.chances
    ]
    totals, summary = told[-1].players, whole.summary.players
    assert [player.luck for player in totals] == pytest.approx([player.luck for player in summary])
    assert [(player.accuracy, player.decisions) for player in totals] == [
        (player.accuracy, player.decisions) for player in summary
    ]
    assert [player.blunders for player in totals] == [player.marks["blunder"] for player in summary]


def test_a_part_ends_when_it_has_taken_long_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "MAX_S", 0.0)
    part = analyse_part(finished("zoo-domino"), "quick", 0, ())
    assert part.next == 1
    assert {moment.step for moment in part.found} == {0}


def test_what_is_kept_for_the_sums_has_no_long_texts() -> None:
    part = analyse_part(finished("tile-rummy"), "quick", 0, ())
    decisions = [each for each in part.found if isinstance(each, Decision)]
    assert decisions
    assert not any(each.options for each in decisions)
    assert not any(each.missed and each.missed.action for each in decisions)


@pytest.mark.parametrize("game", FINISHED)
def test_whatever_is_said_about_a_turn_is_told_in_the_words_of_the_log(game: str) -> None:
    text = finished(game)
    match = read_finished(text)
    for part in all_parts(text):
        for choice in part.choices:
            if choice.mark or choice.missed in ("out", "lay", "kept", "early"):
                assert choice.played is not None
                assert choice.other is not None
                assert choice.played.action == match.record.events[choice.step].text
                assert choice.other.action != choice.played.action
                before, _, player = turn_at(match, choice.step)
                before.play(choice.other.action, player)  # it is allowed
                for told in (choice.played, choice.other):
                    assert {entry.player for entry in told.log} == {choice.seat}
            else:
                assert choice.played is choice.other is None


def code_of(error: TableeError) -> str:
    return refusal_of(error).code


def test_a_match_that_can_go_on_is_not_analysed() -> None:
    with pytest.raises(TableeError) as refused:
        analyse_part(unfinished(), "quick", 0, ())
    assert code_of(refused.value) == "table.not_over"


def test_a_game_without_a_judge_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "high-card", HighCard)
    match = first = Match.start(HighCard(), 2, 1)
    events = []
    while not match.over:
        player, action = match.turn, match.legal_actions()[0]
        assert player is not None
        events.append(Event(player, action))
        match = match.apply(player, action)
    with pytest.raises(TableeError) as refused:
        read_finished(Record(first, tuple(events), ("Anna", "Ben")).write())
    assert code_of(refused.value) == "analysis.no_judge"


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(InvalidRecord):
        analyse_part("something else", "quick", 0, ())


@pytest.mark.parametrize("step", [-1, 1000])
def test_a_step_at_which_nobody_decided_anything_is_refused(step: int) -> None:
    with pytest.raises(TableeError) as refused:
        turn_at(read_finished(finished("zoo-domino")), step)
    assert code_of(refused.value) == "analysis.no_turn"
