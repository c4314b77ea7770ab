"""A database that a server of 0.1.0 wrote is opened by today's, and the links that people have still work.

`of_0_1_0.sql` is the whole file of such a server, with the schema that Alembic made, after it had ended; beside it are
the seat links of its players. Neither is ever regenerated.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tablee.server.store.migrations import NEWEST, migrate, version_of
from tablee.server.store.sql import SqliteFile, open_sql
from tests.server.helpers.server import Client, Server

FOLDER = Path(__file__).parents[1] / "helpers" / "stores"
LINKS: dict[str, list[str]] = json.loads((FOLDER / "of_0_1_0.json").read_text(encoding="utf-8"))


def code_and_token(link: str) -> tuple[str, str]:
    """Return what a seat link, `/t/CODE#seat=TOKEN`, leads to."""
    code, _, token = link.removeprefix("/t/").partition("#seat=")
    return code, token


def columns(file: Path) -> dict[str, list[tuple[str, str]]]:
    """Return the names and types of all columns by table."""
    with closing(sqlite3.connect(file)) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {table: [row[1:3] for row in db.execute(f"PRAGMA table_info({table})")] for table in tables}


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as db:
        db.executescript((FOLDER / "of_0_1_0.sql").read_text(encoding="utf-8"))
    return file


@pytest.fixture
def server(old_file: Path) -> Iterator[Server]:
    upgraded = Server(old_file.parent, keep_unstarted_days=0, keep_abandoned_days=0)
    yield upgraded
    assert upgraded.log == ""
    upgraded.end()


def test_the_schema_of_those_days_is_todays(old_file: Path, tmp_path: Path) -> None:
    migrate(SqliteFile(old_file))
    migrate(SqliteFile(tmp_path / "new.db"))
    with open_sql(SqliteFile(old_file)) as sql:
        assert version_of(sql) == NEWEST
    assert columns(old_file) == columns(tmp_path / "new.db")


@pytest.mark.parametrize("table", LINKS)
def test_an_old_seat_link_leads_to_the_seat(server: Server, table: str) -> None:
    for seat, link in enumerate(LINKS[table]):
        code, token = code_and_token(link)
        with server.socket(code) as socket:
            there = Client(socket, token).table
            assert there["me"] == seat
            assert there["phase"] == {"waiting": "waiting", "over": "match_over"}.get(table, "playing")
            assert server.http.get(f"/t/{code}").status_code == 200


def test_an_old_invite_link_leads_to_the_free_seat_and_everyone_plays_on(server: Server) -> None:
    code, token = code_and_token(LINKS["waiting"][0])
    newcomer = server.sit(code, "Carla")
    assert newcomer["seat"] == 2
    with server.socket(code) as socket:
        host = Client(socket, token)
        assert host.say("start")["type"] == "accepted"


def test_a_match_of_those_days_is_played_on_by_those_who_began_it(server: Server) -> None:
    code, tokens = code_and_token(LINKS["playing"][0])[0], [code_and_token(link)[1] for link in LINKS["playing"]]
    with server.socket(code) as one, server.socket(code) as other:
        players = [Client(one, tokens[0]), Client(other, tokens[1])]
        turn = players[0].table["view"]["turn"]
        player = players[turn]
        before = player.table["version"]
        answer = player.say("play", action=player.table["view"]["actions"][0], version=before)
        assert answer["type"] == "accepted"
        players[1 - turn].until(lambda table: table["version"] > before)


def test_the_record_of_a_match_of_those_days_is_verified(server: Server) -> None:
    code, _ = code_and_token(LINKS["over"][0])
    record = server.http.get(f"/api/tables/{code}/record")
    assert record.status_code == 200
    verified = server.http.post("/api/verify", json={"record": record.text})
    assert verified.json()["over"] is True
