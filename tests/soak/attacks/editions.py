"""L9: an edition of Romi Rami that makes as many legal actions as the rules allow."""

import asyncio
import json
from contextlib import suppress

from websockets.asyncio.client import ClientConnection

from tablee.games.romi_rami.pieces.edition import MOST_OF_THREE
from tests.soak.attacker import Attacker, Seat, messages, say

SUITS = ("heart", "diamond", "cherry", "clover")
REQUIREMENTS = (["pair", "pair", "pair"], ["pair", "pair"], ["pair", "three"], ["three", "three"])
EDITION = json.dumps(
    {
        "cards": {suit: [20, 20] for suit in SUITS},
        "contracts": [
            {"requires": each, "points": 1, "bonus": SUITS[:MOST_OF_THREE] if len(each) == 3 else SUITS}
            for each in REQUIREMENTS
        ],
        "trophies": [],
    }
)
ENOUGH_ACTIONS = 350
PLAYING_TIME_S = 10.0
PER_SECOND, MOST = 95, 5_700


async def list_many_actions(attacker: Attacker) -> None:
    """Collect cards until there are many ways to pay, then have the table sent again and again."""
    seat = await attacker.new_table("romi-rami", edition=EDITION)
    async with attacker.socket(seat.code) as socket:
        with suppress(TimeoutError):
            async with asyncio.timeout(PLAYING_TIME_S):
                attacker.answers["legal actions"] = await _collect(socket, seat)
    await attacker.begin()
    await attacker.keep_trying(lambda: _ask_again(attacker, seat))


async def _collect(socket: ClientConnection, seat: Seat) -> int:
    """Play until there is enough to choose from; return how much."""
    await say(socket, "hello", token=seat.token)
    await say(socket, "start", id="start", fill="beginner")
    async for table in messages(socket):
        if table["type"] != "table" or table["phase"] != "playing" or table["view"]["turn"] != table["me"]:
            continue
        actions, version = table["view"]["actions"], table["version"]
        if len(actions) >= ENOUGH_ACTIONS:
            return len(actions)
        keeping = [action for action in actions if action.startswith(("take", "end"))] or actions
        await say(socket, "play", id=f"p{version}", action=max(keeping, key=len), version=version)
    return 0


async def _ask_again(attacker: Attacker, seat: Seat) -> None:
    async with attacker.seated(seat) as socket:
        async for number in attacker.pace(PER_SECOND, MOST):
            await say(socket, "set_pace", id=f"s{id(socket)}-{number}", pace=("quick", "none")[number % 2])
