"""M5: changes that are stored each time."""

from tests.soak.attacker import Attacker, Seat, say

TABLES = 30
PER_SECOND, MOST = 50, 3_000  # for each table


async def store_words(attacker: Attacker) -> None:
    """Change the words for the seed and the bots' pace as fast as the rate limit allows."""
    seats = await attacker.new_tables(TABLES, "zoo-domino")
    await attacker.begin()
    for seat in seats:
        attacker.fire(attacker.keep_trying(lambda seat=seat: _change(attacker, seat)))
    async for _ in attacker.pace(1, 600):
        pass


async def _change(attacker: Attacker, seat: Seat) -> None:
    async with attacker.seated(seat) as socket:
        async for number in attacker.pace(PER_SECOND, MOST):
            if number % 4:
                await say(socket, "words", id=f"w{id(socket)}-{number}", words=f"{number % 3:060}")
            else:
                await say(socket, "set_pace", id=f"s{id(socket)}-{number}", pace=("quick", "slow")[number // 4 % 2])
