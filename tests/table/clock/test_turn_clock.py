"""The time left to a player, as a value: nothing here waits."""

from dataclasses import replace

import pytest

from tablee.core.chance import Seed
from tablee.core.game import AnyGame
from tablee.games import TileRummy, ZooDomino
from tablee.table.clock.turn_clock import DISCONNECT_GRACE_S, TurnClock, cost_of_interruption, turned
from tablee.table.events import BotSat, Dealt, Event, Left, Played, Rested, Resumed, Sat, Setup, Started
from tablee.table.messages.from_server import Clock
from tablee.table.state import TableState
from tablee.table.transitions import apply_event, recall

GLASS = TurnClock(
    seat=0,
    turn=3,
    since=3,
    due=60_000,
    limit=60,
    left=60.0,
    grace=DISCONNECT_GRACE_S,
    away=False,
    deserted=False,
    at=1000.0,
)
ANNA, BEN = Sat(0, "Anna", b"1"), Sat(1, "Ben", b"2")
TILE_RUMMY = TileRummy(version="draw-keep", turn_seconds=60, blocked_after=1)
BANKS = TileRummy(version="draw-keep", clock="bank", bank_minutes=2, increment_seconds=5)


def table(*events: Event, game: AnyGame = TILE_RUMMY) -> TableState:
    return recall(Setup("CODE", game, 2, Seed(bytes(16))), events)


def running(last: TurnClock | None, now: TableState, present: set[int | None], elapsed: float, at: float) -> TurnClock:
    glass = turned(last, now, present, elapsed, at)
    assert glass is not None
    return glass


def test_the_clock_runs_and_is_sent_in_milliseconds() -> None:
    assert GLASS.runs_out == 1060.0
    assert GLASS.later(1010.0).left == 50.0
    assert GLASS.later(1010.0).runs_out == 1060.0
    assert GLASS.tell(1010.5) == Clock(seat=0, limit=60_000, left=49_500, grace=None)
    assert GLASS.took(1010.5) == 10_500
    assert (GLASS.tell(1100.0).left, GLASS.took(1100.0)) == (0, 60_000)


def test_while_the_player_is_away_the_grace_is_spent_first_and_costs_nothing() -> None:
    away = replace(GLASS, left=50.0, away=True, at=1010.0)
    assert away.runs_out == 1090.0
    assert away.tell(1020.0) == Clock(seat=0, limit=60_000, left=50_000, grace=20_000)
    assert away.tell(1060.0) == Clock(seat=0, limit=60_000, left=30_000, grace=0)
    assert [away.took(at) for at in (1020.0, 1040.0, 1060.0)] == [10_000, 10_000, 30_000]
    assert away.later(1060.0).runs_out == 1090.0


def test_while_nobody_is_present_only_grace_is_spent_and_then_the_turn_may_be_suspended() -> None:
    deserted = replace(GLASS, left=50.0, away=True, deserted=True, at=1010.0)
    assert deserted.runs_out == 1040.0
    assert deserted.took(5000.0) == 10_000
    assert deserted.later(1030.0).grace == 10.0
    assert deserted.later(5000.0).runs_out == 5000.0


def test_grace_is_given_once_a_turn() -> None:
    now = table(ANNA, BEN, Started())
    (seat,) = now.to_act
    other = 1 - seat
    glass = running(None, now, {0, 1}, 0.0, 1000.0)
    assert (glass.seat, glass.turn, glass.left, glass.away) == (seat, 3, 60.0, False)
    for spent, back in ((20.0, 10.0), (20.0, 0.0), (20.0, 0.0)):
        left_at = glass.at
        glass = running(glass, now, {other}, 0.0, left_at)
        assert glass.away
        glass = running(glass, now, {0, 1}, 0.0, left_at + spent)
        assert glass.grace == back
    assert glass.left == 60.0 - (3 * 20.0 - DISCONNECT_GRACE_S)


@pytest.mark.parametrize("game", [TILE_RUMMY, BANKS])
def test_it_runs_on_while_nothing_changes_for_its_player(game: AnyGame) -> None:
    now = table(ANNA, BEN, Started(), game=game)
    (seat,) = now.to_act
    glass = running(None, now, {0, 1, None}, 0.0, 1000.0)
    assert turned(glass, now, {seat}, 0.0, 1010.0) is glass
    assert turned(glass, apply_event(now, Left(1 - seat, "greedy")), {seat}, 0.0, 1030.0) is glass


@pytest.mark.parametrize("game", [TILE_RUMMY, BANKS])
def test_what_an_action_took_is_stored_and_the_turn_goes_on_with_the_rest(game: AnyGame) -> None:
    now = table(ANNA, BEN, Started(), game=game)
    (seat,) = now.to_act
    glass = running(None, now, {0, 1}, 0.0, 1000.0)
    drawn = apply_event(now, Played(seat, "draw", glass.took(1020.0)))
    after = running(glass, drawn, {0, 1}, 0.0, 1020.0)
    assert (after.turn, after.left, after.due) == (glass.turn, glass.left - 20.0, glass.due - 20_000)
    assert after.took(1025.0) == 5_000
    # Another process, or this one after a restart, gets the same.
    assert running(None, drawn, {0, 1}, 5.0, 77.0).left == glass.left - 25.0


def test_the_next_turn_has_all_of_its_sand_and_grace() -> None:
    now = table(ANNA, BEN, Started())
    (seat,) = now.to_act
    glass = running(None, now, {0, 1}, 0.0, 1000.0)
    timed_out = apply_event(now, Played(seat, "timeout", glass.due))
    after = running(glass, timed_out, {seat}, 0.0, 1061.0)
    assert after == replace(GLASS, seat=1 - seat, turn=4, since=4, away=True, at=1061.0)
    over = apply_event(timed_out, Played(1 - seat, "timeout"))
    assert over.phase == "round_over"
    assert turned(after, over, {0, 1}, 0.0, 1062.0) is None
    assert apply_event(over, Dealt()).turn_began == 6


def test_the_next_turn_has_what_is_in_its_players_bank() -> None:
    now = table(ANNA, BEN, Started(), game=BANKS)
    (seat,) = now.to_act
    glass = running(None, now, {0, 1}, 0.0, 1000.0)
    assert (glass.left, glass.limit, glass.due) == (120.0, 120, 120_000)
    now = apply_event(apply_event(now, Played(seat, "draw", 30_000)), Played(seat, "pass", 10_000))
    assert running(glass, now, {0, 1}, 0.0, 1040.0).left == 120.0
    now = apply_event(now, Played(1 - seat, "timeout", 120_000))
    assert running(None, now, {0, 1}, 0.0, 1160.0).left == 120.0 - 40.0 + 5.0
    now = apply_event(now, Played(seat, "timeout", 85_000))
    assert running(None, now, {0, 1}, 0.0, 1160.0).left == 5.0


def test_a_turn_that_rests_goes_on_with_what_it_had_whenever_somebody_comes() -> None:
    now = table(ANNA, BEN, Started(), game=BANKS)
    glass = running(None, now, {0, 1}, 0.0, 1000.0)
    deserted = running(glass, now, set(), 0.0, 1040.0)
    assert deserted.deserted
    rests = apply_event(now, Rested(deserted.took(1070.0)))
    assert turned(deserted, rests, set(), 0.0, 1071.0) is None
    assert turned(None, rests, {0, 1}, 1e6, 1071.0) is None
    assert cost_of_interruption(rests, 1e6) == 0
    resumed = apply_event(rests, Resumed(0))
    assert running(None, resumed, {0, 1}, 0.0, 9.0).left == 80.0
    assert (rests.settled, resumed.settled, resumed.version) == (now.version, now.version, now.version + 2)


@pytest.mark.parametrize(
    ("game", "spent", "left"),
    [
        (TILE_RUMMY, 10_000, 50_000),
        (TILE_RUMMY, 55_000, 30_000),
        (TileRummy(turn_seconds=5), 4_000, 5_000),
        (BANKS, 115_000, 5_000),
        (BANKS, 200_000, 0),
    ],
)
def test_a_player_who_comes_back_to_a_turn_with_a_limit_can_act_and_to_a_bank_finds_what_was_in_it(
    game: AnyGame, spent: int, left: int
) -> None:
    rests = table(ANNA, BEN, Started(), Rested(spent), game=game)
    assert apply_event(rests, Resumed(cost_of_interruption(rests, 1e6))).time_allowed == left


@pytest.mark.parametrize(
    ("game", "costs"),
    [
        (TILE_RUMMY, [0, 20_000, 30_000, 30_000]),
        (BANKS, [0, 20_000, 45_000, 60_000]),
        (TileRummy(turn_seconds=5), [0, 0, 0, 0]),
        (TileRummy(turn_seconds=40), [0, 10_000, 10_000, 10_000]),
        (TileRummy(clock="none"), [0, 0, 0, 0]),
    ],
)
def test_an_interruption_by_a_crashed_server_costs_little(game: AnyGame, costs: list[int]) -> None:
    now = table(ANNA, BEN, Started(), game=game)
    assert [cost_of_interruption(now, elapsed) for elapsed in (-5.0, 20.0, 45.0, 1e6)] == costs


def test_it_is_put_away_where_nobody_is_timed() -> None:
    now = table(ANNA, BEN, Started())
    (seat,) = now.to_act
    glass = turned(None, now, {0, 1}, 0.0, 1000.0)
    assert turned(glass, apply_event(now, Left(seat, "greedy")), {0, 1}, 0.0, 1001.0) is None
    bots = table(ANNA, BotSat(1, "greedy"), Started())
    while bots.person_to_act() is not None:
        bots = apply_event(bots, Played(0, "timeout"))
    assert turned(None, bots, {0}, 0.0, 1000.0) is None
    assert turned(None, table(ANNA, BEN), {0, 1}, 0.0, 1000.0) is None
    for game in (TileRummy(turn_seconds=0), ZooDomino()):
        assert turned(None, table(ANNA, BEN, Started(), game=game), {0, 1}, 0.0, 1000.0) is None
