"""The store: what it returns from is on the disk, and of a race only one wins."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from tablee.core.chance import Seed
from tablee.core.errors import IllegalAction, TableeError
from tablee.games import ZooDomino
from tablee.server.bots import Bots
from tablee.server.clocks import Clocks
from tablee.server.database import open_store
from tablee.server.events import Asked, Change, Dealt, Entry, Played, Sat, Setup, Started
from tablee.server.lobby import Lobby
from tablee.server.schema import metadata
from tablee.server.sqlite import SqliteStore, _connect
from tablee.server.store import Conflict, StoreFailed

SETUP = Setup("TABLE", ZooDomino(way="trumps", must_trump=True, rounds=3), 2, Seed(bytes(range(16))))
ANNA = Entry(1, Sat(0, "Anna", b"digest"))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "tables.db")
    yield opened
    opened.close()


def test_what_was_stored_comes_back(store: SqliteStore, tmp_path: Path) -> None:
    entries = [ANNA, Entry(2, Started()), Entry(3, Played(0, "pass"), Asked(0, "ä")), Entry(4, Dealt())]

    async def tell() -> None:
        await store.append(Change("TABLE", (ANNA,), SETUP))
        for entry in entries[1:]:
            await store.append(Change("TABLE", (entry,)))
        assert await store.load("TABLE") == (SETUP, entries)
        assert await store.load("OTHER") is None

    asyncio.run(tell())
    reopened = SqliteStore(tmp_path / "tables.db")
    assert asyncio.run(reopened.load("TABLE")) == (SETUP, entries)
    reopened.close()


def test_who_loses_a_race_fails_alone(store: SqliteStore, tmp_path: Path) -> None:
    other = SqliteStore(tmp_path / "tables.db")

    async def race() -> None:
        await store.append(Change("TABLE", (ANNA,), SETUP))
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

    asyncio.run(race())
    other.close()


def test_a_change_is_stored_whole_or_not_at_all(store: SqliteStore) -> None:
    again = Setup("AGAIN", SETUP.game, 2, SETUP.seed)

    async def fail() -> None:
        await store.append(Change("TABLE", (ANNA,), SETUP))
        taken = Change("TABLE", (Entry(2, Started()), ANNA), also=Change("AGAIN", (ANNA,), again))
        with pytest.raises(Conflict):
            await store.append(taken)
        assert await store.load("AGAIN") is None
        stored = await store.load("TABLE")
        assert stored is not None
        assert stored[1] == [ANNA]

    asyncio.run(fail())


def test_a_table_that_lost_a_race_catches_up_and_decides_again(store: SqliteStore, tmp_path: Path) -> None:
    other = SqliteStore(tmp_path / "tables.db")

    async def race() -> None:
        here, there = (Lobby(one, Bots(0), Clocks()) for one in (store, other))
        code, _, _ = await here.create("zoo-domino", 3, {"first": "1"}, "Anna")
        one, two = await here.find(code), await there.find(code)
        assert (await one.sit("Ben"))[0] == 1
        assert (await two.sit("Carl"))[0] == 2
        assert [chair.name for chair in two.situation.chairs] == ["Anna", "Ben", "Carl"]
        assert await two.start(Asked(0, "start"), None) == 4
        one = await Lobby(store, Bots(0), Clocks()).find(code)
        (action, *_) = one.situation.played.game.view_for(one.situation.played.state, 0).actions
        assert await one.play(0, action, 4, "first") == 5
        with pytest.raises(IllegalAction) as refused:
            await two.play(0, action, 4, "second")
        assert refused.value.refusal.code == "turn.stale"
        assert two.situation.version == 5
        assert await two.play(0, action, 4, "first") == 5

    asyncio.run(race())
    other.close()


def test_a_table_that_nobody_holds_sleeps_in_the_store(store: SqliteStore) -> None:
    async def come_and_go() -> None:
        lobby = Lobby(store, Bots(0), Clocks())
        code, _, _ = await lobby.create("zoo-domino", 2, {}, "Anna")
        table = await lobby.find(code.lower())
        assert await lobby.find(code) is table
        assert len(lobby._tables) == 1
        del table
        assert len(lobby._tables) == 0
        assert (await lobby.find(code)).situation.chairs[0].name == "Anna"

    asyncio.run(come_and_go())


def test_what_cannot_be_stored_changes_nothing_and_can_be_tried_again(store: SqliteStore, tmp_path: Path) -> None:
    async def fail() -> None:
        lobby = Lobby(store, Bots(0), Clocks())
        code, _, _ = await lobby.create("zoo-domino", 3, {}, "Anna")
        table = await lobby.find(code)
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as db:
            db.execute("ALTER TABLE events RENAME TO elsewhere")
            with pytest.raises(StoreFailed):
                await table.sit("Ben")
            assert table.situation.version == 1
            db.execute("ALTER TABLE elsewhere RENAME TO events")
        assert (await table.sit("Ben"))[0] == 1

    asyncio.run(fail())


def test_acknowledged_means_on_the_disk(store: SqliteStore, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    with closing(_connect(tmp_path / "tables.db")) as db:
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


def test_the_migrations_lead_to_the_schema(store: SqliteStore, tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_table_of_other_rules_says_so(store: SqliteStore, tmp_path: Path) -> None:
    async def refuse(code: str) -> str:
        with pytest.raises(IllegalAction) as refused:
            await Lobby(store, Bots(0), Clocks()).find(code)
        return refused.value.refusal.code

    async def store_tables() -> None:
        await store.append(Change("TABLE", (ANNA, Entry(2, Played(0, "pass"))), SETUP))
        await store.append(Change("OLDER", (ANNA,), Setup("OLDER", SETUP.game, 2, SETUP.seed)))

    asyncio.run(store_tables())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db, db:
        db.execute("UPDATE tables SET rules = 0 WHERE code = 'OLDER'")
    assert asyncio.run(refuse("TABLE")) == "table.other_rules"
    assert asyncio.run(refuse("OLDER")) == "table.other_rules"


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://user:secret@host/db", "databases of the kind 'postgresql' are not known"),
        ("tables.db", "not a URL"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite:////proc/nothing/tables.db", "cannot be"),
        ("sqlite:////dev/null", "cannot be"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_one_line(url: str, told: str) -> None:
    with pytest.raises(TableeError, match=told) as refused:
        open_store(url)
    assert "\n" not in str(refused.value)
    assert "secret" not in str(refused.value)


def test_a_file_that_is_no_database_or_is_newer_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 100)
    with pytest.raises(TableeError, match="cannot be used: file is not a database"):
        open_store(f"sqlite:///{letter}")
    assert letter.read_text().startswith("Dear Anna")
    open_store(f"sqlite:///{tmp_path / 'newer.db'}").close()
    with closing(sqlite3.connect(tmp_path / "newer.db")) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(TableeError, match="made by a newer"):
        open_store(f"sqlite:///{tmp_path / 'newer.db'}")
