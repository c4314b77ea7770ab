"""M3: as many tables of experts as one address may make, played without a pause."""

from tests.soak.attacker import Attacker, Seat, messages, say

TABLES = 55
MOST_MOVES = 2_000  # at each table


async def keep_bots_busy(attacker: Attacker) -> None:
    """Answer three experts at once, at every table."""
    seats = await attacker.new_tables(TABLES, "romi-rami", players=4)
    await attacker.begin()
    for seat in seats:
        attacker.fire(attacker.keep_trying(lambda seat=seat: _play(attacker, seat)))
    async for _ in attacker.pace(1, 600):
        pass


async def _play(attacker: Attacker, seat: Seat) -> None:
    async with attacker.socket(seat.code) as socket:
        await say(socket, "hello", token=seat.token)
        await say(socket, "start", id="start", fill="expert")
        moves = 0
        async for table in messages(socket):
            if table["type"] != "table" or table["phase"] != "playing" or moves > MOST_MOVES:
                continue
            if table["view"]["turn"] == table["me"]:
                moves += 1
                version = table["version"]
                await say(socket, "play", id=f"p{version}", action=table["view"]["actions"][-1], version=version)
