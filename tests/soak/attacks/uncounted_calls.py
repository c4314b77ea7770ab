"""M7: calls that no limit counted, and messages that left a stack trace in the log."""

from tests.soak.attacker import Attacker, Seat

LONG_PATH = "/" + "a" * 300
DEPTH = 1_900
CALLS = (LONG_PATH, "/api/openapi.json", "/api/docs", "/", "/api/openapi.json")
CALLS_PER_SECOND, MOST_CALLS = 200, 12_000
MESSAGES_PER_SECOND, MOST_MESSAGES = 50, 3_000


async def call_what_is_not_counted(attacker: Attacker) -> None:
    """Ask for long paths, the description and the page; send nested actions over a socket."""
    seat = await attacker.new_table("zoo-domino")
    await attacker.begin()
    attacker.fire(attacker.keep_trying(lambda: _nest(attacker, seat)))
    async for number in attacker.pace(CALLS_PER_SECOND, MOST_CALLS):
        attacker.fire(attacker.get(CALLS[number % len(CALLS)]))


async def _nest(attacker: Attacker, seat: Seat) -> None:
    nested = "[" * DEPTH + "]" * DEPTH
    kinds = (
        f'{{"type":"play","id":"a","action":{nested},"version":1}}',
        f'{{"type":"play","id":"a","action":"pass","version":1,"more":{nested}}}',
    )
    async with attacker.seated(seat) as socket:
        async for number in attacker.pace(MESSAGES_PER_SECOND, MOST_MESSAGES):
            await socket.send(kinds[number % len(kinds)])
