"""A backup is of one moment, contains everything that was acknowledged before it, and can be played on."""

import asyncio
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from tablee.cli import main
from tablee.core.errors import TableeError
from tablee.server.store.backup import back_up
from tablee.table import commands
from tablee.table.bots.turns import Bots
from tablee.table.clock.timers import Timers
from tablee.table.events import Asked
from tablee.table.lobby import Lobby
from tablee.table.table import Table
from tests.server.helpers.stores.databases import opened, run_sql
from tests.server.helpers.stores.postgres import Cluster, Postgres, find_programs

TABLES = 12
Known = dict[tuple[str, Asked], int]  # (table, acknowledged message): version


async def make_tables(lobby: Lobby) -> list[Table]:
    tables = []
    for _ in range(TABLES):
        code, _, _ = await lobby.create("zoo-domino", 2, {"rounds": 20}, "Anna")
        table = await lobby.find(code)
        await table.sit("Ben")
        await table.do(commands.start, 0, None, asked=Asked(0, "start"))
        tables.append(table)
    return tables


async def move(table: Table, known: Known) -> None:
    """Let the player on turn play the first action, and remember the acknowledgement."""
    now = table.state
    (seat,) = now.to_act or {0}
    asked = Asked(seat, f"{now.version}")
    if now.played.round_over:
        known[now.setup.code, asked] = await table.do(commands.next_round, asked.seat, now.version, asked=asked)
    else:
        action = now.played.game.view_for(now.played.state, seat).actions[0]
        known[now.setup.code, asked] = await table.play(seat, action, now.version, asked.id)


def by_backup(source: str, target: str) -> None:
    back_up(source, target)


def by_dump(source: str, target: str) -> None:
    """Follow docs/backup.md."""
    programs = find_programs()
    dumped = subprocess.run(
        [str(programs / "pg_dump"), "--format=custom", source], check=True, capture_output=True
    ).stdout
    restore = [str(programs / "pg_restore"), "--no-owner", "--exit-on-error", "--dbname", target]
    subprocess.run(restore, check=True, input=dumped)


@pytest.mark.parametrize(
    ("source", "target", "copy"),
    [
        ("sqlite", "file", by_backup),
        ("sqlite", "postgresql", by_backup),
        ("postgresql", "file", by_backup),
        ("postgresql", "postgresql", by_dump),
    ],
)
def test_a_backup_under_load_can_be_played_on(
    tmp_path: Path, postgres: Postgres, source: str, target: str, copy: Callable[[str, str], None]
) -> None:
    if copy is by_dump and not isinstance(postgres, Cluster):
        pytest.skip("needs programs of the server's own version")
    here = postgres.new_database() if source == "postgresql" else f"sqlite:///{tmp_path / 'tables.db'}"
    there = postgres.new_database() if target == "postgresql" else str(tmp_path / "backup.db")
    known: Known = {}

    async def play_and_copy() -> Known:
        enough = asyncio.Event()

        async def hurry(table: Table) -> None:
            while not enough.is_set() and not table.state.played.over:
                await move(table, known)

        async with opened(here) as store:
            playing = [
                asyncio.create_task(hurry(table)) for table in await make_tables(Lobby(store, Bots(0), Timers()))
            ]
            while len(known) < 10 * TABLES:
                await asyncio.sleep(0.01)
            before = dict(known)
            await asyncio.to_thread(copy, here, there)
            assert len(known) > len(before)  # nobody had to wait for it
            enough.set()
            await asyncio.gather(*playing)
        return before

    async def play_on(before: Known) -> None:
        async with opened(there if "://" in there else f"sqlite:///{there}") as store:
            lobby = Lobby(store, Bots(0), Timers())
            tables = {code: await lobby.find(code) for code, _ in before}
            assert len(tables) == TABLES
            for (code, asked), version in before.items():
                assert await tables[code].play(asked.seat, "pass", 0, asked.id) == version  # the first answer, again
            for table in tables.values():
                version = table.state.version
                await move(table, known)
                assert table.state.version == version + 1

    before = asyncio.run(play_and_copy())
    asyncio.run(play_on(before))


def test_a_backup_is_one_file_that_only_its_owner_may_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            await make_tables(Lobby(store, Bots(0), Timers()))
            (tmp_path / "kept").mkdir()
            told = CliRunner().invoke(
                main, ["backup", "--database", f"sqlite:///{tmp_path / 'tables.db'}", f"{tmp_path / 'kept' / 'b.db'}"]
            )
            assert (told.exit_code, told.stdout) == (0, f"{TABLES} tables with {3 * TABLES} events copied\n")

    asyncio.run(story())
    (copy,) = (tmp_path / "kept").iterdir()
    assert copy.stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "tables.db").stat().st_mode & 0o777 == 0o600


def test_a_backup_overwrites_nothing_and_copies_no_ruin(tmp_path: Path, postgres: Postgres) -> None:
    full, empty, other = (f"sqlite:///{tmp_path / name}" for name in ("full.db", "empty.db", "other.db"))
    database = postgres.new_database()

    async def fill() -> None:
        async with opened(full) as store, opened(empty):
            await make_tables(Lobby(store, Bots(0), Timers()))

    asyncio.run(fill())
    with pytest.raises(TableeError, match=r"empty\.db already exists"):
        back_up(full, str(tmp_path / "empty.db"))
    assert run_sql(empty, "SELECT count(*) FROM tables") == [(0,)]
    assert back_up(full, database).tables == TABLES
    with pytest.raises(TableeError, match="that database already contains tables"):
        back_up(empty, database)
    assert run_sql(database, "SELECT count(*) FROM tables") == [(TABLES,)]
    with pytest.raises(TableeError, match=r"there is no database .*other\.db"):
        back_up(other, database)
    with pytest.raises(TableeError, match="cannot be written: No such file or directory"):
        back_up(full, str(tmp_path / "nowhere" / "backup.db"))
    (tmp_path / "letter.txt").write_text("Dear Anna, " * 1000)
    with pytest.raises(TableeError, match="cannot be copied: file is not a database"):
        back_up(f"sqlite:///{tmp_path / 'letter.txt'}", str(tmp_path / "backup.db"))
    run_sql(empty, "UPDATE alembic_version SET version_num = '0000'")
    with pytest.raises(TableeError, match="another schema version"):
        back_up(empty, postgres.new_database())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty.db", "full.db", "letter.txt"]
