"""H3: drafts of a whole box with two stars without a face."""

from tablee.games.tile_rummy.pieces.tiles import FACES
from tests.soak.attacker import Attacker, Seat, say, start_with_bots

TILES = FACES + FACES
CLIENTS = 6
CHECKS_PER_SECOND, MOST_CHECKS = 1.5, 90  # for each client
LESSONS_PER_SECOND, MOST_LESSONS = 6, 360


async def check_drafts(attacker: Attacker) -> None:
    """Have drafts judged at a table and in a lesson."""
    seat = await attacker.new_table("tile-rummy")
    async with attacker.socket(seat.code) as socket:
        await start_with_bots(socket, seat, "casual")
    await attacker.begin()
    for _ in range(CLIENTS):
        attacker.fire(attacker.keep_trying(lambda: _check(attacker, seat)))
    async for number in attacker.pace(LESSONS_PER_SECOND, MOST_LESSONS):
        attacker.fire(attacker.post("/api/lessons/tile-rummy/0/check", {"action": _different(number)}))


async def _check(attacker: Attacker, seat: Seat) -> None:
    async with attacker.seated(seat) as socket:
        async for number in attacker.pace(CHECKS_PER_SECOND, MOST_CHECKS):
            await say(socket, "check", id=f"c{number}", action=_different(number))


def _different(number: int) -> str:
    """Return a draft that no cache has seen."""
    place = number % len(TILES)
    return " ".join(("lay", *TILES[place:], *TILES[:place], "*", "*"))
