"""Time banks: everybody sees them, turns use them up and add to them, and an empty one ends the turn."""

from pathlib import Path

import pytest

from tablee.games import GAMES
from tablee.table.clock.timers import NETWORK_DELAY_S
from tablee.table.events import Played
from tests.table.helpers.timing import BANKS, Person, Room, exchange, run, stored, timeouts


def test_everybody_sees_the_banks_and_each_turn_adds_to_them(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, two = await room.two_people(**BANKS)
        assert one.seat is not None
        assert two.seat is not None
        assert one.told[-1]["banks"] == [180_000, 180_000]
        await room.after(100)
        await table.play(one.seat, exchange(table, one.seat), table.state.version)
        assert two.clock == (two.seat, 180, None)
        assert two.told[-1]["banks"][one.seat] == 80_000 + 10_000
        await room.after(30)
        table.exit(two)
        await room.after(20)  # grace
        table.enter(two)
        await table.play(two.seat, exchange(table, two.seat), table.state.version)
        assert one.clock == (one.seat, 90, None)
        assert one.told[-1]["banks"] == table.look().banks
        assert one.told[-1]["banks"][two.seat] == 150_000 + 10_000
        assert [event.took for event in await stored(room, table) if isinstance(event, Played)] == [100_000, 30_000]

    run(scenario, path)


def test_an_empty_bank_ends_the_turn_and_later_turns_have_the_increment(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, two = await room.two_people(**BANKS)
        assert two.seat is not None
        await room.after(180 + NETWORK_DELAY_S)
        assert await timeouts(room, table) == [one.seat]
        assert two.told[-1]["banks"][one.seat] == 10_000
        await table.play(two.seat, exchange(table, two.seat), table.state.version)
        assert one.clock == (one.seat, 10, None)
        await room.after(10 + NETWORK_DELAY_S)
        assert await timeouts(room, table) == [one.seat, one.seat]
        assert two.told[-1]["banks"][one.seat] == 10_000

    run(scenario, path)


def test_without_an_increment_an_empty_bank_lets_no_time_for_a_turn(path: Path) -> None:
    async def scenario(room: Room) -> None:
        table, one, two = await room.two_people(clock="bank", bank_minutes=1, increment_seconds=0)
        assert two.seat is not None
        await room.after(60 + NETWORK_DELAY_S)
        await table.play(two.seat, exchange(table, two.seat), table.state.version)
        assert one.clock == (one.seat, 0, None)
        await room.after(NETWORK_DELAY_S)
        assert await timeouts(room, table) == [one.seat, one.seat]
        assert two.told[-1]["banks"][one.seat] == 0

    run(scenario, path)


@pytest.mark.parametrize("game", GAMES)
def test_running_out_is_what_the_rules_of_each_game_say(path: Path, game: str) -> None:
    async def scenario(room: Room) -> None:
        table, tokens = await room.open(game=game, clock="bank", bank_minutes=1, increment_seconds=0)
        people = [Person(table, seat, token) for seat, token in enumerate(tokens)]
        (first,) = table.state.to_act
        before = table.state.played
        await room.after(60 + NETWORK_DELAY_S)
        assert await timeouts(room, table) == [first]
        assert table.state.played == before.play("timeout", first)
        assert {"player": first, "action": "timeout"} in people[0].told[-1]["view"]["log"]
        assert table.state.to_act == {1 - first}

    run(scenario, path)
