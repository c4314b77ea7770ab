"""L5: clients that send more than is read, and disconnect."""

from tests.soak.attacker import Attacker, Seat, say

MESSAGES = 3_000
PER_SECOND, MOST = 2, 120


async def flood_and_hang_up(attacker: Attacker) -> None:
    """Fill a connection with messages and drop it, twice a second."""
    seat = await attacker.new_table("zoo-domino")
    await attacker.begin()
    async for _ in attacker.pace(PER_SECOND, MOST):
        attacker.fire(_flood(attacker, seat))


async def _flood(attacker: Attacker, seat: Seat) -> None:
    async with attacker.socket(seat.code) as socket:
        await say(socket, "hello", token=seat.token)
        for number in range(MESSAGES):
            await say(socket, "emote", id=f"e{number}", emote="hello")
        socket.transport.abort()
