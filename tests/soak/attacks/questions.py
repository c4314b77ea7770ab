"""M4: questions that take a worker as long as it may work."""

import asyncio

from tests.soak.attacker import Attacker, Seat, say
from tests.soak.attacks.record_bombs import record_of_exchanges

RECORD = 55_000  # exchanges
TABLES = 40
HINTS_PER_SECOND, MOST_HINTS = 2, 120  # for each table
REPLAYS_PER_SECOND, MOST_REPLAYS = 2, 120


async def ask_hard_questions(attacker: Attacker) -> None:
    """Ask for replays of a long record, and for hints at many tables."""
    record = await asyncio.to_thread(record_of_exchanges, RECORD)
    seats = await attacker.new_tables(TABLES, "tile-rummy")
    await attacker.begin()
    for seat in seats:
        attacker.fire(attacker.keep_trying(lambda seat=seat: _ask(attacker, seat)))
    async for number in attacker.pace(REPLAYS_PER_SECOND, MOST_REPLAYS):
        attacker.fire(attacker.post("/api/replay", {"record": record, "first": number}))


async def _ask(attacker: Attacker, seat: Seat) -> None:
    async with attacker.seated(seat) as socket:
        await say(socket, "start", id="start", fill="beginner")
        async for number in attacker.pace(HINTS_PER_SECOND, MOST_HINTS):
            await say(socket, "hint", id=f"h{number}")
