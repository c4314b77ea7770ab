"""Operators see what is stored, on both databases, beside a running server and without changing anything."""

import json
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tablee.cli import main
from tablee.core.errors import TableeError
from tablee.server.store.database import read_url
from tablee.server.store.pruning import Retention
from tablee.server.store.status import read_status
from tests.server.helpers.fixtures import on_every_store
from tests.server.helpers.metrics import Metrics
from tests.server.helpers.server import Server, at_table, play_on
from tests.server.helpers.stores.databases import run_sql
from tests.server.helpers.stores.old_tables import DAY, fill, make_older


def ask(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["status", *arguments])


def ages(**counts: int) -> dict[str, int]:
    return dict.fromkeys(("day", "week", "month", "quarter", "older"), 0) | counts


@on_every_store
def test_tables_are_counted_by_state_and_age_and_what_will_be_deleted(database: str) -> None:
    waiting, playing, over = fill(database)
    _, abandoned, long_over = fill(database)
    for code, days in ((waiting, 3), (playing, 5), (abandoned, 89.5), (long_over, 400), (over, 20)):
        make_older(database, code, days)
    made = read_status(read_url(database), Retention())
    assert made.tables == {
        "never_started": ages(day=1, week=1),
        "in_play": ages(week=1),
        "abandoned": ages(quarter=1),
        "finished": ages(month=1, older=1),
        "unknown": ages(),
    }
    assert made.count == 6
    assert made.bytes > made.free_bytes >= 0
    assert made.due["never_started"].tables == {"now": 1, "day": 1, "week": 2}
    assert made.due["abandoned"].tables == {"now": 0, "day": 1, "week": 1}
    assert made.due["abandoned"].next == pytest.approx(time.time() + DAY / 2, abs=600)
    assert made.due["finished"].tables == {"now": 0, "day": 0, "week": 0}
    assert made.due["finished"].next is None
    assert read_status(read_url(database), Retention(0, 0, 365)).due["finished"].tables["now"] == 1


@on_every_store
def test_tables_of_before_the_states_are_counted_apart(old_database: str) -> None:
    with pytest.raises(TableeError, match="has another schema version"):
        read_status(read_url(old_database), Retention())
    assert ask("--database", old_database).exit_code == 2


@on_every_store
def test_it_looks_at_a_database_in_use_and_changes_nothing(own_server: Server) -> None:
    anna = own_server.new_table()
    with at_table(own_server, anna["code"], anna["token"]) as (one,):
        one.accepted("start", fill="careful")
        before = run_sql(own_server.database, "SELECT code, state FROM tables")
        told = ask("--database", own_server.database, "--json", "--keep-finished-days", "7")
        assert told.exit_code == 0, told.output
        found = json.loads(told.output)
        assert found["tables"]["in_play"] == ages(day=1)
        assert found["due"]["finished"] == {"after_days": 7.0, "tables": {"now": 0, "day": 0, "week": 0}, "next": None}
        assert found["due"]["abandoned"]["next"].endswith("Z")
        assert run_sql(own_server.database, "SELECT code, state FROM tables") == before
        play_on([one], 2)
    assert own_server.log == ""


def test_people_read_a_table(database: str) -> None:
    waiting, _, over = fill(database)
    make_older(database, waiting, 3)
    make_older(database, over, 100)
    told = ask("--database", database, "--keep-finished-days", "365")
    assert told.exit_code == 0, told.output
    lines = [" ".join(line.split()) for line in told.output.splitlines()]
    assert lines[0].startswith("3 tables, ")
    assert "never started 0 1 0 0 0" in lines
    assert "in play 1 0 0 0 0" in lines
    assert "finished 0 0 0 0 1" in lines
    assert "never started deleted after 2 days: 1 now, 1 within a day, 1 within a week" in lines
    assert any(
        line.startswith("unfinished deleted after 90 days: 0 now, 0 within a day, 0 within a week; the next one")
        for line in lines
    )
    assert "finished never deleted" in " | ".join(
        " ".join(line.split()) for line in ask("--database", database).output.splitlines()
    )


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--database", "sqlite:///missing.db"], "there is no database missing.db"),
        (["--database", "nonsense"], "the database is not a URL"),
        (["--database", "postgresql://user@127.0.0.1:1/db"], "the database cannot be read: "),
        (["--keep-finished-days", "nan"], "nan is not a valid number of days"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(arguments: list[str], told: str) -> None:
    answer = ask(*arguments)
    assert answer.exit_code == 2, answer.output
    assert answer.output.count("\n") == 1
    assert told in answer.output


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("a letter" * 1000)
    answer = ask("--database", f"sqlite:///{file}")
    assert (answer.exit_code, answer.output.count("\n")) == (2, 1)
    assert "file is not a database" in answer.output
    assert file.read_text() == "a letter" * 1000
    assert [each.name for each in tmp_path.iterdir()] == ["tables.db"]


@on_every_store
def test_prometheus_reads_the_same(tmp_path: Path, database: str) -> None:
    waiting, _, over = fill(database)
    make_older(database, waiting, 1.5)
    make_older(database, over, 100)
    server = Server(tmp_path, database=database, metrics="127.0.0.1:0", log_level="info")
    try:
        count = Metrics(server)
        count.until(lambda: count.value("tablee_stored_tables", state="in_play", age="day") == 1)
        assert count.value("tablee_stored_tables", state="never_started", age="week") == 1
        assert count.value("tablee_stored_tables", state="finished", age="older") == 1
        assert count.value("tablee_due_tables", state="never_started", within="day") == 1
        assert count.value("tablee_due_tables", state="never_started", within="now") == 0
        assert count.value("tablee_stored_bytes") > 0
    finally:
        server.end()
