"""Choosing a database, and creating its schema."""

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest

from tablee.core.errors import TableeError
from tablee.server.store.database import open_store
from tests.server.helpers.fixtures import on_every_store
from tests.server.helpers.stores.databases import opened, run_sql
from tests.server.helpers.stores.postgres import Cluster, Postgres

OPEN = "import sys; from tablee.server.store.database import open_store; open_store(sys.argv[1])"


def open_and_close(database: str) -> None:
    async def story() -> None:
        async with opened(database):
            pass

    asyncio.run(story())


@on_every_store
def test_processes_that_start_at_once_do_not_fight(database: str) -> None:
    starting = [subprocess.Popen([sys.executable, "-W", "error", "-c", OPEN, database]) for _ in range(3)]
    assert [process.wait(60) for process in starting] == [0] * 3
    open_and_close(database)


@on_every_store
def test_a_database_of_a_newer_tablee_is_left_alone(database: str) -> None:
    open_and_close(database)
    run_sql(database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(TableeError, match=r"was created by a newer version of Tablée$") as refused:
        open_store(database)
    assert "\n" not in str(refused.value)
    assert run_sql(database, "SELECT version_num FROM alembic_version") == [("9999",)]


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("mysql://user:secret@host/db", "unknown kind of database 'mysql'"),
        ("tables.db", "not a URL"),
        ("mysql://user:secret@host:port/db", "unknown kind of database 'mysql'"),
        ("my sql://host/db", "not a URL"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite:////proc/nothing/tables.db", "cannot be"),
        ("sqlite:////dev/null", "cannot be"),
        ("postgresql://user:secret@127.0.0.1:1/db", "cannot be used: .*refused"),
        ("postgres://user:secret@nowhere.invalid/db", "cannot be used: .*nowhere.invalid"),
        ("postgresql://user:secret@host:port/db", "cannot be used"),
        ("postgresql://user:%secret@host/db", "is invalid"),
        ("postgresql://user:so@secret@host/db", "write @ as %40"),
        ("postgresql://user:so/secret@host/db", "write @ as %40"),
        ("postgresql://user@host/db?password=so@secret", "write @ as %40"),
        ("postgresql://user:secret@/db?host=/nowhere", "cannot be used: .*No such file"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_one_line(url: str, told: str) -> None:
    with pytest.raises(TableeError, match=told) as refused:
        open_store(url)
    assert "\n" not in str(refused.value)
    assert "secret" not in str(refused.value)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 100)
    with pytest.raises(TableeError, match="cannot be used: file is not a database"):
        open_store(f"sqlite:///{letter}")
    assert letter.read_text().startswith("Dear Anna")


def test_postgresql_errors_name_the_rejected_user_or_missing_database(postgres: Postgres) -> None:
    if not isinstance(postgres, Cluster):
        pytest.skip("needs a server of which we choose who is let in")
    url = postgres.new_database()
    run_sql(url, "CREATE ROLE guest LOGIN PASSWORD 'right'")
    run_sql(url, "CREATE ROLE reader LOGIN")
    try:
        with postgres.letting_in("local all guest scram-sha-256"):
            guest = url.replace("postgres@", "guest:{}@")
            with pytest.raises(TableeError, match="password authentication failed for user") as refused:
                open_store(guest.format("wrong"))
            assert "wrong" not in str(refused.value)
            with suppress(TableeError):  # let in, but it may not make tables
                open_store(guest.format("right"))
        with pytest.raises(TableeError, match="cannot be used: permission denied for schema public"):
            open_store(url.replace("postgres@", "reader@"))
        with pytest.raises(TableeError, match=r'cannot be used: .*database "missing" does not exist'):
            open_store(f"postgresql://postgres@/missing?host={postgres.folder}")
    finally:
        with psycopg.connect(url, autocommit=True) as db:
            db.execute("DROP ROLE guest")
            db.execute("DROP ROLE reader")
