"""A move is parsed only once, and the result matches its stored text."""

import asyncio
from random import Random
from typing import Any

import pytest

from tablee.bots import Seat, choose_first
from tablee.core.chance import Seed
from tablee.core.match import Match
from tablee.games import GAMES, ZooDomino
from tablee.table import commands
from tablee.table.bots.turns import Bots
from tablee.table.clock.timers import Timers
from tablee.table.events import Asked, Move, Played
from tablee.table.lobby import Lobby
from tablee.table.storage.memory import MemoryStore
from tablee.table.transitions import apply_event


def test_a_move_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    read_action = ZooDomino.read_action

    def counted(game: Any, text: str) -> Any:
        parsed.append(text)
        return read_action(game, text)

    async def story() -> None:
        store = MemoryStore()
        lobby = Lobby(store, Bots(0), Timers())
        code, _, _ = await lobby.create("zoo-domino", 2, {}, "Anna")
        table = await lobby.find(code)
        await table.sit("Ben")
        version = await table.do(commands.start, 0, None)
        match = table.state.played
        (seat,) = match.game.to_act(match.state)
        action = match.game.view_for(match.state, seat).actions[0]
        monkeypatch.setattr(ZooDomino, "read_action", counted)
        assert await table.play(seat, action, version, "first") == version + 1
        assert parsed == [action]
        assert await table.play(seat, action, version, "first") == version + 1  # the same answer, without looking
        assert parsed == [action]
        found = await store.load(code)
        assert found is not None
        last = found[1][-1]
        assert (last.event, last.asked) == (Played(seat, action), Asked(seat, "first"))
        await lobby.close()

    asyncio.run(story())


def shuffled(text: str, rng: Random) -> str:
    """Write the melds of a move, and the pieces of each meld, in another order."""
    verb, *words = text.split()
    if verb != "lay" or {"reject", "taking"} & set(words):
        return text
    melds = [meld.split() for meld in " ".join(words).split("|")]
    for meld in melds:
        rng.shuffle(meld)
    rng.shuffle(melds)
    return f"lay {' | '.join(map(' '.join, melds))}"


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_text_means_the_action_that_was_judged(name: str) -> None:
    rng, written_otherwise = Random(7), 0
    match = Match.start(GAMES[name](), 2, Seed(bytes(16)))
    while not match.round_over:
        (seat,) = match.game.to_act(match.state)
        view = match.game.view_for(match.state, seat)
        written = match.game.write_action(choose_first(Seat(match.game, view, rng)).action)
        text = shuffled(written, rng) if name.endswith("rummy") else written
        action = match.game.read_action(text)
        stored = match.game.write_action(action)
        written_otherwise += text != stored
        assert match.game.read_action(stored) == action
        match = match.apply(seat, action)
    assert written_otherwise or not name.endswith("rummy")


def test_a_parsed_move_leads_where_its_event_leads() -> None:
    async def story() -> None:
        lobby = Lobby(MemoryStore(), Bots(0), Timers())
        code, _, _ = await lobby.create("zoo-domino", 2, {}, "Anna")
        table = await lobby.find(code)
        await table.sit("Ben")
        await table.do(commands.start, 0, None)
        now = table.state
        (seat,) = now.to_act
        text = now.setup.game.view_for(now.played.state, seat).actions[0]
        (move,) = commands.play(now, seat, text, now.version, table.lease)
        assert isinstance(move, Move)
        assert apply_event(now, move) == apply_event(now, move.event)
        await lobby.close()

    asyncio.run(story())
