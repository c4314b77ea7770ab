"""C2: legal records that are expensive to play again."""

import asyncio
from functools import cache

from tablee.core.chance import SECRET_BYTES, Seed
from tablee.core.match import NEXT_ROUND, Match
from tablee.core.options import build, options_of
from tablee.core.record import Event, Record
from tablee.games import GAMES
from tests.soak.attacker import Attacker

PLAYERS = 4
LENGTHS = (55_000, 4_500, 400)  # exchanges: as many as fit into 1 MB, and as a limit on events may still allow
PER_SECOND, MOST = 0.5, 30


async def verify_long_records(attacker: Attacker) -> None:
    """Have records verified in which every turn is a shuffle."""
    records = [await asyncio.to_thread(record_of_exchanges, length) for length in LENGTHS]
    await attacker.begin()
    async for number in attacker.pace(PER_SECOND, MOST):
        attacker.fire(attacker.post("/api/verify", {"record": records[number % len(records)]}))


@cache
def record_of_exchanges(length: int) -> str:
    """Return the record of a match of Tile Rummy in which nobody ever lays; shorter if the rules end it earlier."""
    game = build(GAMES["tile-rummy"], {"rounds": 20, "clock": "none", "blocked_after": most_of("blocked_after")})
    first = match = Match.start(game, PLAYERS, Seed(bytes(SECRET_BYTES)))
    events: list[Event] = []
    while len(events) < length and not match.over:
        if match.round_over:
            events.append(Event(None, NEXT_ROUND))
            match = match.next_round()
        else:
            player = match.state.turn
            events.append(Event(player, f"exchange {match.state.racks[player][0]}"))
            match = match.play(events[-1].text, player)
    return Record(first, tuple(events), ("Mallory",) * PLAYERS).write()


def most_of(option: str) -> int:
    """Return the largest value of an option of Tile Rummy."""
    return next(one.most for one in options_of(GAMES["tile-rummy"]) if one.name == option)
