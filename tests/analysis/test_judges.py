"""What every judge must do: answer any step of any match, from what the player knew, and the same every time."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tablee
from tablee.analysis.judges import find_judge, judge_of
from tablee.analysis.looks import judge_now, tutor_asks
from tablee.analysis.moments import moments, moments_by_step, steps_of
from tablee.analysis.writing import read_moment
from tablee.bots.standing import Standing
from tablee.core.errors import InvalidOption
from tablee.core.match import Match
from tablee.core.record import Event, Record
from tablee.games import GAMES
from tablee.testing.high_card import HighCard
from tablee.testing.walks import tables
from tablee.toolkit.judging.findings import Decision, Draw, Look, Point
from tests.analysis.helpers.matches import JUDGED, TINY, archived, read

each_game = pytest.mark.parametrize("name", JUDGED)


def walk(game: Any, players: int, seed: int, most: int = 400) -> Record:
    """Return the record of a match played at random, which may end early."""
    rng = Random(seed)
    match = start = Match.start(game, players, seed)
    events: list[Event] = []
    while not match.over and len(events) < most:
        if match.round_over:
            match = match.next_round()
            events.append(Event(None, "next"))
            continue
        player = min(game.to_act(match.state))
        action = rng.choice(list(match.legal_actions(player)))
        events.append(Event(player, game.write_action(action)))
        match = match.apply(player, action)
    return Record(start, tuple(events), ())


def check(record: Record, *, steps: range | None = None) -> None:
    """Judge every step, and check what holds of every finding."""
    game, players = record.match.game, record.match.players
    for moment in moments(record, TINY, steps):
        match moment:
            case Point(_, chances):
                assert len(chances) == players
                assert sum(chances) == pytest.approx(1)
                assert min(chances) > -1e-9
            case Draw(_, player, luck):
                assert 0 <= player < players
                assert sum(luck) == pytest.approx(0, abs=1e-9)
            case Decision():
                played = moment.options[moment.played].action
                assert game.read_action(played) == game.read_action(record.events[moment.step].text)
                assert 0 <= moment.best < len(moment.options)
                assert len({option.action for option in moment.options}) == len(moment.options) > 1
                assert record.events[moment.step].player == moment.player
                assert judge_of(game.name).levels


@pytest.mark.parametrize("path", archived(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_match_of_the_archive_can_be_judged(path: Path) -> None:
    record = read(path)
    check(record, steps=steps_of(record)[:: max(1, len(record.events) // 15)])


@each_game
def test_every_game_with_any_options_and_number_of_players_can_be_judged(name: str) -> None:
    for seed, (game, players) in enumerate(tables(GAMES[name])):
        record = walk(game, players, seed, most=40)
        check(record, steps=steps_of(record)[seed % 19 :: 20])  # the tables are many


@each_game
def test_a_match_is_judged_the_same_whole_and_in_parts(name: str) -> None:
    record = walk(GAMES[name](), 2, seed=3, most=24)
    whole = list(moments_by_step(record, TINY))
    assert len(whole) == len(steps_of(record))
    assert list(moments_by_step(record, TINY)) == whole
    backwards = [next(moments_by_step(record, TINY, range(step, step + 1))) for step in reversed(steps_of(record))]
    assert backwards[::-1] == whole


@each_game
def test_what_the_player_could_not_know_changes_nothing(name: str) -> None:
    """States that look alike give the same decision, bit for bit."""
    game, judge, rng = GAMES[name](), judge_of(name), Random(5)
    record = walk(game, 2, seed=4, most=40)
    found = 0
    for event, (_, match) in zip(record.events, record.replay(), strict=False):
        if event.player is None:
            continue
        view, standing = game.view_for(match.state, event.player), Standing.of(match)
        other = game.view_for(game.imagine(view, rng), event.player)
        assert other == view
        decisions = [judge.options(game, each, standing, event.text, TINY, 7) for each in (view, other)]
        assert decisions[0] == decisions[1]
        found += decisions[0] is not None
        if decisions[0] is not None:
            again = [judge.look_again(game, each, standing, decisions[0], TINY, 7) for each in (view, other)]
            assert again[0] == again[1]
    assert found


@each_game
def test_nothing_is_decided_where_only_one_action_is_possible(name: str) -> None:
    record = walk(GAMES[name](), 2, seed=6, most=60)
    matches = [match for _, match in record.replay()]
    for moment in moments(record, TINY):
        if isinstance(moment, Decision) and record.match.game.lists_all_actions:
            assert len(matches[moment.step].legal_actions(moment.player)) > 1


@each_game
def test_the_table_decides_nothing_when_the_time_is_up(name: str) -> None:
    game = GAMES[name](clock="turn", turn_seconds=30)
    start = Match.start(game, 2, 1)
    record = Record(start, (Event(start.turn, "timeout"),), ())
    assert [type(moment) for moment in moments(record, TINY)] == [Point, Point]


@each_game
def test_an_analysis_can_be_written_and_read(name: str) -> None:
    record = walk(GAMES[name](), 2, seed=8, most=60)
    found = list(moments(record, TINY))
    written = tablee.Analysis(record, TINY, tuple(found)).write()
    assert json.loads(json.dumps(written)) == written
    assert [read_moment(moment) for moment in written["moments"]] == found
    assert written["record"] == record.write().split()[-1]
    assert len(written["places"]) == len(steps_of(record))
    assert set(written["summary"]["players"][0]) >= {"accuracy", "luck", "without_luck", "level"}


@each_game
def test_the_tutor_sees_the_same_in_every_state_that_looks_alike(name: str) -> None:
    game = GAMES[name]()
    match = Match.start(game, 2, 9)
    view, standing = match.view(match.turn), Standing.of(match)
    action = game.write_action(match.legal_actions()[-1])
    found = judge_now(game, view, standing, action, TINY)
    assert judge_now(game, view, standing, action, TINY) == found
    assert isinstance(tutor_asks(found), bool)


def test_the_tutor_asks_only_when_it_is_sure() -> None:
    def found(error: float, doubt: float, *, proven: bool = False, again: Look | None = None) -> Decision:
        return Decision(0, 0, 0, 1, (), error, doubt, proven, again=again)

    assert tutor_asks(found(0.06, 0.019))
    assert not tutor_asks(found(0.06, 0.02))
    assert not tutor_asks(found(0.04, 0.001))
    assert tutor_asks(found(0.5, 0.0, proven=True))
    assert tutor_asks(found(0.2, 0.01, again=Look(0.06, 0.02)))
    assert not tutor_asks(found(0.2, 0.01, again=Look(0.04, 0.001))), "the second look found less"
    assert not tutor_asks(found(0.2, 0.01, again=Look(0.06, 0.04))), "the second look is not sure"
    assert not tutor_asks(None)


def test_a_game_without_a_judge_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "high-card", HighCard)
    assert find_judge("high-card") is None
    with pytest.raises(InvalidOption, match="matches of high-card cannot be analysed"):
        list(moments(walk(HighCard(), 2, seed=1)))


def test_an_analysis_in_one_call() -> None:
    name = JUDGED[0]
    record, steps = walk(GAMES[name](), 2, seed=1, most=30), list[int]()
    analysis = tablee.analyse(record, "quick", done=steps.append)
    assert sum(steps) == len(steps_of(record))
    assert analysis.summary.complete
    assert set(analysis.mistakes) <= set(analysis.decisions)
    with pytest.raises(InvalidOption, match="unknown depth 'deeep'; did you mean 'deep'"):
        tablee.analyse(record, "deeep")
