"""Expired tables are deleted, and no others, on both databases."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from click.testing import CliRunner

from tablee.cli import main
from tablee.core.errors import TableeError
from tablee.server.store.database import read_url
from tablee.server.store.pruning import Expired, Retention, open_pruner
from tablee.server.store.pruning_offline import prune_database
from tablee.server.store.retention import prune_once
from tablee.table import commands
from tablee.table.bots.turns import Bots
from tablee.table.clock.timers import Timers
from tablee.table.events import Asked
from tablee.table.lobby import Lobby
from tests.server.helpers.fixtures import on_every_store
from tests.server.helpers.server import TIMEOUT_S, Server, at_table, play_on
from tests.server.helpers.stores.databases import opened, run_sql
from tests.server.helpers.stores.first_schema import CODES
from tests.server.helpers.stores.old_tables import fill, make_older, move


def codes_in(database: str, table: str = "tables") -> set[str]:
    return {code for (code,) in run_sql(database, f"SELECT DISTINCT code FROM {table}")}


def pruned(database: str, keep: Retention, *, dry_run: bool = False) -> dict[str, str]:
    """Prune as the command line does, and return the states of the deleted tables."""
    return {one.code: one.state for one in prune_database(database, keep, dry_run=dry_run, vacuum=False)}


@on_every_store
def test_each_state_is_kept_for_its_own_time(database: str) -> None:
    waiting, playing, over = fill(database)
    states = dict(run_sql(database, "SELECT code, state FROM tables"))
    assert states == {waiting: "waiting", playing: "playing", over: "over"}
    keep = Retention(unstarted_days=2, abandoned_days=90, finished_days=365)
    for code, days in ((waiting, 1.9), (playing, 89.9), (over, 364.9)):
        make_older(database, code, days)
    assert pruned(database, keep) == {}
    for code in (waiting, playing, over):
        make_older(database, code, 0.2)
    assert pruned(database, keep, dry_run=True) == states
    assert codes_in(database) == {waiting, playing, over}
    assert pruned(database, Retention(0, 0, 0)) == {}
    assert pruned(database, Retention()) == {waiting: "waiting", playing: "playing"}
    assert codes_in(database) == codes_in(database, "events") == {over}
    assert pruned(database, keep) == {over: "over"}
    assert codes_in(database, "events") == set()


@on_every_store
def test_what_counts_is_the_last_event_not_when_the_table_was_made(database: str) -> None:
    _, playing, _ = fill(database)
    make_older(database, playing, 200)

    async def play_on_after_months() -> None:
        async with opened(database) as store:
            await move(Lobby(store, Bots(0), Timers()), playing)

    asyncio.run(play_on_after_months())
    assert pruned(database, Retention(), dry_run=True) == {}
    assert pruned(database, Retention()) == {}


@on_every_store
def test_a_table_that_goes_on_after_it_was_found_is_not_deleted(database: str) -> None:
    _, playing, _ = fill(database)
    make_older(database, playing, 200)

    async def story() -> None:
        async with opened(database) as store:
            with open_pruner(read_url(database)) as pruner:
                assert pruner is not None
                (expired,) = pruner.find(Retention())
                await move(Lobby(store, Bots(0), Timers()), playing)
                assert not pruner.delete(expired)
                made_up = Expired("MISSING", "zoo-domino", "playing", 0, time.time())
                assert not pruner.delete(made_up)

    asyncio.run(story())
    assert playing in codes_in(database)


@on_every_store
def test_a_table_that_is_awake_is_not_deleted(database: str) -> None:
    waiting, playing, _ = fill(database)
    for code in (waiting, playing):
        make_older(database, code, 200)

    async def story() -> None:
        async with opened(database) as store:
            lobby = Lobby(store, Bots(0), Timers())
            awake = await lobby.find(waiting)
            deleted = await prune_once(read_url(database), Retention(), lobby.keep_asleep)
            assert deleted == {"playing": 1}
            await awake.do(commands.add_words, 0, "still here", asked=Asked(0, "here"))

    asyncio.run(story())
    assert waiting in codes_in(database)


@on_every_store
def test_tables_from_before_the_column_are_read_once(old_database: str) -> None:
    expected = {"over": 5, "waiting": 2, "playing": 4}
    old = Retention(0.001, 0.001, 0.001)
    asyncio.run(open_and_close(old_database))
    assert run_sql(old_database, "SELECT count(*) FROM tables WHERE state IS NULL") == [(len(CODES),)]
    assert count_states(pruned(old_database, old, dry_run=True)) == expected
    assert run_sql(old_database, "SELECT count(*) FROM tables WHERE state IS NULL") == [(len(CODES),)]
    deleted = pruned(old_database, Retention(0.001, 0.001, 0))
    assert count_states(deleted) == {"waiting": 2, "playing": 4}
    assert run_sql(old_database, "SELECT DISTINCT state FROM tables") == [("over",)]


def count_states(found: dict[str, str]) -> dict[str, int]:
    states = list(found.values())
    return {state: states.count(state) for state in states}


async def open_and_close(database: str) -> None:
    async with opened(database):
        pass


def until(done: Callable[[], bool]) -> None:
    give_up = time.monotonic() + TIMEOUT_S
    while not done():
        assert time.monotonic() < give_up
        time.sleep(0.02)


@on_every_store
def test_a_server_prunes_by_itself_what_nobody_looks_at(tmp_path: Path, database: str) -> None:
    codes = fill(database)
    server = Server(tmp_path, database=database, log_level="info")
    anna = server.new_table()
    server.end()
    make_older(database, anna["code"], 3)
    for code in codes:
        make_older(database, code, 100)
    server.start()
    try:
        until(lambda: codes_in(database) == {codes[2]})
        assert server.http.get(f"/api/tables/{anna['code']}").status_code == 404
        until(lambda: "pruned tables" in server.log)
        assert "playing=1 waiting=2" in server.log.replace("waiting=2 playing=1", "playing=1 waiting=2")
    finally:
        server.end()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_on_postgresql_pruning_leaves_alone_what_somebody_looks_at_in_another_process(own_server: Server) -> None:
    looked_at, asleep = own_server.new_table(), own_server.new_table()
    with at_table(own_server, looked_at["code"], looked_at["token"]) as (one,):
        until(lambda: codes_in(own_server.database, "presence") == {looked_at["code"]})
        for table in (looked_at, asleep):
            make_older(own_server.database, table["code"], 3)
        assert pruned(own_server.database, Retention()) == {asleep["code"]: "waiting"}
        one.accepted("start", fill="careful")
        play_on([one], 3)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_only_one_process_prunes_at_a_time(database: str) -> None:
    fill(database)
    with ExitStack() as held:
        assert held.enter_context(open_pruner(read_url(database))) is not None
        with pytest.raises(TableeError, match="pruning this database right now"):
            pruned(database, Retention())
    pruned(database, Retention())


def test_the_command_lists_deletes_and_gives_space_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    waiting, playing, over = fill(database)
    make_older(database, waiting, 3)
    run_sql(
        database,
        "WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 5000) "
        f"INSERT INTO events SELECT '{waiting}', 1000 + value, hex(randomblob(500)), NULL, NULL, 0 FROM n",
    )
    size = (tmp_path / "tables.db").stat().st_size
    call = ["prune", "--database", database]
    listed = CliRunner().invoke(main, [*call, "--dry-run"])
    assert listed.exit_code == 0, listed.output
    first, last = listed.output.splitlines()
    assert first.startswith(f"{waiting}  zoo-domino  never started  last event ")
    assert last == "1 tables would be deleted: 1 never started, 0 abandoned, 0 finished"
    done = CliRunner().invoke(main, [*call, "--vacuum"])
    assert done.output == "1 tables were deleted: 1 never started, 0 abandoned, 0 finished\n"
    assert codes_in(database) == {playing, over}
    assert (tmp_path / "tables.db").stat().st_size < size / 4


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", "from tablee.cli import main; main()", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT_S)


def test_two_servers_on_one_sqlite_file_are_refused(own_server: Server, tmp_path: Path) -> None:
    same = f"sqlite:///{tmp_path / 'link.db'}"
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    for database in (own_server.database, same):
        second = run("serve", "--no-browser", "--port", "0", "--database", database)
        assert (second.returncode, second.stdout) == (2, "")
        assert second.stderr.count("\n") == 1
        assert f"Tablée is already running at {own_server.address}, with " in second.stderr
        assert "tables.db; open it there, stop it first, or " in second.stderr


def test_on_sqlite_pruning_needs_the_server_to_be_stopped_but_a_dry_run_and_a_backup_do_not(
    own_server: Server, tmp_path: Path
) -> None:
    own_server.new_table()
    refused = run("prune", "--database", own_server.database)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert f"is already running at {own_server.address}" in refused.stderr
    assert run("prune", "--dry-run", "--database", own_server.database).returncode == 0
    copied = run("backup", "--database", own_server.database, str(tmp_path / "copy.db"))
    assert copied.stdout == "1 tables with 1 events copied\n"
    own_server.end()
    assert run("prune", "--database", own_server.database).returncode == 0
    own_server.start()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--database", "sqlite:///missing.db"], "there is no database missing.db"),
        (["--database", "postgresql://user@127.0.0.1:1/db", "--vacuum"], "--vacuum works only with SQLite"),
        (["--database", "postgresql://user@127.0.0.1:1/db", "--dry-run"], "cannot be pruned"),
        (["--keep-finished-days", "-1"], "-1.0 is not in the range"),
        (["--keep-finished-days", "nan"], "nan is not a valid number of days"),
    ],
)
def test_what_cannot_be_pruned_is_refused_in_one_line(arguments: list[str], told: str) -> None:
    answer = CliRunner().invoke(main, ["prune", *arguments])
    assert answer.exit_code == 2, answer.output
    assert answer.output.count("\n") == 1
    assert told in answer.output
