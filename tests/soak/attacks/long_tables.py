"""H4: a table with thousands of events, whose record is asked for again and again."""

import asyncio
from contextlib import AsyncExitStack, suppress

from websockets.asyncio.client import ClientConnection

from tests.soak.attacker import Attacker, messages, say
from tests.soak.attacks.record_bombs import most_of

EVENTS = 4_000
PLAYING_TIME_S = 25.0
PER_SECOND, MOST = 10, 600


async def ask_for_long_records(attacker: Attacker) -> None:
    """Exchange tiles alone for a while, then request the record as often as the rate limit allows."""
    blocked_after = most_of("blocked_after")
    host = await attacker.new_table("tile-rummy", rounds=20, clock="none", blocked_after=blocked_after)
    guest = await attacker.sit(host.code)
    async with AsyncExitStack() as sockets:
        both = [await sockets.enter_async_context(attacker.socket(host.code)) for _ in range(2)]
        for socket, seat in zip(both, (host, guest), strict=True):
            await say(socket, "hello", token=seat.token)
        await asyncio.sleep(0.5)
        await say(both[0], "start", id="start")
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(_exchange(attacker, socket) for socket in both)), PLAYING_TIME_S)
    await attacker.begin()
    async for _ in attacker.pace(PER_SECOND, MOST):
        attacker.fire(attacker.get(f"/api/tables/{host.code}/record"))


async def _exchange(attacker: Attacker, socket: ClientConnection) -> None:
    """Exchange a tile every turn."""
    version = 0
    async for table in messages(socket):
        if table["type"] != "table" or table["version"] <= version or table["phase"] == "waiting":
            continue
        version = attacker.answers["events"] = table["version"]
        if version > EVENTS or table["phase"] == "match_over":
            return
        if table["phase"] == "round_over":
            await say(socket, "next_round", id=f"n{version}", version=version)
        elif table["view"]["turn"] == table["me"]:
            action = f"exchange {table['view']['hand'][0]}"
            await say(socket, "play", id=f"p{version}", action=action, version=version)
