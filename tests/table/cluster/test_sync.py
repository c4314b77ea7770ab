"""Sync between processes on one PostgreSQL: what happens at one is seen at the others."""

import json

import pytest

from tablee.core.errors import IllegalAction
from tablee.server.cluster import notifications
from tablee.table import commands
from tablee.table.events import Asked
from tests.server.helpers.stores.databases import run_sql
from tests.table.helpers.cluster import House, deal, run, until


def test_a_seat_that_was_taken_at_one_process_opens_at_the_other_at_once(database: str) -> None:
    async def scenario(here: House, there: House) -> None:
        code, _, token = await here.lobby.create("zoo-domino", 6, {}, "Anna")
        table, onlooker = await here.lobby.find(code), await there.enter(code)
        assert (await there.enter(code, token)).told["me"] == 0
        for seat in range(1, 6):
            taken, token = await table.sit("Ben")
            person = await there.enter(code, token)
            assert (person.told["me"], person.gone) == (taken, [])
            assert onlooker.table is person.table
            assert taken == seat

    run(scenario, database)


def test_spectators_are_known_at_every_process(database: str) -> None:
    async def scenario(here: House, there: House) -> None:
        code, _, token = await here.lobby.create("zoo-domino", 2, {}, "Anna")
        anna = await here.enter(code, token)
        onlookers = [await there.enter(code), await there.enter(code)]
        assert onlookers[0].told["spectators"] == 2
        await anna.until(lambda table: table["spectators"] == 2)
        await until(lambda: onlookers[0].connected == [True, False])
        twin = await there.enter(code, token)
        anna.exit()
        onlookers[1].exit()
        spectator = await here.enter(code)
        await until(lambda: spectator.connected == [True, False] and spectator.told["spectators"] == 2)
        twin.exit()
        await until(lambda: spectator.connected == [False, False])
        onlookers[0].exit()
        await spectator.until(lambda table: table["spectators"] == 1)
        await until(lambda: len(run_sql(database, "SELECT * FROM presence")) == 1)

    run(scenario, database)


def test_a_passing_word_reaches_everyone_once(database: str) -> None:
    async def scenario(here: House, there: House) -> None:
        code, _, token = await here.lobby.create("zoo-domino", 2, {}, "Anna")
        people = [await here.enter(code, token), await there.enter(code), await there.enter(code)]
        word = {"type": "word", "text": "Grüße: \n1 2 3"}
        await people[1].table.pass_on(json.dumps(word).encode())
        await people[1].table.sit("Ben")
        for person in people:
            await person.until(lambda table: table["seats"][1]["name"] == "Ben")
            assert [message for message in person.heard if message["type"] == "word"] == [word]

    run(scenario, database)


def test_a_player_who_loses_a_seat_gets_the_reason_at_every_process(database: str) -> None:
    async def scenario(here: House, there: House) -> None:
        code, _, token = await here.lobby.create("zoo-domino", 3, {}, "Anna")
        anna = await here.enter(code, token)
        tokens = [(await anna.table.sit(name))[1] for name in ("Ben", "Carl")]
        ben, carl = [await there.enter(code, token) for token in tokens]
        await anna.table.do(commands.remove, 0, 1, asked=Asked(0, "remove"))
        await until(lambda: ben.gone == ["seat.removed"])
        await anna.table.do(commands.leave, 2, asked=Asked(2, "leave"))
        await until(lambda: carl.gone == ["seat.left"])
        assert anna.gone == []

    run(scenario, database)


def test_events_of_a_newer_server_stop_nobody_at_other_tables(database: str) -> None:
    async def scenario(here: House, there: House) -> None:
        newer, _ = await deal(here, there)
        one, two = await deal(here, there)
        events = "INSERT INTO events (code, number, event, at) VALUES"
        number = newer.told["version"] + 1
        run_sql(database, f"""{events} ('{newer.table.code}', {number}, '{{"type": "danced"}}', 0)""")
        for table in (newer.table, one.table):  # in one round, as after a call that got lost
            there.lobby._sync._asking.add(await there.lobby.find(table.code))
        hand = one.told["view"]["hand"]
        version = await one.table.play(one.told["me"], f"exchange {hand[0]}", one.told["version"])
        await two.until(lambda table: table["version"] == version)
        seat, tile = newer.told["me"], newer.told["view"]["hand"][0]
        with pytest.raises(IllegalAction, match="rules that this server does not know"):
            await newer.table.play(seat, f"exchange {tile}", newer.told["version"])

    run(scenario, database)


def test_notifications_are_short_and_all_but_our_own_are_handled() -> None:
    class Listener:
        def __init__(self) -> None:
            self.heard: list[object] = []

        def hear(self, code: str, number: int) -> None:
            self.heard.append((code, number))

        def hear_word(self, code: str, text: str) -> None:
            self.heard.append((code, text))

        def hear_of_a_death(self) -> None:
            self.heard.append("death")

        def have_missed(self) -> None:
            self.heard.append("missed")

    news = [(f"TABLE{number:05}", number) for number in range(5000)]
    called = notifications.of_tables("1-a", news)
    assert max(len(notice.encode()) for notice in called) < 8000
    assert len(called) < 20
    listener = Listener()
    for notice in (
        *called,
        notifications.of_word("1-a", "TABLE", " two  words "),
        notifications.of_death(notifications.ANYONE),
    ):
        notifications.hear(notice, "2-b", listener)
    assert listener.heard == [*news, ("TABLE", " two  words "), "death"]
    notifications.hear(called[0], "1-a", listener)
    assert len(listener.heard) == 5002
    assert notifications.of_tables("1-a", []) == []
