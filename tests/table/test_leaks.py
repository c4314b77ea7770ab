"""Tables that differ only in what a viewer may not see give that viewer the same messages, byte for byte."""

import gc
import sys
from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any, Literal

import pytest

from tablee.bots.standing import Standing
from tablee.core.chance import Seed
from tablee.core.game import Player
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.notation import LAY, LAY_LEFT, TRUMP_RIGHT
from tablee.table.bots.tasks import consider
from tablee.table.cluster.bus import NOBODY, Presence
from tablee.table.events import Agreed, BotSat, Event, Freed, Left, Reserved, Sat, Setup, Started, Worded
from tablee.table.messages.from_server import Clock
from tablee.table.people.places import Place
from tablee.table.rendering.presenter import Presenter, table_for, written
from tablee.table.transitions import recall
from tests.server.helpers.leaks.variants import otherwise, verdict
from tests.table.helpers.situations import situations

PRESENT = {0, None}
CLOCK = Clock(seat=0, limit=60_000, left=12_345, grace=None)


@pytest.mark.parametrize("way", ["draw", "trumps"])
@pytest.mark.parametrize("me", [0, 1, 2, None])
def test_what_a_viewer_may_not_know_is_in_no_message(way: Literal["draw", "trumps"], me: Player | None) -> None:
    rng = Random(6)
    different = 0
    for now in situations(way):
        message = written(table_for(now, Place(me), PRESENT, 1, CLOCK))
        for _ in range(3):
            other = otherwise(now, me, rng)
            different += other.played.state != now.played.state
            assert written(table_for(other, Place(me), PRESENT, 1, CLOCK)) == message
    assert different > 10


ANNA, BEN, EVE = (Sat(seat, name, name.encode(), b"of " + name.encode()) for seat, name in enumerate(["A", "B", "E"]))
TAKING_OVER = [Started(), Left(1, "casual"), Reserved(2, "N", b"new", b"of new"), Agreed(0, 2)]
BEFORE_THE_START = [ANNA, BEN, EVE, Worded(0, "one"), Worded(1, "two"), Freed(2, removed=True), BotSat(2, "careful")]


@pytest.mark.parametrize("events", [BEFORE_THE_START, [*BEFORE_THE_START, *TAKING_OVER]])
@pytest.mark.parametrize("me", [0, None])
def test_with_what_a_seat_is_proven_was_left_or_is_barred_is_in_no_message(
    events: list[Event], me: Player | None
) -> None:
    rng = Random(8)
    now = recall(Setup("CODE", ZooDomino(), 3, Seed(bytes(range(16)))), events)
    other = otherwise(now, me, rng)
    assert not other.barred & now.barred
    for before, after in zip(now.chairs, other.chairs, strict=True):
        assert {before.token, before.guest, before.left}.isdisjoint({after.token, after.guest, after.left} - {None})
        assert before.newcomer is None or before.newcomer.proof != after.expected
    for left in (None, 1):
        message = written(table_for(now, Place(me, left), PRESENT, 1, CLOCK))
        assert written(table_for(other, Place(me, left), PRESENT, 1, CLOCK)) == message
        writers = (Presenter().at(one, Presence(frozenset({0}), 1), NOBODY, CLOCK) for one in (now, other))
        assert len({b"".join(write(Place(me, left))) for write in writers}) == 1


@pytest.mark.parametrize("way", ["draw", "trumps"])
@pytest.mark.parametrize("me", [0, 1, 2])
def test_no_answer_depends_on_what_the_player_may_not_know(way: Literal["draw", "trumps"], me: Player) -> None:
    rng = Random(7)
    answers = set()
    for now in islice(situations(way), 0, None, 4):
        other = otherwise(now, me, rng)
        for text in TRIED:
            answer = verdict(now, me, text)
            assert verdict(other, me, text) == answer
            answers.add(answer)
    assert len(answers) > 50


TRIED = ["draw", "pass", *(str(action) for actions in (LAY, LAY_LEFT, TRUMP_RIGHT) for action in actions.values())]


@pytest.mark.parametrize("way", ["draw", "trumps"])
@pytest.mark.parametrize("me", [0, 1, 2])
def test_the_tutors_answer_and_its_work_depend_on_the_view_alone(way: Literal["draw", "trumps"], me: Player) -> None:
    rng, different = Random(9), 0
    for now in islice((now for now in situations(way) if now.played.turn == me), 1, None, 6):
        other = otherwise(now, me, rng)
        different += other.played.state != now.played.state
        standing = Standing.of(now.played)
        for action in now.played.view(me).actions[:2]:
            told = [work_of(consider, one.played.game, one.played.view(me), standing, action) for one in (now, other)]
            assert told[0] == told[1]
    assert different > 0


def work_of(work: Callable[..., Any], *args: Any) -> tuple[Any, int]:
    """Return the result of work, and how many functions it called: what took as many takes as long."""
    work(*args)  # caches are filled
    calls = 0

    def count(_: object, event: str, __: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    gc.disable()  # others are called when it collects
    sys.setprofile(count)
    try:
        result = work(*args)
    finally:
        sys.setprofile(before)
        gc.enable()
    return result, calls
