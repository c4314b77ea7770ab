"""The store in PostgreSQL, when the database goes away and comes back."""

import asyncio
import logging
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import psycopg
import pytest

from tablee.server.cluster import connection as connection_module
from tablee.server.cluster.connection import Line
from tablee.server.store import postgres as module
from tablee.server.store.database import open_store
from tablee.table.events import Asked, Change, Entry, Played, Setup
from tablee.table.storage.store import Conflict, Store, StoreFailed
from tests.server.helpers.stores.databases import opened, run_sql
from tests.server.helpers.stores.flaky_store import Wire, wire_to
from tests.server.helpers.stores.postgres import Cluster, Postgres
from tests.server.helpers.stores.stored_table import ANNA, SETUP


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A database server that the test may kill."""
    running = Cluster()
    yield running
    running.end()


@pytest.fixture
def url(postgres: Postgres) -> str:
    if not isinstance(postgres, Cluster):
        pytest.skip("needs a server that is reached by a socket in a folder")
    return postgres.new_database()


@pytest.fixture
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="tablee-") as short:  # the path of a socket must be short
        yield Path(short)


def move(number: int, code: str = "TABLE") -> Change:
    return Change(code, (Entry(number, Played(0, "pass"), Asked(0, f"{code} {number}")),))


async def cut_off(wire: Wire, store: Store) -> asyncio.Future[None]:
    """Cut the wire while a move is on it; return the move."""
    wire.breaks, wire.cut = "before", True
    moving = store.append(move(2))
    while not wire.broken:
        await asyncio.sleep(0.01)
    return moving


def test_commits_are_synchronous_whatever_the_server_prefers(url: str) -> None:
    async def story() -> None:
        run_sql(url, f"ALTER DATABASE {url.partition('@/')[2].partition('?')[0]} SET synchronous_commit = off")
        line = Line(url)
        connection = await line.connection()
        answer = await connection.execute("SHOW synchronous_commit")
        assert await answer.fetchone() == ("on",)
        await line.close()

    asyncio.run(story())


@pytest.mark.parametrize("when", ["before", "after"])
def test_what_a_broken_connection_left_open_is_found_out(
    url: str, folder: Path, when: Literal["before", "after"]
) -> None:
    """Broken before the question arrived, it is asked again; broken before the answer, it is found to be stored."""

    async def story() -> None:
        async with wire_to(url, folder) as (wire, here), opened(here) as store:
            await store.append(Change("TABLE", (ANNA,), SETUP))
            for number in range(2, 12, 2):
                wire.breaks = when
                changes = move(number), move(number + 1)
                new = Setup(f"NEW{number}", SETUP.game, 2, SETUP.seed)
                await asyncio.gather(*map(store.append, changes), store.append(Change(new.code, (ANNA,), new)))
                assert await store.load(new.code) == (new, [ANNA])
            assert wire.broken == 5
            assert [entry.number for entry in await store.since("TABLE", 0)] == list(range(1, 12))

    asyncio.run(story())


def test_a_rival_that_stored_during_an_outage_is_not_taken_for_oneself(url: str, folder: Path) -> None:
    async def story() -> None:
        async with wire_to(url, folder) as (wire, here), opened(here) as store, opened(url) as rival:
            await store.append(Change("TABLE", (ANNA,), SETUP))
            losing = await cut_off(wire, store)
            await rival.append(Change("TABLE", (Entry(2, Played(1, "pass"), Asked(1, "rival")),)))
            wire.cut = False
            with pytest.raises(Conflict):
                await losing
            assert [entry.asked for entry in await store.since("TABLE", 1)] == [Asked(1, "rival")]

    asyncio.run(story())


def test_what_the_database_is_still_at_work_on_is_waited_for(url: str, folder: Path) -> None:
    """After a disconnect, the database may still be storing the change: checking once is not enough."""

    async def story() -> None:
        async with wire_to(url, folder) as (wire, here), opened(here) as store:
            await store.append(Change("TABLE", (ANNA,), SETUP))
            with psycopg.connect(url) as slow:
                slow.execute("LOCK TABLE events IN SHARE MODE")
                waiting = store.append(move(2))
                while not _waiting_backends(url):
                    await asyncio.sleep(0.01)
                wire.cut = True
                wire.hang_up()
                await asyncio.sleep(0.5)
                wire.cut = False
                while _waiting_backends(url) < 2:
                    await asyncio.sleep(0.01)
                assert not waiting.done()
            await waiting
            assert [entry.number for entry in await store.since("TABLE", 1)] == [2]

    asyncio.run(story())


def _waiting_backends(url: str) -> int:
    query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    ((count,),) = run_sql(url, query)
    return int(count)


def test_what_waits_for_a_database_that_is_away_fails_and_the_store_goes_on_when_it_is_back(
    url: str, folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "STORE_TIMEOUT_S", 0.5)

    async def story() -> None:
        async with wire_to(url, folder) as (wire, here), opened(here) as store:
            await store.append(Change("TABLE", (ANNA,), SETUP))
            open_end = await cut_off(wire, store)
            with pytest.raises(StoreFailed, match="not stored"):
                await store.append(move(2, "OTHER"))
            with pytest.raises(StoreFailed, match="the database failed"):
                await store.load("TABLE")
            assert not open_end.done()  # it would be a guess
            wire.cut = False
            await open_end
            await store.append(move(3))
            assert [entry.number for entry in await store.since("TABLE", 1)] == [2, 3]

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    told = [record.message for record in caplog.records if record.name == connection_module.__name__]
    assert any(line.startswith("the database cannot be reached: ") for line in told)
    assert told.count("the database can be reached again") == 2  # once for the writer, once for the reader
    assert len(told) == 4


def test_a_server_that_became_a_standby_is_left_when_another_takes_over(url: str) -> None:
    name = url.partition("@/")[2].partition("?")[0]

    async def story() -> None:
        async with opened(url) as store:
            run_sql(url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            with pytest.raises(StoreFailed, match="read-only"):
                await store.append(Change("TABLE", (ANNA,), SETUP))
            run_sql(url, f"SET TRANSACTION READ WRITE; ALTER DATABASE {name} RESET default_transaction_read_only")
            await store.append(Change("TABLE", (ANNA,), SETUP))
            assert await store.load("TABLE") == (SETUP, [ANNA])

    asyncio.run(story())


def test_a_store_can_be_closed_while_the_database_is_away(
    url: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with wire_to(url, folder) as (wire, here):
            store = await asyncio.to_thread(open_store, here)
            await store.append(Change("TABLE", (ANNA,), SETUP))
            monkeypatch.setattr(module, "STORE_TIMEOUT_S", 0.2)
            lost = await cut_off(wire, store)
            late = store.append(move(3))
            await asyncio.sleep(0)
            await store.close()
            await asyncio.wait([lost, late])
            assert lost.cancelled()
            assert late.cancelled() or isinstance(late.exception(), StoreFailed)

    asyncio.run(story())


def test_nothing_is_lost_or_doubled_when_the_database_server_is_killed_under_load(cluster: Cluster) -> None:
    """Failed means not stored: then the same number is free. If it was not, it would end in a Conflict."""
    url = cluster.new_database()
    stored: dict[str, int] = {f"T{number}": 1 for number in range(40)}
    enough = asyncio.Event()

    async def hurry(store: Store, code: str) -> None:
        await store.append(Change(code, (ANNA,), Setup(code, SETUP.game, 2, SETUP.seed)))
        while not enough.is_set():
            try:
                await store.append(move(stored[code] + 1, code))
            except StoreFailed:
                continue
            stored[code] += 1

    async def kill() -> None:
        for number in range(1, 4):
            while sum(stored.values()) < 600 * number:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(cluster.stop, signal.SIGQUIT)
            await asyncio.to_thread(cluster.start)
        enough.set()

    async def story() -> None:
        async with opened(url) as store:
            await asyncio.gather(kill(), *(hurry(store, code) for code in stored))
            for code, last in stored.items():
                assert [entry.number for entry in await store.since(code, 0)] == list(range(1, last + 1))

    asyncio.run(story())
