"""Tables with clocks on a real store; only the event loop's time is simulated, so that nobody has to wait."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tablee.core.errors import IllegalAction
from tablee.games.bots import BOTS
from tablee.server.observability.metrics import PrometheusMetrics
from tablee.server.store.sqlite import SqliteStore
from tablee.table import commands
from tablee.table.bots.turns import Bots
from tablee.table.clock.timers import Timers
from tablee.table.events import Asked, Event, Played
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


def run(scenario: Callable[[Room], Awaitable[None]], path: Path) -> None:
    """Run a scenario as if in a separate process."""

    async def play() -> None:
        room = Room(path)
        try:
            await scenario(room)
        finally:
            await room.clocks.close()
            await room.bots.close()
            await room.store.close()

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(play())


async def timeouts(room: Room, table: Table) -> list[int]:
    """Return who was timed out, according to the stored events."""
    events = await stored(room, table)
    return [event.seat for event in events if isinstance(event, Played) and event.action == "timeout"]


async def stored(room: Room, table: Table) -> list[Event]:
    found = await room.store.load(table.state.setup.code)
    assert found is not None
    return [entry.event for entry in found[1]]


def exchange(table: Table, seat: int) -> str:
    return f"exchange {table.state.played.state.racks[seat][0]}"


async def refused(doing: Awaitable[object]) -> str:
    with pytest.raises(IllegalAction) as refusal:
        await doing
    return refusal.value.refusal.code


@contextmanager
def changing(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path)) as db, db:
        yield db
