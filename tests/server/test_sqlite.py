"""The store in a SQLite file."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from tablee.server.sqlite import SqliteStore, _connect


def test_acknowledged_means_on_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    with closing(_connect(tmp_path / "tables.db")) as db:
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    asyncio.run(store.close())
