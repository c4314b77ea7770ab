"""A program that plays a game with nothing but the standard library and msgspec: `python standalone.py GAME`."""

import asyncio
import json
import sys
from random import Random
from typing import Any

ALLOWED = sys.stdlib_module_names | {"msgspec", "tablee", "__main__"}


class OnlyAllowed:
    """Finds no other third-party package, as if it were not installed."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name.partition(".")[0] not in ALLOWED:
            raise ModuleNotFoundError(f"{name} is not installed here", name=name)


class Person:
    """A viewer that knows only what it is sent, like the page."""

    def __init__(self, proof: Any) -> None:
        self.proof = proof
        self.table: dict[str, Any] = {}

    def tell(self, message: bytes, rest: bytes = b"") -> None:
        told = json.loads(message + rest)
        if told["type"] == "table":
            self.table = told


async def play(game: str) -> None:
    """Play a match of a person and bots, and print the result."""
    from tablee.bots import Seat, choose_first
    from tablee.core.record import read_record
    from tablee.games import find_game
    from tablee.table import commands
    from tablee.table.analysing.analyst import Analyst
    from tablee.table.bots.turns import Bots
    from tablee.table.clock.timers import Timers
    from tablee.table.events import Asked
    from tablee.table.lobby import Lobby
    from tablee.table.people.tokens import Proof, digest
    from tablee.table.storage.memory import MemoryStore

    bots, timers = Bots(pace=0), Timers()
    lobby = Lobby(MemoryStore(), bots, timers)
    await lobby.open()
    code, seat, token = await lobby.create(game, 2, {"rounds": 2}, "Anna")
    table = await lobby.find(code)
    person = Person(Proof(digest(token)))
    table.enter(person)
    await table.do(commands.start, seat, "beginner", asked=Asked(seat, "start"))
    while person.table["phase"] != "match_over":
        match = table.state.played
        if person.table["phase"] == "round_over":
            await table.do(commands.next_round, seat, person.table["version"], asked=Asked(seat, f"deal {match.round}"))
        elif seat in match.game.to_act(match.state):
            view = match.game.view_for(match.state, seat)
            action = match.game.write_action(choose_first(Seat(match.game, view, Random(7))).action)
            await table.play(seat, action, person.table["version"], f"move {person.table['version']}")
        else:
            await asyncio.sleep(0)
    record = await lobby.record(code)
    analysis = await Analyst(bots.bot_client).find("home", record, "quick", 0, lambda: None)
    *_, (_, last) = read_record(record, find_game).replay()
    await timers.close()
    await bots.close()
    await lobby.close()
    print(json.dumps({"sheet": person.table["sheet"], "replayed": last.sheet, "choices": len(analysis.choices)}))


if __name__ == "__main__":
    sys.meta_path.insert(0, OnlyAllowed())
    asyncio.run(play(sys.argv[1]))
    assert "tablee.server" not in sys.modules
