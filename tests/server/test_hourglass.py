"""How long a player may still think, as a value: nothing here waits."""

from tablee.core.chance import Seed
from tablee.core.game import AnyGame
from tablee.games import TileRummy, ZooDomino
from tablee.server.events import BotSat, Dealt, Event, Left, Played, Sat, Setup, Started
from tablee.server.hourglass import GRACE, Hourglass, turned
from tablee.server.messages import Clock
from tablee.server.situation import Situation

GLASS = Hourglass(seat=0, turn=3, limit=60, left=60.0, grace=GRACE, away=False, at=1000.0)
ANNA, BEN = Sat(0, "Anna", b"1"), Sat(1, "Ben", b"2")
TILE_RUMMY = TileRummy(version="draw-keep", turn_seconds=60, blocked_after=1)


def table(*events: Event, game: AnyGame = TILE_RUMMY) -> Situation:
    return Situation.recall(Setup("CODE", game, 2, Seed(bytes(16))), events)


def test_the_sand_runs_and_is_told_in_milliseconds() -> None:
    assert GLASS.runs_out == 1060.0
    assert GLASS.later(1010.0).left == 50.0
    assert GLASS.later(1010.0).runs_out == 1060.0
    assert GLASS.tell(1010.5) == Clock(seat=0, limit=60_000, left=49_500, grace=None)
    assert GLASS.tell(1100.0).left == 0


def test_while_the_player_is_away_the_grace_is_spent_first() -> None:
    away = Hourglass(0, 3, 60, left=50.0, grace=30.0, away=True, at=1010.0)
    assert away.runs_out == 1090.0
    assert away.tell(1020.0) == Clock(seat=0, limit=60_000, left=50_000, grace=20_000)
    assert away.tell(1060.0) == Clock(seat=0, limit=60_000, left=30_000, grace=0)
    assert away.later(1060.0).runs_out == 1090.0


def test_grace_is_given_once_a_turn() -> None:
    now = table(ANNA, BEN, Started())
    (seat,) = now.to_act
    other = 1 - seat
    glass = turned(None, now, {0, 1}, 0.0, 1000.0)
    assert glass is not None
    assert (glass.seat, glass.turn, glass.left, glass.away) == (seat, 3, 60.0, False)
    for spent, back in ((20.0, 10.0), (20.0, 0.0), (20.0, 0.0)):
        left_at = glass.at
        glass = turned(glass, now, {other}, 0.0, left_at)
        assert glass is not None
        assert glass.away
        glass = turned(glass, now, {0, 1}, 0.0, left_at + spent)
        assert glass is not None
        assert glass.grace == back
    assert glass.left == 60.0 - (3 * 20.0 - GRACE)


def test_it_runs_on_while_nothing_changes_for_its_player() -> None:
    now = table(ANNA, BEN, Started())
    (seat,) = now.to_act
    glass = turned(None, now, {0, 1, None}, 0.0, 1000.0)
    assert turned(glass, now, {seat}, 0.0, 1010.0) is glass
    drawn = now.after(Played(seat, "draw"))
    assert turned(glass, drawn, {0, 1}, 0.0, 1020.0) is glass
    assert turned(glass, drawn.after(Left(1 - seat, "greedy")), {seat}, 0.0, 1030.0) is glass


def test_the_next_turn_has_all_of_its_sand_and_grace() -> None:
    now = table(ANNA, BEN, Started())
    (seat,) = now.to_act
    glass = turned(None, now, {0, 1}, 0.0, 1000.0)
    timed_out = now.after(Played(seat, "timeout"))
    after = turned(glass, timed_out, {seat}, 0.0, 1061.0)
    assert after == Hourglass(1 - seat, 4, 60, 60.0, GRACE, away=True, at=1061.0)
    over = timed_out.after(Played(1 - seat, "timeout"))
    assert over.phase == "round_over"
    assert turned(after, over, {0, 1}, 0.0, 1062.0) is None
    assert over.after(Dealt()).turn_began == 6


def test_taken_up_again_it_has_what_the_turn_would_have_but_enough_to_act() -> None:
    now = table(ANNA, BEN, Started())

    def left(elapsed: float) -> float:
        glass = turned(None, now, {0, 1}, elapsed, 1000.0)
        assert glass is not None
        return glass.left

    assert [left(elapsed) for elapsed in (20.0, 45.0, 1e6, -5.0)] == [40.0, 30.0, 30.0, 60.0]
    short = table(ANNA, BEN, Started(), game=TileRummy(turn_seconds=5))
    glass = turned(None, short, {0, 1}, 1e6, 1000.0)
    assert glass is not None
    assert glass.left == 5.0


def test_it_is_put_away_where_nobody_is_timed() -> None:
    now = table(ANNA, BEN, Started())
    (seat,) = now.to_act
    glass = turned(None, now, {0, 1}, 0.0, 1000.0)
    for nobody in (set(), {None}):
        assert turned(glass, now, nobody, 0.0, 1001.0) is None
    assert turned(glass, now.after(Left(seat, "greedy")), {0, 1}, 0.0, 1001.0) is None
    bots = table(ANNA, BotSat(1, "greedy"), Started())
    while bots.person_to_act() is not None:
        bots = bots.after(Played(0, "timeout"))
    assert turned(None, bots, {0}, 0.0, 1000.0) is None
    assert turned(None, table(ANNA, BEN), {0, 1}, 0.0, 1000.0) is None
    for game in (TileRummy(turn_seconds=0), ZooDomino()):
        assert turned(None, table(ANNA, BEN, Started(), game=game), {0, 1}, 0.0, 1000.0) is None
