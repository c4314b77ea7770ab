"""A database with tables of every state, and of any age."""

import asyncio

from tablee.table import commands
from tablee.table.bots.turns import Bots
from tablee.table.clock.timers import Timers
from tablee.table.events import Asked
from tablee.table.lobby import Lobby
from tests.server.helpers.stores.databases import opened, run_sql

DAY = 86400


def make_older(database: str, code: str, days: float) -> None:
    """Move all events of a table this many days into the past."""
    for table in ("tables", "events"):
        run_sql(database, f"UPDATE {table} SET at = at - {days * DAY} WHERE code = '{code}'")


async def make_tables(lobby: Lobby) -> tuple[str, str, str]:
    """Make a table that never started, one in play, and one that is over."""
    codes = [(await lobby.create("zoo-domino", 2, {"rounds": 1}, "Anna"))[0] for _ in range(3)]
    for code in codes[1:]:
        table = await lobby.find(code)
        await table.sit("Ben")
        await table.do(commands.start, 0, None, asked=Asked(0, "start"))
    over = await lobby.find(codes[2])
    while not over.state.played.over:
        await move(lobby, codes[2])
    await move(lobby, codes[1])
    return codes[0], codes[1], codes[2]


async def move(lobby: Lobby, code: str) -> None:
    table = await lobby.find(code)
    now = table.state
    (seat,) = now.to_act
    action = now.played.game.view_for(now.played.state, seat).actions[0]
    await table.play(seat, action, now.version)


def fill(database: str) -> tuple[str, str, str]:
    async def story() -> tuple[str, str, str]:
        async with opened(database) as store:
            return await make_tables(Lobby(store, Bots(0), Timers()))

    return asyncio.run(story())
