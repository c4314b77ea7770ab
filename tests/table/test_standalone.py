"""A table needs nothing but the standard library and msgspec: it can run wherever these do."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.core.chance import Seed
from tablee.games import GAMES, ZooDomino
from tablee.table.events import Change, Entry, Paced, Sat, Setup
from tablee.table.storage.memory import MemoryStore
from tablee.table.storage.store import Conflict
from tests.table.helpers import standalone


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_without_any_other_package(game: str) -> None:
    program = [sys.executable, standalone.__file__, game]
    done = subprocess.run(program, capture_output=True, text=True, timeout=300, cwd=Path.cwd())
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert len(result["sheet"]) >= 2
    assert result["sheet"] == result["replayed"]
    assert result["choices"] > 0


def test_the_blocker_blocks() -> None:
    with pytest.raises(ModuleNotFoundError, match="pydantic is not installed here"):
        standalone.OnlyAllowed().find_spec("pydantic")


def test_a_store_in_memory_refuses_a_number_that_is_taken() -> None:
    setup = Setup("TABLE", ZooDomino(), 2, Seed(bytes(16)))

    async def story() -> None:
        store = MemoryStore()
        await store.append(Change("TABLE", (Entry(1, Sat(0, "Anna", b"token")),), setup))
        await store.append(Change("TABLE", (Entry(2, Paced("quick")),)))
        for change in (
            Change("TABLE", (Entry(2, Paced("slow")),)),
            Change("TABLE", (Entry(4, Paced("slow")),)),
            Change("TABLE", (), setup),
            Change("OTHER", (), setup, also=Change("TABLE", (Entry(1, Paced("slow")),))),
        ):
            with pytest.raises(Conflict):
                await store.append(change)
        found = await store.load("TABLE")
        assert found is not None
        assert [entry.number for entry in found[1]] == [1, 2]
        assert await store.load("OTHER") is None

    asyncio.run(story())
