"""Tables in short: correct whether awake or asleep, read once, and without anything that a spectator may not know."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Literal

import msgspec
import pytest

from tablee.core.errors import TableeError
from tablee.table import commands
from tablee.table.bots.turns import Bots
from tablee.table.clock.timers import Timers
from tablee.table.events import Asked, Entry, Setup
from tablee.table.lobby import Lobby
from tablee.table.messages.summaries import Summary
from tablee.table.people.tokens import Proof, digest
from tablee.table.refusals import REFUSALS
from tablee.table.rendering.summaries import Short, Wanted
from tablee.table.storage.memory import MemoryStore
from tablee.table.storage.store import StoreFailed
from tests.server.helpers.leaks.variants import otherwise
from tests.table.helpers.situations import situations


class CountingStore(MemoryStore):
    """Counts how often a whole table is read."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []

    async def load(self, code: str) -> tuple[Setup, list[Entry]] | None:
        self.loaded.append(code)
        return await super().load(code)


@asynccontextmanager
async def lobby_on(store: MemoryStore) -> AsyncIterator[Lobby]:
    bots, timers = Bots(pace=0), Timers()
    lobby = Lobby(store, bots, timers)
    await lobby.open()
    yield lobby
    await timers.close()
    await bots.close()
    await lobby.close()


async def short(lobby: Lobby, code: str, *tokens: str, guest: bytes | None = None) -> Summary:
    proofs = tuple(Proof(digest(token), guest) for token in tokens) or (Proof(None, guest),)
    (summary,) = (await lobby.summaries([Wanted(code, proofs)])).summaries.tables
    return summary


def test_a_sleeping_table_is_read_once_and_stays_asleep() -> None:
    async def story() -> None:
        store = CountingStore()
        async with lobby_on(store) as lobby:
            code, seat, token = await lobby.create("zoo-domino", 2, {}, "Anna")
            told = [await short(lobby, code, token) for _ in range(3)]
            assert store.loaded == [code]
            assert lobby.count() == (0, 0)
            assert told[0] == told[1] == told[2]
            assert (told[0].phase, told[0].mine, told[0].seats[0].name) == ("waiting", [seat], "Anna")

    asyncio.run(story())


def test_a_table_that_went_on_is_read_again() -> None:
    async def story() -> None:
        store = CountingStore()
        async with lobby_on(store) as lobby:
            code, _, token = await lobby.create("zoo-domino", 2, {}, "Anna")
            before = await short(lobby, code, token)
            table = await lobby.find(code)
            await table.sit("Ben")
            awake = await short(lobby, code, token)
            del table
            asleep = await short(lobby, code, token)
            assert [seat.name for seat in before.seats] == ["Anna", None]
            assert [seat.name for seat in awake.seats] == ["Anna", "Ben"]
            assert asleep == awake
            assert asleep.at >= before.at
            assert store.loaded == [code] * 3  # the summary, `find`, and the summary after it went on

    asyncio.run(story())


def test_it_says_whose_turn_it_is_and_since_when() -> None:
    async def story() -> None:
        async with lobby_on(MemoryStore()) as lobby:
            code, seat, token = await lobby.create("zoo-domino", 2, {"first": "1"}, "Anna")
            table = await lobby.find(code)
            _, other = await table.sit("Ben")
            assert (await short(lobby, code, token)).turn == []
            await table.do(commands.start, seat, None, asked=Asked(seat, "start"))
            began = await short(lobby, code, token, other)
            assert (began.turn, began.mine, began.began) == ([0], [0, 1], began.version)
            await table.do(commands.set_pace, seat, "quick", asked=Asked(seat, "pace"))
            later = await short(lobby, code, other)
            assert (later.turn, later.mine) == ([0], [1])
            assert later.began == began.began < later.version

    asyncio.run(story())


def test_a_guest_is_known_by_the_cookie_alone() -> None:
    async def story() -> None:
        async with lobby_on(MemoryStore()) as lobby:
            code, *_ = await lobby.create("zoo-domino", 2, {}, "Anna", guest=b"anna")
            assert (await short(lobby, code, guest=b"anna")).mine == [0]
            assert (await short(lobby, code, guest=b"ben")).mine == []
            assert (await short(lobby, code)).mine == []

    asyncio.run(story())


def test_what_is_unknown_is_counted() -> None:
    async def story() -> None:
        async with lobby_on(MemoryStore()) as lobby:
            code, _, token = await lobby.create("zoo-domino", 2, {}, "Anna")
            guessed = Proof(digest("guessed"))
            wanted = [Wanted("NOSUCHCODE"), Wanted(code.lower(), (Proof(digest(token)), guessed)), Wanted("no code!")]
            summaries, wrong = await lobby.summaries(wanted)
            assert [table.code for table in summaries.tables] == [code]
            assert summaries.gone == ["NOSUCHCODE", "NO CODE!"]
            assert wrong == 3

    asyncio.run(story())


@pytest.mark.parametrize("error", [REFUSALS("table.other_rules"), StoreFailed("the disk is gone")])
def test_a_table_of_unknown_rules_is_gone_and_a_failure_is_a_failure(error: TableeError) -> None:
    class FailingStore(MemoryStore):
        async def load(self, code: str) -> tuple[Setup, list[Entry]] | None:
            raise error

    async def story() -> None:
        store = FailingStore()
        async with lobby_on(store) as lobby:
            code, *_ = await lobby.create("zoo-domino", 2, {}, "Anna")
            if isinstance(error, StoreFailed):
                with pytest.raises(StoreFailed):
                    await lobby.summaries([Wanted(code)])
            else:
                summaries, wrong = await lobby.summaries([Wanted(code)])
                assert (summaries.tables, summaries.gone, wrong) == ([], [code], 0)

    asyncio.run(story())


def test_only_the_latest_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.table.rendering.summaries.MAX_KEPT", 2)

    async def story() -> None:
        store = CountingStore()
        async with lobby_on(store) as lobby:
            codes = [(await lobby.create("zoo-domino", 2, {}, "Anna"))[0] for _ in range(3)]
            await lobby.summaries([Wanted(code) for code in codes])
            await lobby.summaries([Wanted(code) for code in (codes[2], codes[1], codes[0])])
            assert store.loaded == [*codes, codes[0]]

    asyncio.run(story())


@pytest.mark.parametrize("way", ["draw", "trumps"])
def test_what_a_spectator_may_not_know_is_in_no_summary(way: Literal["draw", "trumps"]) -> None:
    rng = Random(9)
    different = 0
    for now in situations(way):
        told = msgspec.json.encode(Short.of(now).told(1.0, ()))
        for _ in range(3):
            other = otherwise(now, None, rng)
            different += other.played.state != now.played.state
            assert msgspec.json.encode(Short.of(other).told(1.0, ())) == told
    assert different > 10
