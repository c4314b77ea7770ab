"""The store in a SQLite file."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tablee.core.errors import TableeError
from tablee.server.store.database import open_store
from tablee.server.store.sqlite import MAX_LOG_BYTES, SqliteStore, connect
from tests.server.helpers.stores.databases import opened


@pytest.mark.parametrize(("query", "pragma"), [("", 2), ("?synchronous=full", 2), ("?synchronous=normal", 1)])
def test_acknowledged_means_on_the_disk_unless_less_was_chosen(tmp_path: Path, query: str, pragma: int) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}{query}") as store:
            assert isinstance(store, SqliteStore)
            with closing(connect(store._path, store._synchronous)) as db:
                assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
                assert db.execute("PRAGMA synchronous").fetchone() == (pragma,)
                assert db.execute("PRAGMA journal_size_limit").fetchone() == (MAX_LOG_BYTES,)

    asyncio.run(story())


@pytest.mark.parametrize(
    "query", ["?synchronous=off", "?synchronous=full&synchronous=normal", "?mode=ro", "?synchronous=full&cache=shared"]
)
def test_an_unknown_choice_is_refused(tmp_path: Path, query: str) -> None:
    with pytest.raises(TableeError, match="synchronous=full or"):
        open_store(f"sqlite:///{tmp_path / 'tables.db'}{query}")
    assert not (tmp_path / "tables.db").exists()


def test_a_store_that_is_closed_leaves_one_whole_file(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            assert await store.load("TABLE") is None

    asyncio.run(story())
    assert [path.name for path in tmp_path.iterdir()] == ["tables.db"]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
