"""Timers at real tables on a real store; only the event loop's time is ours, so that nobody has to wait."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY

from tablee.core.errors import IllegalAction
from tablee.games import GAMES
from tablee.games.bots import BOTS
from tablee.server.observability.metrics import PrometheusMetrics
from tablee.server.store.sqlite import SqliteStore
from tablee.table import commands
from tablee.table.bots.turns import Bots
from tablee.table.clock.timers import NETWORK_DELAY_S, Timers
from tablee.table.clock.turn_clock import DISCONNECT_GRACE_S
from tablee.table.events import Asked, Event, Played, Rested, Resumed
from tablee.table.lobby import Lobby
from tablee.table.people.tokens import Proof, digest
from tablee.table.table import Table

MINUTE = {"turn_seconds": 60}
BANKS = {"clock": "bank", "bank_minutes": 3, "increment_seconds": 10}
SLOW = 10_000.0  # the pace of a bot that thinks longer than any turn here


class Loop(asyncio.SelectorEventLoop):
    """An event loop whose clock stands still until it is put forward."""

    now = 1000.0

    def time(self) -> float:
        return self.now


class Person:
    """A viewer who remembers all messages."""

    def __init__(self, table: Table, seat: int | None, token: str | None) -> None:
        self.table, self.seat = table, seat
        self.proof = Proof(None if token is None else digest(token))
        self.told: list[dict[str, Any]] = []
        table.enter(self)

    def tell(self, message: bytes, rest: bytes = b"") -> None:
        self.told.append(json.loads(message + rest))

    @property
    def clock(self) -> Any:
        """The last clock that was sent, in whole seconds."""
        clock = self.told[-1]["clock"]
        if clock is None:
            return None
        grace = clock["grace"]
        return clock["seat"], round(clock["left"] / 1000), None if grace is None else round(grace / 1000)


class Room:
    """One server process: a lobby with bots and clocks."""

    def __init__(self, path: Path) -> None:
        self.store = SqliteStore(path)
        self.clocks = Timers(PrometheusMetrics())
        self.bots = Bots(SLOW)
        self.lobby = Lobby(self.store, self.bots, self.clocks)

    async def after(self, seconds: float) -> None:
        """Let time pass, and let happen what then happens."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        loop.now += seconds
        await self.settled()

    async def settled(self) -> None:
        for _ in range(3):
            await asyncio.sleep(0)
            await asyncio.gather(*self.clocks._under_way)

    async def open(self, seats: int = 2, game: str = "tile-rummy", **options: Any) -> tuple[Table, list[str]]:
        """Make a table, let people sit down, and start; bots take the other seats."""
        code, _, token = await self.lobby.create(game, 2, {**({} if "clock" in options else MINUTE), **options}, "Anna")
        table = await self.lobby.find(code)
        tokens = [token, *[(await table.sit("Ben"))[1] for _ in range(seats - 1)]]
        await table.do(commands.start, 0, next(iter(BOTS[game])), asked=Asked(0, "start"))
        return table, tokens

    async def two_people(self, **options: Any) -> tuple[Table, Person, Person]:
        """Return a table, the player on turn, and the other one."""
        table, tokens = await self.open(game="tile-rummy", rounds=1, **options)
        self.tokens = tokens
        people = [Person(table, seat, token) for seat, token in enumerate(tokens)]
        (first,) = table.state.to_act
        return table, people[first], people[1 - first]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def play(story: Callable[[Room], Awaitable[None]], path: Path) -> None:
    """Run a scenario as if in a separate process."""

    async def tell() -> None:
        room = Room(path)
        try:
            await story(room)
        finally:
            await room.clocks.close()
            await room.bots.close()
            await room.store.close()

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(tell())


async def timeouts(room: Room, table: Table) -> list[int]:
    """Return who was timed out, according to the stored events."""
    events = await stored(room, table)
    return [event.seat for event in events if isinstance(event, Played) and event.action == "timeout"]


async def stored(room: Room, table: Table) -> list[Event]:
    found = await room.store.load(table.state.setup.code)
    assert found is not None
    return [entry.event for entry in found[1]]


def counted() -> float:
    """Return how many turns were ended by clocks, as Prometheus reads it."""
    return REGISTRY.get_sample_value("tablee_time_up_total") or 0.0


def exchange(table: Table, seat: int) -> str:
    return f"exchange {table.state.played.state.racks[seat][0]}"


async def refused(doing: Awaitable[object]) -> str:
    with pytest.raises(IllegalAction) as refusal:
        await doing
    return refusal.value.refusal.code


def test_when_the_time_is_up_the_table_ends_the_turn_once(path: Path) -> None:
    async def story(room: Room) -> None:
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

    play(story, path)


def test_what_is_said_in_time_counts_and_the_next_player_has_all_of_the_time(path: Path) -> None:
    async def story(room: Room) -> None:
        table, one, two = await room.two_people()
        assert one.seat is not None
        await room.after(60 + NETWORK_DELAY_S / 2)  # it was on its way
        await table.play(one.seat, exchange(table, one.seat), table.state.version)
        assert two.clock == (two.seat, 60, None)
        await room.after(50)
        Person(table, None, None)
        assert two.clock == (two.seat, 10, None)
        assert await timeouts(room, table) == []

    play(story, path)


def test_a_turn_of_several_actions_has_one_limit(path: Path) -> None:
    async def story(room: Room) -> None:
        table, one, _ = await room.two_people(version="draw-keep")
        assert one.seat is not None
        await room.after(40)
        await table.play(one.seat, "draw", table.state.version)
        assert one.clock == (one.seat, 20, None)
        drawn = table.state.played.state.racks
        await room.after(20 + NETWORK_DELAY_S)
        assert await timeouts(room, table) == [one.seat]
        assert table.state.played.state.racks == drawn

    play(story, path)


@pytest.mark.parametrize("first", ["move", "clock"])
def test_of_a_move_and_the_end_of_the_time_one_wins(path: Path, first: str) -> None:
    async def story(room: Room) -> None:
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

    play(story, path)


def test_of_two_processes_one_ends_the_turn(path: Path) -> None:
    async def story(room: Room) -> None:
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
        for _ in range(500):  # the second one first reads what the other stored
            if await timeouts(room, table):
                break
        await room.settled()
        await other.settled()
        assert await timeouts(room, table) == [one.seat]
        await other.clocks.close()
        await other.store.close()

    play(story, path)


def test_who_loses_the_connection_gets_grace_and_everyone_is_told(path: Path) -> None:
    async def story(room: Room) -> None:
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

    play(story, path)


def test_what_is_counted_is_turns_that_a_clock_ended_and_not_those_that_rest(path: Path) -> None:
    async def story(room: Room) -> None:
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

    play(story, path)


def test_while_no_player_is_there_the_turn_rests_once_the_grace_is_spent(path: Path) -> None:
    async def story(room: Room) -> None:
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

    play(story, path)


def test_who_is_back_within_the_grace_finds_the_turn_as_it_was(path: Path) -> None:
    async def story(room: Room) -> None:
        table, one, two = await room.two_people()
        version = table.state.version
        table.exit(two)
        await room.after(10)
        table.exit(one)
        await room.after(20)
        table.enter(one)
        assert one.clock == (one.seat, 50, None)
        assert table.state.version == version

    play(story, path)


def test_a_turn_that_begins_while_nobody_is_there_rests_too(path: Path) -> None:
    async def story(room: Room) -> None:
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

    play(story, path)


def test_what_was_said_to_the_table_before_its_turn_rested_is_not_stale(path: Path) -> None:
    async def story(room: Room) -> None:
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

    play(story, path)


def test_what_is_left_in_the_banks_is_told_to_all_and_each_turn_adds_to_it(path: Path) -> None:
    async def story(room: Room) -> None:
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

    play(story, path)


def test_an_empty_bank_ends_the_turn_and_later_turns_have_the_increment(path: Path) -> None:
    async def story(room: Room) -> None:
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

    play(story, path)


def test_without_an_increment_an_empty_bank_lets_no_time_for_a_turn(path: Path) -> None:
    async def story(room: Room) -> None:
        table, one, two = await room.two_people(clock="bank", bank_minutes=1, increment_seconds=0)
        assert two.seat is not None
        await room.after(60 + NETWORK_DELAY_S)
        await table.play(two.seat, exchange(table, two.seat), table.state.version)
        assert one.clock == (one.seat, 0, None)
        await room.after(NETWORK_DELAY_S)
        assert await timeouts(room, table) == [one.seat, one.seat]
        assert two.told[-1]["banks"][one.seat] == 0

    play(story, path)


@pytest.mark.parametrize("game", GAMES)
def test_running_out_is_what_the_rules_of_each_game_say(path: Path, game: str) -> None:
    async def story(room: Room) -> None:
        table, tokens = await room.open(game=game, clock="bank", bank_minutes=1, increment_seconds=0)
        people = [Person(table, seat, token) for seat, token in enumerate(tokens)]
        (first,) = table.state.to_act
        before = table.state.played
        await room.after(60 + NETWORK_DELAY_S)
        assert await timeouts(room, table) == [first]
        assert table.state.played == before.play("timeout", first)
        assert {"player": first, "action": "timeout"} in people[0].told[-1]["view"]["log"]
        assert table.state.to_act == {1 - first}

    play(story, path)


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

    play(before, path)
    with changing(path) as db:
        db.execute("UPDATE events SET at = at - ?", (ago,))
    play(after, path)


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

    play(before, path)
    with changing(path) as db:
        db.execute("UPDATE events SET at = at - 100000")
    play(after, path)


def test_a_clock_that_could_not_run_on_is_tried_again(path: Path) -> None:
    async def story(room: Room) -> None:
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

    play(story, path)


@contextmanager
def changing(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path)) as db, db:
        yield db


def test_bots_are_not_timed_and_play_on_for_who_leaves_in_time(path: Path) -> None:
    async def story(room: Room) -> None:
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

    play(story, path)


def test_a_table_without_a_limit_has_no_clock(path: Path) -> None:
    async def story(room: Room) -> None:
        table, one, _ = await room.two_people(turn_seconds=0)
        assert one.clock is None
        await room.after(100_000)
        assert await timeouts(room, table) == []

    play(story, path)


def test_what_could_not_be_stored_is_tried_again(path: Path) -> None:
    async def story(room: Room) -> None:
        table, one, _ = await room.two_people()
        with changing(path) as db:
            db.execute("ALTER TABLE events RENAME TO elsewhere")
        await room.after(60 + NETWORK_DELAY_S)
        assert table.state.to_act == {one.seat}
        with changing(path) as db:
            db.execute("ALTER TABLE elsewhere RENAME TO events")
        await room.after(1)
        assert await timeouts(room, table) == [one.seat]

    play(story, path)


def test_a_clock_that_was_stopped_does_not_ring(path: Path) -> None:
    async def story(room: Room) -> None:
        table, _, _ = await room.two_people()
        await room.clocks.close()
        await room.after(1000)
        assert await timeouts(room, table) == []

    play(story, path)
