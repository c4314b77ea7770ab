"""Every store: an awaited change is on the disk, and only one wins a race."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from tablee.core.errors import IllegalAction
from tablee.table import commands
from tablee.table.bots.turns import Bots
from tablee.table.clock.timers import Timers
from tablee.table.events import Asked, Change, Dealt, Entry, Played, Setup, Started
from tablee.table.lobby import Lobby
from tablee.table.storage.store import Conflict, Store, StoreFailed
from tests.server.helpers.fixtures import on_every_store_anywhere
from tests.server.helpers.stores.databases import opened, run_sql
from tests.server.helpers.stores.stored_table import ANNA, SETUP

pytestmark = on_every_store_anywhere


@asynccontextmanager
async def with_a_table(database: str) -> AsyncIterator[Store]:
    async with opened(database) as store:
        await store.append(Change("TABLE", (ANNA,), SETUP))
        yield store


def test_what_was_stored_comes_back(database: str) -> None:
    entries = [ANNA, Entry(2, Started()), Entry(3, Played(0, "pass"), Asked(0, "ä")), Entry(4, Dealt())]

    async def story() -> None:
        async with with_a_table(database) as store:
            for entry in entries[1:]:
                await store.append(Change("TABLE", (entry,)))
            assert await store.load("TABLE") == (SETUP, entries)
            assert await store.since("TABLE", 2) == entries[2:]
            assert await store.since("TABLE", 4) == []
            for nobody in ("OTHER", "table", "", "TAB\0LE", "ä" * 5000):
                assert await store.load(nobody) is None
                assert await store.since(nobody, 0) == []
        async with opened(database) as again:
            assert await again.load("TABLE") == (SETUP, entries)

    asyncio.run(story())


def test_the_newest_event_of_many_tables_is_one_question(database: str) -> None:
    async def story() -> None:
        async with with_a_table(database) as store:
            await store.append(Change("OTHER", (ANNA,), replace(SETUP, code="OTHER")))
            before = await store.newest(["TABLE", "OTHER", "NONE", "ä"])
            await store.append(Change("TABLE", (Entry(2, Started()),)))
            after = await store.newest(["TABLE", "OTHER"])
            assert {code: number for code, (number, _) in before.items()} == {"TABLE": 1, "OTHER": 1}
            assert after["OTHER"] == before["OTHER"]
            assert after["TABLE"][0] == 2
            assert after["TABLE"][1] >= before["TABLE"][1] > 1e9
            assert await store.newest([]) == {}

    asyncio.run(story())


def test_a_change_that_loses_a_race_fails_alone(database: str) -> None:
    async def story() -> None:
        async with with_a_table(database) as store, opened(database) as other:
            for number in range(2, 42):
                rivals = [store.append(Change("TABLE", (Entry(number, Played(seat, "pass")),))) for seat in (0, 1)]
                rivals.append(other.append(Change("TABLE", (Entry(number, Dealt()),))))
                setup = Setup(f"NEW{number}", SETUP.game, 2, SETUP.seed)
                bystander = store.append(Change(setup.code, (ANNA,), setup))
                *ends, untouched = await asyncio.gather(*rivals, bystander, return_exceptions=True)
                assert ends.count(None) == 1
                assert sum(isinstance(end, Conflict) for end in ends) == 2
                assert untouched is None
            stored = await store.load("TABLE")
            assert stored is not None
            assert [entry.number for entry in stored[1]] == list(range(1, 42))

    asyncio.run(story())


def test_two_processes_that_store_for_the_same_tables_never_block_each_other(database: str) -> None:
    async def hurry(store: Store, codes: list[str], seat: int) -> int:
        won = 0
        for number in range(2, 30):
            changes = (Change(code, (Entry(number, Played(seat, "pass")),)) for code in codes)
            ends = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
            assert all(end is None or isinstance(end, Conflict) for end in ends)
            won += ends.count(None)
        return won

    async def story() -> None:
        async with opened(database) as store, opened(database) as other:
            codes = [f"T{number}" for number in range(10)]
            for code in codes:
                await store.append(Change(code, (ANNA,), Setup(code, SETUP.game, 2, SETUP.seed)))
            both = await asyncio.gather(hurry(store, codes, 0), hurry(other, codes[::-1], 1))
            assert sum(both) == 28 * len(codes)

    asyncio.run(story())


def test_a_change_is_stored_whole_or_not_at_all(database: str) -> None:
    again = Setup("AGAIN", SETUP.game, 2, SETUP.seed)

    async def story() -> None:
        async with with_a_table(database) as store:
            taken = Change("TABLE", (Entry(2, Started()), ANNA), also=Change("AGAIN", (ANNA,), again))
            with pytest.raises(Conflict):
                await store.append(taken)
            assert await store.load("AGAIN") is None
            stored = await store.load("TABLE")
            assert stored is not None
            assert stored[1] == [ANNA]
            await store.append(Change("TABLE", (Entry(2, Started()),), also=Change("AGAIN", (ANNA,), again)))
            assert await store.load("AGAIN") == (again, [ANNA])

    asyncio.run(story())


def test_what_was_given_up_while_it_waited_is_not_stored(database: str) -> None:
    async def story() -> None:
        async with with_a_table(database) as store:
            waiting = store.append(Change("TABLE", (Entry(2, Started()),)))
            bystander = store.append(Change("TABLE", (Entry(3, Dealt()),)))
            waiting.cancel()
            await bystander
            assert await store.since("TABLE", 1) == [Entry(3, Dealt())]

    asyncio.run(story())


def test_many_changes_at_once_are_stored_and_acknowledged_even_if_the_first_callback_fails(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """More than fits into one statement, with a new table: everything is stored, and each waiter gets one answer."""
    told: list[int] = []

    class Receipt:
        is_over = False

        def __init__(self, number: int) -> None:
            self.number = number

        def give(self, error: BaseException | None) -> None:
            assert error is None
            self.is_over = True
            told.append(self.number)
            if self.number == 2:
                raise RuntimeError("stumbled")

    async def story() -> None:
        async with with_a_table(database) as store:
            for number in range(2, 1203):
                store.put(Change("TABLE", (Entry(number, Dealt()),)), Receipt(number))
            async with asyncio.timeout(60):
                await store.append(Change("OTHER", (ANNA,), Setup("OTHER", SETUP.game, 2, SETUP.seed)))
            assert [entry.number for entry in await store.since("TABLE", 1)] == list(range(2, 1203))

    asyncio.run(story())
    assert told == list(range(2, 1203))
    assert "a receipt could not be given" in caplog.text


def test_a_closed_store_says_so(database: str) -> None:
    async def story() -> None:
        async with with_a_table(database) as store:
            pass
        with pytest.raises(StoreFailed, match="the store is closed"):
            await store.append(Change("TABLE", (Entry(2, Started()),)))
        with pytest.raises(StoreFailed, match="the store is closed"):
            await store.load("TABLE")

    asyncio.run(story())


def test_a_table_that_lost_a_race_catches_up_and_decides_again(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store, opened(database) as other:
            here, there = (Lobby(one, Bots(0), Timers()) for one in (store, other))
            code, _, _ = await here.create("zoo-domino", 3, {"first": "1"}, "Anna")
            one, two = await here.find(code), await there.find(code)
            assert (await one.sit("Ben"))[0] == 1
            assert (await two.sit("Carl"))[0] == 2
            assert [chair.name for chair in two.state.chairs] == ["Anna", "Ben", "Carl"]
            assert await two.do(commands.start, 0, None, asked=Asked(0, "start")) == 4
            one = await Lobby(store, Bots(0), Timers()).find(code)
            (action, *_) = one.state.played.game.view_for(one.state.played.state, 0).actions
            assert await one.play(0, action, 4, "first") == 5
            with pytest.raises(IllegalAction) as refused:
                await two.play(0, action, 4, "second")
            assert refused.value.refusal.code == "turn.stale"
            assert two.state.version == 5
            assert await two.play(0, action, 4, "first") == 5

    asyncio.run(story())


def test_a_table_that_nobody_holds_sleeps_in_the_store(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            lobby = Lobby(store, Bots(0), Timers())
            code, _, _ = await lobby.create("zoo-domino", 2, {}, "Anna")
            table = await lobby.find(code.lower())
            assert await lobby.find(code) is table
            assert len(lobby._tables) == 1
            del table
            assert len(lobby._tables) == 0
            assert (await lobby.find(code)).state.chairs[0].name == "Anna"

    asyncio.run(story())


def test_what_cannot_be_stored_changes_nothing_and_can_be_tried_again(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            lobby = Lobby(store, Bots(0), Timers())
            code, _, _ = await lobby.create("zoo-domino", 3, {}, "Anna")
            table = await lobby.find(code)
            run_sql(database, "ALTER TABLE events RENAME TO elsewhere")
            with pytest.raises(StoreFailed):
                await table.sit("Ben")
            with pytest.raises(StoreFailed):
                await store.load(code)
            assert table.state.version == 1
            run_sql(database, "ALTER TABLE elsewhere RENAME TO events")
            assert (await table.sit("Ben"))[0] == 1

    asyncio.run(story())


def test_a_table_of_other_rules_says_so(database: str) -> None:
    async def refuse(store: Store, code: str) -> str:
        with pytest.raises(IllegalAction) as refused:
            await Lobby(store, Bots(0), Timers()).find(code)
        return refused.value.refusal.code

    async def story() -> None:
        async with opened(database) as store:
            await store.append(Change("TABLE", (ANNA, Entry(2, Played(0, "pass"))), SETUP))
            for code in ("OLDER", "DANCED", "RED"):
                await store.append(Change(code, (ANNA,), Setup(code, SETUP.game, 2, SETUP.seed)))
            run_sql(database, "UPDATE tables SET rules = 0 WHERE code = 'OLDER'")
            # What a newer server may have stored without a change of the schema:
            run_sql(database, """UPDATE events SET event = '{"type": "danced"}' WHERE code = 'DANCED'""")
            run_sql(database, """UPDATE tables SET options = '{"colour": "red"}' WHERE code = 'RED'""")
            for code in ("TABLE", "OLDER", "DANCED", "RED"):
                assert await refuse(store, code) == "table.other_rules"

    asyncio.run(story())
