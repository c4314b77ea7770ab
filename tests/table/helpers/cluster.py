"""Two simulated processes on one PostgreSQL: lobbies with their own stores and connections, in one event loop."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from tablee.server.store.database import open_store
from tablee.server.store.postgres import PostgresStore
from tablee.table import commands
from tablee.table.bots.turns import Bots
from tablee.table.clock.timers import Timers
from tablee.table.events import Asked
from tablee.table.lobby import Lobby
from tablee.table.people.tokens import Proof, digest
from tablee.table.table import Table
from tests.server.helpers.server import TIMEOUT_S
from tests.server.helpers.stores.databases import run_sql

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


def run(scenario: Callable[[House, House], Awaitable[None]], database: str, **second: float) -> None:
    """Run a scenario with two processes."""

    async def play() -> None:
        houses = [House(database), House(database, **second)]
        try:
            for house in houses:
                await house.lobby.open()
            await scenario(*houses)
        finally:
            for house in houses:
                await house.close()

    asyncio.run(play())


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


async def bots_turn(house: House) -> Person:
    """Start a game in which it is the turn of a bot that never finishes."""
    code, _, token = await house.lobby.create("zoo-domino", 2, {"first": "2"}, "Anna")
    anna = await house.enter(code, token)
    await anna.table.do(commands.start, 0, "careful", asked=Asked(0, "start"))
    return anna


def keepers(database: str) -> list[str]:
    """Return the processes that keep tables, one for each table."""
    return [holder for (holder,) in run_sql(database, "SELECT holder FROM jobs")]


def timing(*houses: House) -> list[str]:
    """Return the processes whose clocks will ring."""
    return [house.name for house in houses if house.clocks._alarms]
