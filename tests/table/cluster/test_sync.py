"""Sync between processes on one PostgreSQL: lobbies with their own stores and connections, in one event loop."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tablee.core.errors import IllegalAction
from tablee.server.cluster import notifications
from tablee.server.store.database import open_store
from tablee.server.store.postgres import PostgresStore
from tablee.table import commands
from tablee.table.bots.turns import Bots
from tablee.table.clock import timers, turn_clock
from tablee.table.clock.timers import Timers
from tablee.table.cluster.bus import Note, Presence
from tablee.table.events import Asked, Played
from tablee.table.lobby import Lobby
from tablee.table.people.tokens import Proof, digest
from tablee.table.table import Table
from tests.server.helpers.server import TIMEOUT_S
from tests.server.helpers.stores.databases import run_sql
from tests.server.helpers.stores.postgres import Postgres

SLOW = 10_000.0  # the pace of bots that never come to an end
LONG = 600.0  # a lease that does not end while a test runs


class House:
    """A simulated process."""

    def __init__(self, database: str, pace: float = SLOW, lease: float = LONG) -> None:
        store = open_store(database)
        assert isinstance(store, PostgresStore)
        self.store, self.name = store, store.name
        self.bots, self.clocks = Bots(pace), Timers()
        self.lobby = Lobby(self.store, self.bots, self.clocks, lease)

    async def close(self) -> None:
        await self.clocks.close()
        await self.bots.close()
        await self.lobby.close()
        await self.store.close()

    async def enter(self, code: str, token: str | None = None) -> "Person":
        return Person(await self.lobby.find(code), token)


class Person:
    """A viewer who remembers all messages."""

    def __init__(self, table: Table, token: str | None) -> None:
        self.table = table
        self.proof = Proof(None if token is None else digest(token))
        self.heard: list[dict[str, Any]] = []
        table.enter(self)

    def tell(self, message: bytes, rest: bytes = b"") -> None:
        self.heard.append(json.loads(message + rest))

    def exit(self) -> None:
        self.table.exit(self)

    @property
    def told(self) -> dict[str, Any]:
        """The table as last sent."""
        return next(message for message in reversed(self.heard) if message["type"] == "table")

    @property
    def gone(self) -> list[str]:
        return [message["code"] for message in self.heard if message["type"] == "gone"]

    @property
    def connected(self) -> list[bool]:
        return [seat["connected"] for seat in self.told["seats"]]

    async def until(self, wanted: Callable[..., bool]) -> dict[str, Any]:
        await until(lambda: wanted(self.told))
        return self.told


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        while not wanted():
            await asyncio.sleep(0.01)


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


def play(story: Callable[[House, House], Awaitable[None]], database: str, **second: float) -> None:
    """Run a story with two processes."""

    async def tell() -> None:
        houses = [House(database), House(database, **second)]
        try:
            for house in houses:
                await house.lobby.open()
            await story(*houses)
        finally:
            for house in houses:
                await house.close()

    asyncio.run(tell())


async def deal(here: House, there: House, **options: Any) -> tuple[Person, Person]:
    """Start a game of two people, one at each process; return them, the player on turn first."""
    code, _, token = await here.lobby.create("tile-rummy", 2, {"rounds": 1, "turn_seconds": 300, **options}, "Anna")
    anna = await here.enter(code, token)
    _, other = await (await there.lobby.find(code)).sit("Ben")
    ben = await there.enter(code, other)
    await anna.until(lambda table: table["seats"][1]["connected"])
    await anna.table.do(commands.start, 0, None, asked=Asked(0, "start"))
    await ben.until(lambda table: table["phase"] == "playing")
    return (anna, ben) if anna.told["view"]["turn"] == 0 else (ben, anna)


def keepers(database: str) -> list[str]:
    """Return the processes that keep tables, one for each table."""
    return [holder for (holder,) in run_sql(database, "SELECT holder FROM jobs")]


def timing(*houses: House) -> list[str]:
    """Return the processes whose clocks will ring."""
    return [house.name for house in houses if house.clocks._alarms]


def test_a_seat_that_was_taken_at_one_process_opens_at_the_other_at_once(database: str) -> None:
    async def story(here: House, there: House) -> None:
        code, _, token = await here.lobby.create("zoo-domino", 6, {}, "Anna")
        table, onlooker = await here.lobby.find(code), await there.enter(code)
        assert (await there.enter(code, token)).told["me"] == 0
        for seat in range(1, 6):
            taken, token = await table.sit("Ben")
            person = await there.enter(code, token)
            assert (person.told["me"], person.gone) == (taken, [])
            assert onlooker.table is person.table
            assert taken == seat

    play(story, database)


def test_who_looks_on_is_known_at_every_process(database: str) -> None:
    async def story(here: House, there: House) -> None:
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

    play(story, database)


def test_the_process_that_stored_last_keeps_the_clock_and_the_others_show_it(database: str) -> None:
    async def story(here: House, there: House) -> None:
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

    play(story, database)


def test_banks_are_the_same_at_every_process_and_what_a_turn_took_is_paid_once(database: str) -> None:
    async def story(here: House, there: House) -> None:
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

    play(story, database)


def test_a_connection_lost_at_one_process_gives_grace_by_the_clock_at_another(database: str) -> None:
    async def story(here: House, there: House) -> None:
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

    play(story, database)


@pytest.fixture
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody is there any more, a turn rests almost at once."""
    monkeypatch.setattr(turn_clock, "DISCONNECT_GRACE_S", 0.05)
    monkeypatch.setattr(timers, "NETWORK_DELAY_S", 0.05)


@pytest.mark.usefixtures("no_grace")
def test_a_turn_rests_while_nobody_is_there_and_one_process_keeps_its_clock_when_somebody_is_back(
    database: str,
) -> None:
    async def story(here: House, there: House) -> None:
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

    play(story, database)


@pytest.mark.usefixtures("no_grace")
def test_where_two_come_back_at_the_same_moment_one_process_keeps_the_clock(database: str) -> None:
    async def story(here: House, there: House) -> None:
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

    play(story, database)


def test_a_process_that_hears_that_another_keeps_the_table_stops_its_clock_at_once(database: str) -> None:
    async def story(here: House, there: House) -> None:
        one, _ = await deal(here, there)
        await until(lambda: len(here.clocks._alarms) == 1)  # the process that started the game stored last
        table = await here.lobby.find(one.table.code)
        table.have_announced(Note(Presence(frozenset({0}))), has_keeper=True)
        assert not here.clocks._alarms

    play(story, database)


def test_a_passing_word_reaches_everyone_once(database: str) -> None:
    async def story(here: House, there: House) -> None:
        code, _, token = await here.lobby.create("zoo-domino", 2, {}, "Anna")
        people = [await here.enter(code, token), await there.enter(code), await there.enter(code)]
        word = {"type": "word", "text": "Grüße: \n1 2 3"}
        await people[1].table.pass_on(json.dumps(word).encode())
        await people[1].table.sit("Ben")
        for person in people:
            await person.until(lambda table: table["seats"][1]["name"] == "Ben")
            assert [message for message in person.heard if message["type"] == "word"] == [word]

    play(story, database)


def test_who_loses_a_seat_hears_the_reason_at_every_process(database: str) -> None:
    async def story(here: House, there: House) -> None:
        code, _, token = await here.lobby.create("zoo-domino", 3, {}, "Anna")
        anna = await here.enter(code, token)
        tokens = [(await anna.table.sit(name))[1] for name in ("Ben", "Carl")]
        ben, carl = [await there.enter(code, token) for token in tokens]
        await anna.table.do(commands.remove, 0, 1, asked=Asked(0, "remove"))
        await until(lambda: ben.gone == ["seat.removed"])
        await anna.table.do(commands.leave, 2, asked=Asked(2, "leave"))
        await until(lambda: carl.gone == ["seat.left"])
        assert anna.gone == []

    play(story, database)


def test_only_the_process_that_keeps_a_table_lets_its_bots_think(database: str) -> None:
    async def story(here: House, there: House) -> None:
        code, _, token = await here.lobby.create("zoo-domino", 2, {"first": "2"}, "Anna")
        anna, onlooker = await here.enter(code, token), await there.enter(code)
        await anna.table.do(commands.start, 0, "careful", asked=Asked(0, "start"))
        await onlooker.until(lambda table: table["phase"] == "playing")
        assert list(here.bots._at_work) == [anna.table]
        await until(lambda: not there.bots._at_work)
        assert not onlooker.table.is_ours

    play(story, database)


def test_a_process_that_ends_in_order_leaves_its_tables_to_the_others_at_once(database: str) -> None:
    async def story(here: House, there: House) -> None:
        anna = await bots_turn(here)
        version = anna.told["version"]
        anna.exit()
        await here.clocks.close()
        await here.bots.close()
        await here.lobby.close()
        await until(lambda: run_sql(database, "SELECT max(number) FROM events") > [(version,)])  # nobody looks on
        onlooker = await there.enter(anna.table.code)
        assert onlooker.told["view"]["log"][0]["player"] == 1
        assert run_sql(database, "SELECT count(*) FROM processes") == [(1,)]

    play(story, database, pace=0.0)


async def bots_turn(house: House) -> Person:
    """Start a game in which it is the turn of a bot that never finishes."""
    code, _, token = await house.lobby.create("zoo-domino", 2, {"first": "2"}, "Anna")
    anna = await house.enter(code, token)
    await anna.table.do(commands.start, 0, "careful", asked=Asked(0, "start"))
    return anna


def test_a_process_that_was_taken_for_dead_leaves_its_tables_to_others_and_is_one_of_them_again(database: str) -> None:
    async def story(here: House, there: House) -> None:
        anna = await bots_turn(here)
        onlooker = await there.enter(anna.table.code)
        await until(lambda: onlooker.connected == [True, False])
        (name,) = keepers(database)
        run_sql(database, f"UPDATE processes SET until = 0 WHERE name = '{name}'")
        assert not await there.lobby._bus.beat()
        await onlooker.until(lambda table: table["view"]["log"] != [])  # the bot has acted there
        assert onlooker.connected == [False, False]
        await anna.until(lambda table: table["view"]["log"] != [])
        assert [entry["player"] for entry in anna.told["view"]["log"]] == [1]
        await here.lobby._sync._send_heartbeat()
        await until(lambda: onlooker.connected == [True, False])

    play(story, database, pace=0.0)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tables SET rules = 0",
        """UPDATE tables SET options = '{"colour": "red"}'""",  # as a newer server may have stored it
        """UPDATE events SET event = '{"type": "danced"}' WHERE number = 1""",
    ],
)
def test_a_table_of_other_rules_needs_no_keeper(database: str, change: str) -> None:
    async def story(here: House, there: House) -> None:
        anna = await bots_turn(here)
        run_sql(database, change)
        await here.bots.close()
        await here.lobby.close()
        await until(lambda: keepers(database) == [])
        with pytest.raises(IllegalAction):
            await there.lobby.find(anna.table.code)

    play(story, database)


def test_what_only_a_newer_server_knows_keeps_nobody_at_other_tables_from_playing(database: str) -> None:
    async def story(here: House, there: House) -> None:
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

    play(story, database)


def test_notices_are_short_and_all_is_heard_but_our_own() -> None:
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
