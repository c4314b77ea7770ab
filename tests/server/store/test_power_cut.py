"""The power is cut: acknowledged means on the disk, not in the machine's memory."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tablee.server.store import sqlite
from tablee.server.store.sql import Synchronous
from tablee.server.store.sqlite import SqliteStore
from tablee.table.events import Asked, Change, Entry, Played, Setup
from tests.server.helpers.stores.power_cut import Disk, watched_disk
from tests.server.helpers.stores.stored_table import ANNA, SETUP

TABLES, MOVES, CUTS = 12, 25, 60

Acknowledged = list[tuple[int, str, int]]  # (disk operations before it, table, number)


async def play(path: Path, synchronous: Synchronous, disk: Disk) -> Acknowledged:
    store = SqliteStore(path, synchronous)
    acknowledged: Acknowledged = []

    async def hurry(code: str) -> None:
        for number in range(1, MOVES + 1):
            new = Setup(code, SETUP.game, 2, SETUP.seed) if number == 1 else None
            entry = Entry(number, Played(0, "pass"), Asked(0, f"{number}"))
            await store.append(Change(code, (ANNA if new else entry,), new))
            acknowledged.append((len(disk.done), code, number))

    await asyncio.gather(*(hurry(f"T{table}") for table in range(TABLES)))
    await store.close()
    return acknowledged


def lost(folder: Path, files: dict[str, bytes], acknowledged: set[tuple[str, int]]) -> int:
    """Return how many acknowledged events are missing in a database restored from these files."""
    folder.mkdir()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    with closing(sqlite3.connect(folder / "tables.db")) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        stored = set(db.execute("SELECT code, number FROM events"))
    return len(acknowledged - stored)


@pytest.mark.parametrize("checkpoint", [15, 4000])
@pytest.mark.parametrize("synchronous", ["full", "normal"])
def test_a_power_cut_takes_nothing_that_was_acknowledged_unless_that_was_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, synchronous: Synchronous, checkpoint: int
) -> None:
    monkeypatch.setattr(sqlite, "CHECKPOINT_PAGES", checkpoint)
    path = tmp_path / "tables.db"
    asyncio.run(SqliteStore(path).close())
    before = {"tables.db": path.read_bytes()}
    with watched_disk() as disk:
        acknowledged = asyncio.run(play(path, synchronous, disk))
    last, _, _ = acknowledged[-1]
    rng, missing = Random(6), 0
    for number in range(CUTS):
        cut = rng.randint(1, last)
        known = {(code, event) for when, code, event in acknowledged if when <= cut}
        files = disk.left_after(cut, before, rng if number % 2 else None)
        files = {name: content for name, content in files.items() if not name.endswith("-shm")}
        missing += lost(tmp_path / f"cut{number}", files, known)
    assert bool(missing) == (synchronous == "normal")  # else the cut would prove nothing
