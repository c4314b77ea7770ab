"""Clocks of tables at two processes: one process keeps each clock, and both show the same."""

import asyncio

import pytest

from tablee.table.clock import timers, turn_clock
from tablee.table.cluster.bus import Note, Presence
from tablee.table.events import Played
from tests.table.helpers.cluster import House, Person, deal, keepers, run, timing, until


def test_the_process_that_stored_last_keeps_the_clock_and_the_others_show_it(database: str) -> None:
    async def scenario(here: House, there: House) -> None:
        one, two = await deal(here, there)
        for _ in range(4):
            seat = one.told["me"]
            await one.table.play(seat, f"exchange {one.told['view']['hand'][0]}", one.told["version"])
            shown = await two.until(lambda table, now=one.told: table["version"] == now["version"])
            for clock in (one.told["clock"], shown["clock"]):
                assert (clock["seat"], clock["limit"], clock["grace"]) == (1 - seat, 300_000, None)
            assert one.table.is_ours
            assert not two.table.is_ours
            await until(lambda: len(here.clocks._alarms) + len(there.clocks._alarms) == 1)
            one, two = two, one

    run(scenario, database)


def test_banks_are_the_same_at_every_process_and_what_a_turn_took_is_paid_once(database: str) -> None:
    async def scenario(here: House, there: House) -> None:
        one, two = await deal(here, there, clock="bank", bank_minutes=2, increment_seconds=10)
        for _ in range(4):
            seat, before = one.told["me"], one.told
            await asyncio.sleep(0.05)  # a thought
            await one.table.play(seat, f"exchange {before['view']['hand'][0]}", before["version"])
            shown = await two.until(lambda table, now=one.told: table["version"] == now["version"])
            assert shown["banks"] == one.told["banks"]
            stored = await there.store.load(before["code"])
            assert stored is not None
            played = stored[1][-1].event
            assert isinstance(played, Played)
            assert 0 < played.took < 120_000
            assert shown["banks"][seat] == before["banks"][seat] - played.took + 10_000
            assert shown["banks"][1 - seat] == before["banks"][1 - seat]
            one, two = two, one

    run(scenario, database)


def test_a_connection_lost_at_one_process_gives_grace_by_the_clock_at_another(database: str) -> None:
    async def scenario(here: House, there: House) -> None:
        one, two = await deal(here, there)
        seat = one.told["me"]
        await one.table.play(seat, f"exchange {one.told['view']['hand'][0]}", one.told["version"])
        await two.until(lambda table: table["clock"]["seat"] != seat)
        onlooker = Person(two.table, None)
        two.exit()  # whose turn it is, while the other's process has the clock
        await one.until(lambda table: table["clock"]["grace"] is not None)
        clock = (await onlooker.until(lambda table: table["clock"]["grace"] is not None))["clock"]
        assert abs(clock["left"] - one.told["clock"]["left"]) < 1000
        two.table.enter(two)
        await one.until(lambda table: table["clock"]["grace"] is None)
        await onlooker.until(lambda table: table["clock"]["grace"] is None)

    run(scenario, database)


@pytest.fixture
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody is there any more, a turn rests almost at once."""
    monkeypatch.setattr(turn_clock, "DISCONNECT_GRACE_S", 0.05)
    monkeypatch.setattr(timers, "NETWORK_DELAY_S", 0.05)


@pytest.mark.usefixtures("no_grace")
def test_a_turn_rests_while_nobody_is_there_and_one_process_keeps_its_clock_when_somebody_is_back(
    database: str,
) -> None:
    async def scenario(here: House, there: House) -> None:
        one, two = await deal(here, there)
        await until(lambda: len(keepers(database)) == 1)
        one.exit()
        two.exit()
        await until(lambda: keepers(database) == [])
        await until(lambda: not here.clocks._alarms and not there.clocks._alarms)
        for house in (here, there, here):
            person = Person(await house.lobby.find(one.table.code), None)
            person.exit()
            person.proof = one.proof
            person.table.enter(person)
            clock = (await person.until(lambda table: table["clock"] is not None))["clock"]
            assert clock["seat"] == one.told["me"]
            await until(lambda: len(timing(here, there)) == 1 and timing(here, there) == keepers(database))
            person.exit()
            await until(lambda: keepers(database) == [])

    run(scenario, database)


@pytest.mark.usefixtures("no_grace")
def test_where_two_come_back_at_the_same_moment_one_process_keeps_the_clock(database: str) -> None:
    async def scenario(here: House, there: House) -> None:
        one, two = await deal(here, there)
        for _ in range(5):
            one.exit()
            two.exit()
            await until(lambda: keepers(database) == [])
            one.table.enter(one)
            two.table.enter(two)
            await one.until(lambda table: table["clock"] is not None and table["clock"]["grace"] is None)
            await two.until(lambda table: table["clock"] is not None and table["clock"]["grace"] is None)
            await until(lambda: len(timing(here, there)) == 1 and timing(here, there) == keepers(database))

    run(scenario, database)


def test_a_process_that_learns_that_another_keeps_the_table_stops_its_clock_at_once(database: str) -> None:
    async def scenario(here: House, there: House) -> None:
        one, _ = await deal(here, there)
        await until(lambda: len(here.clocks._alarms) == 1)  # the process that started the game stored last
        table = await here.lobby.find(one.table.code)
        table.have_announced(Note(Presence(frozenset({0}))), has_keeper=True)
        assert not here.clocks._alarms

    run(scenario, database)
