"""A turn is suspended while none of the players is present, and resumed after a restart."""

from pathlib import Path
from typing import Any

import pytest

from tablee.table.clock.timers import NETWORK_DELAY_S
from tablee.table.clock.turn_clock import DISCONNECT_GRACE_S
from tablee.table.events import Rested, Resumed
from tests.table.helpers.timing import BANKS, Person, Room, changing, exchange, refused, run, stored, timeouts


def test_while_no_player_is_there_the_turn_rests_once_the_grace_is_spent(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, two = await room.two_people()
        onlooker = Person(table, None, None)
        await room.after(10)
        table.exit(one)
        table.exit(two)
        assert onlooker.clock == (one.seat, 50, DISCONNECT_GRACE_S)
        await room.after(DISCONNECT_GRACE_S + NETWORK_DELAY_S)
        assert onlooker.clock is None
        assert not room.clocks._alarms  # else they would keep the table awake
        await room.after(10_000)
        assert await timeouts(room, table) == []
        table.enter(two)
        await room.settled()
        assert two.clock == (one.seat, 50, DISCONNECT_GRACE_S)
        table.enter(one)
        assert two.clock == (one.seat, 50, None)
        assert [type(event) for event in (await stored(room, table))[-2:]] == [Rested, Resumed]

    run(scenario, path)


def test_a_player_who_is_back_within_the_grace_finds_the_turn_as_it_was(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, two = await room.two_people()
        version = table.state.version
        table.exit(two)
        await room.after(10)
        table.exit(one)
        await room.after(20)
        table.enter(one)
        assert one.clock == (one.seat, 50, None)
        assert table.state.version == version

    run(scenario, path)


def test_a_turn_that_begins_while_nobody_is_there_rests_too(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, two = await room.two_people()
        assert one.seat is not None
        table.exit(two)
        table.exit(one)
        await table.play(one.seat, exchange(table, one.seat), table.state.version)
        await room.after(DISCONNECT_GRACE_S + NETWORK_DELAY_S)
        assert table.state.time.resting
        await room.after(10_000)
        table.enter(two)
        await room.settled()
        assert two.clock == (two.seat, 60, None)

    run(scenario, path)


def test_a_message_sent_before_the_turn_was_suspended_is_not_stale(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, two = await room.two_people()
        assert one.seat is not None
        version = table.state.version
        table.exit(one)
        table.exit(two)
        await room.after(DISCONNECT_GRACE_S + NETWORK_DELAY_S)
        table.enter(one)
        await room.settled()
        assert table.state.version == version + 2
        assert await table.play(one.seat, exchange(table, one.seat), version) == version + 3
        assert await refused(table.play(1 - one.seat, exchange(table, 1 - one.seat), version + 2)) == "turn.stale"

    run(scenario, path)


@pytest.mark.parametrize(("ago", "least", "most"), [(20, 31, 40), (45, 30, 30), (100_000, 30, 30)])
def test_a_restarted_server_goes_on_with_the_turn_and_punishes_nobody(
    path: Path, ago: int, least: int, most: int
) -> None:
    known: list[Any] = []

    async def before(room: Room) -> None:
        table, one, _ = await room.two_people()
        known.extend([table.state.setup.code, one.seat, room.tokens])

    async def after(room: Room) -> None:
        code, seat, tokens = known
        table = await room.lobby.find(code)
        other = Person(table, 1 - seat, tokens[1 - seat])
        await room.settled()
        waiting, left, grace = other.clock
        assert (waiting, grace) == (seat, DISCONNECT_GRACE_S)
        assert least <= left <= most
        one = Person(table, seat, tokens[seat])
        assert one.clock == (seat, left, None)
        await room.after(left + NETWORK_DELAY_S)
        assert await timeouts(room, table) == [seat]

    run(before, path)
    with changing(path) as db:
        db.execute("UPDATE events SET at = at - ?", (ago,))
    run(after, path)


def test_a_server_that_is_stopped_lets_turns_rest_where_nobody_is_left(path: Path) -> None:
    known: list[Any] = []

    async def before(room: Room) -> None:
        table, one, two = await room.two_people(**BANKS)
        known.extend([table.state.setup.code, one.seat, room.tokens])
        await room.after(100)
        table.exit(one)  # as their sockets are closed
        table.exit(two)

    async def after(room: Room) -> None:
        code, seat, tokens = known
        table = await room.lobby.find(code)
        assert table.state.time.resting
        one = Person(table, seat, tokens[seat])
        await room.settled()
        assert one.clock == (seat, 80, None)

    run(before, path)
    with changing(path) as db:
        db.execute("UPDATE events SET at = at - 100000")
    run(after, path)


def test_a_clock_that_could_not_run_on_is_tried_again(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, two = await room.two_people()
        table.exit(one)
        table.exit(two)
        await room.after(DISCONNECT_GRACE_S + NETWORK_DELAY_S)
        with changing(path) as db:
            db.execute("ALTER TABLE events RENAME TO elsewhere")
        table.enter(one)
        await room.settled()
        assert one.clock is None
        with changing(path) as db:
            db.execute("ALTER TABLE elsewhere RENAME TO events")
        await room.after(1)
        assert one.clock == (one.seat, 60, None)

    run(scenario, path)
