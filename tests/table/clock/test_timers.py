"""Timers end the turns of people whose time is up, and of nobody else."""

import asyncio
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from tablee.table import commands
from tablee.table.clock.timers import NETWORK_DELAY_S
from tablee.table.clock.turn_clock import DISCONNECT_GRACE_S
from tablee.table.events import Asked, Rested
from tests.table.helpers.timing import Person, Room, changing, exchange, refused, run, stored, timeouts


def counted() -> float:
    """Return how many turns were ended by clocks, as Prometheus reads it."""
    return REGISTRY.get_sample_value("tablee_time_up_total") or 0.0


def test_when_the_time_is_up_the_table_ends_the_turn_once(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, two = await room.two_people()
        before = table.state
        assert one.clock == two.clock == (one.seat, 60, None)
        await room.after(60 + NETWORK_DELAY_S / 2)
        assert table.state is before
        await room.after(NETWORK_DELAY_S)
        assert await timeouts(room, table) == [one.seat]
        assert table.state.version == before.version + 1
        assert table.state.played.state.racks == before.played.state.racks
        assert table.state.to_act == {two.seat}
        assert two.told[-1]["view"]["log"] == [{"player": one.seat, "action": "timeout"}]
        assert one.clock == two.clock == (two.seat, 60, None)
        await room.after(NETWORK_DELAY_S)
        assert await timeouts(room, table) == [one.seat]
        await room.after(60)
        assert await timeouts(room, table) == [one.seat, two.seat]

    run(scenario, path)


def test_a_move_sent_in_time_counts_and_the_next_player_has_all_of_the_time(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, two = await room.two_people()
        assert one.seat is not None
        await room.after(60 + NETWORK_DELAY_S / 2)  # it was on its way
        await table.play(one.seat, exchange(table, one.seat), table.state.version)
        assert two.clock == (two.seat, 60, None)
        await room.after(50)
        Person(table, None, None)
        assert two.clock == (two.seat, 10, None)
        assert await timeouts(room, table) == []

    run(scenario, path)


def test_a_turn_of_several_actions_has_one_limit(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, _ = await room.two_people(version="draw-keep")
        assert one.seat is not None
        await room.after(40)
        await table.play(one.seat, "draw", table.state.version)
        assert one.clock == (one.seat, 20, None)
        drawn = table.state.played.state.racks
        await room.after(20 + NETWORK_DELAY_S)
        assert await timeouts(room, table) == [one.seat]
        assert table.state.played.state.racks == drawn

    run(scenario, path)


@pytest.mark.parametrize("first", ["move", "clock"])
def test_either_the_move_or_the_timeout_wins(path: Path, first: str) -> None:
    async def scenario(room: Room) -> None:
        table, one, two = await room.two_people()
        for _ in range(10):
            player = one if table.state.to_act == {one.seat} else two
            assert player.seat is not None
            version, glass = table.state.version, table.turn_clock
            assert glass is not None
            ended = len(await timeouts(room, table))
            move = table.play(player.seat, exchange(table, player.seat), version)
            if first == "move":
                assert tuple(await asyncio.gather(move, table.end_turn(glass))) == (version + 1, False)
                assert len(await timeouts(room, table)) == ended
            else:
                ending = asyncio.create_task(table.end_turn(glass))
                await asyncio.sleep(0)
                assert await refused(move) == "turn.stale"
                assert await ending
                assert len(await timeouts(room, table)) == ended + 1
            assert table.state.version == version + 1

    run(scenario, path)


def test_only_one_of_two_processes_ends_the_turn(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, _ = await room.two_people()
        other = Room(path)
        there = await other.lobby.find(table.state.setup.code)
        guest = Person(there, one.seat, None)
        guest.proof = one.proof
        there.exit(guest)
        there.enter(guest)
        await other.settled()
        assert guest.clock == (one.seat, 60, None)
        await asyncio.gather(room.after(60 + NETWORK_DELAY_S), other.settled())
        for _ in range(5_000):  # the second one first reads what the other stored
            if await timeouts(room, table):
                break
        await room.settled()
        await other.settled()
        assert await timeouts(room, table) == [one.seat]
        await other.clocks.close()
        await other.store.close()

    run(scenario, path)


def test_a_player_who_loses_the_connection_gets_grace_and_everyone_sees_it(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, two = await room.two_people()
        await room.after(10)
        second = Person(table, one.seat, None)
        second.proof = one.proof
        table.exit(second)
        table.enter(second)
        table.exit(one)
        assert two.clock == (one.seat, 50, None)  # another device is still there
        table.exit(second)
        assert two.clock == (one.seat, 50, DISCONNECT_GRACE_S)
        await room.after(20)
        table.enter(one)
        assert two.clock == (one.seat, 50, None)
        await room.after(5)
        table.exit(one)
        assert two.clock == (one.seat, 45, DISCONNECT_GRACE_S - 20)
        await room.after(DISCONNECT_GRACE_S - 20 + 45)
        assert await timeouts(room, table) == []
        await room.after(NETWORK_DELAY_S)
        assert await timeouts(room, table) == [one.seat]
        table.enter(one)
        table.exit(two)
        assert one.clock == (two.seat, 60, DISCONNECT_GRACE_S)

    run(scenario, path)


def test_what_is_counted_is_turns_that_a_clock_ended_and_not_those_that_rest(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, two = await room.two_people()
        before = counted()
        await room.after(60 + NETWORK_DELAY_S)
        assert counted() == before + 1
        glass = table.turn_clock
        assert glass is not None
        assert two.seat is not None
        await table.play(two.seat, exchange(table, two.seat), table.state.version)
        await room.clocks._end_turn(table, glass)  # it rings too late
        table.exit(one)
        table.exit(two)
        await room.after(DISCONNECT_GRACE_S + NETWORK_DELAY_S)
        assert isinstance((await stored(room, table))[-1], Rested)
        assert await timeouts(room, table) == [one.seat]
        assert counted() == before + 1

    run(scenario, path)


def test_bots_are_not_timed_and_play_on_for_a_player_who_leaves(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, (token,) = await room.open(seats=1)
        one = Person(table, 0, token)
        if table.state.to_act == {0}:
            await table.play(0, exchange(table, 0), table.state.version)
        assert one.clock is None
        await room.after(1000)
        assert await timeouts(room, table) == []
        table, one, two = await room.two_people()
        assert one.seat is not None
        await table.do(commands.leave, one.seat, asked=Asked(one.seat, "leave"))
        assert two.clock is None
        await room.after(1000)
        assert await timeouts(room, table) == []

    run(scenario, path)


def test_a_table_without_a_limit_has_no_clock(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, _ = await room.two_people(turn_seconds=0)
        assert one.clock is None
        await room.after(100_000)
        assert await timeouts(room, table) == []

    run(scenario, path)


def test_what_could_not_be_stored_is_tried_again(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, _ = await room.two_people()
        with changing(path) as db:
            db.execute("ALTER TABLE events RENAME TO elsewhere")
        await room.after(60 + NETWORK_DELAY_S)
        assert table.state.to_act == {one.seat}
        with changing(path) as db:
            db.execute("ALTER TABLE elsewhere RENAME TO events")
        await room.after(1)
        assert await timeouts(room, table) == [one.seat]

    run(scenario, path)


def test_a_clock_that_was_stopped_does_not_ring(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, _, _ = await room.two_people()
        await room.clocks.close()
        await room.after(1000)
        assert await timeouts(room, table) == []

    run(scenario, path)
