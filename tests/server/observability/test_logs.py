"""What the log contains, and what it never contains."""

import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games import GAMES
from tablee.server.observability.logs import without_passwords
from tests.server.helpers.server import TIMEOUT_S, Server, at_table, play_on, wait_for_turn
from tests.server.helpers.stores.databases import run_sql


@contextmanager
def logging_server(folder: Path, **how: Any) -> Iterator[Server]:
    """Run a server until the test has ended it, or is over."""
    running = Server(folder, **how)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.end()


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that logs all it can."""
    with logging_server(tmp_path_factory.mktemp("talkative"), log_level="debug", log_format="json") as running:
        yield running


def lines(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.splitlines()]


def line(server: Server, **facts: Any) -> dict[str, Any]:
    """Return the first line with these facts; it may come a little later than the event."""
    give_up = time.monotonic() + TIMEOUT_S
    while time.monotonic() < give_up:
        for told in lines(server):
            if facts.items() <= told.items():
                return told
        time.sleep(0.02)
    raise AssertionError(f"no line with {facts}: {server.log}")


def test_the_log_of_whole_games_tells_nothing_private(tmp_path: Path) -> None:
    with logging_server(tmp_path, log_level="debug", log_format="json") as server:
        private = play_everything(server) | set(server.settings["secret_keys"])
        private |= {seed.hex() for (seed,) in run_sql(server.database, "SELECT secret FROM tables")}
        server.end()
        told = server.log
        assert told.count('"refused"') > 20
        for word in private:
            assert not re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", told), word
        assert [entry["event"] for entry in lines(server) if entry["level"] == "info"][-2:] == ["ending", "ended"]
        assert {entry["level"] for entry in lines(server)} <= {"debug", "info"}


def play_everything(server: Server) -> set[str]:
    """Play a round of each game, and be refused on the way; return all that nobody else should know."""
    private = {"Annabella", "Benvolio", "biscuit", "hidden-query"}

    def keep_cookie(answer: httpx.Response) -> None:
        if "set-cookie" in answer.headers:
            private.add(answer.headers["set-cookie"].partition(";")[0].partition("=")[2])

    server.http.event_hooks = {"response": [keep_cookie]}
    server.http.headers["cookie"] = "crumb=biscuit"
    for game in GAMES:
        anna = server.new_table(game=game, name="Annabella")
        ben = server.sit(anna["code"], "Benvolio")
        private |= {anna["code"], anna["token"], ben["token"]}
        with at_table(server, anna["code"], anna["token"], ben["token"]) as (one, two):
            one.refused("play", action="lay everything", version=0)
            one.tell("garbled")
            one.accepted("start")
            while (client := wait_for_turn([one, two])) is not None:
                (two if client is one else one).refused("hint")
                hint = client.say("hint")["action"]
                assert client.play(hint)["type"] == "accepted"
                private.add(hint)
            private |= {*one.table["view"]["hand"], one.table["commitment"]}
        server.http.get(f"/api/tables/{anna['code']}?secret=hidden-query")
        server.http.get(f"/api/tables/{anna['code']}/record")
        server.http.post(f"/api/solve/{game}?objective=hidden-query", json={})
    assert len(private) > 4 * len(GAMES)
    return private


def test_a_refusal_is_found_by_its_request_id(talkative: Server) -> None:
    answer = talkative.http.get("/api/tables/NOSUCHCODE")
    told = line(talkative, request=answer.headers["x-request-id"])
    assert (told["event"], told["code"], told["level"]) == ("refused", "table.unknown", "debug")
    assert talkative.http.get("/api/health").headers["x-request-id"] != answer.headers["x-request-id"]


def test_a_failure_has_its_trace_in_the_log_alone(talkative: Server) -> None:
    anna = talkative.new_table()
    run_sql(talkative.database, "ALTER TABLE events RENAME TO elsewhere")
    answer = talkative.http.post(f"/api/tables/{anna['code']}/seats", json={"name": "Ben"})
    assert (answer.status_code, answer.json()["code"]) == (503, "server.failed")
    assert "Traceback" not in answer.text
    told = line(talkative, request=answer.headers["x-request-id"], level="error")
    assert "Traceback" in told["exception"]
    assert anna["code"] not in talkative.log
    run_sql(talkative.database, "ALTER TABLE elsewhere RENAME TO events")


def test_the_steps_of_a_new_database_are_logged(talkative: Server) -> None:
    assert line(talkative, logger="tablee.server.store.migrations", step="0004")["level"] == "debug"


def test_nobody_fills_the_log_with_malformed_requests(talkative: Server) -> None:
    address = urlsplit(talkative.address)
    with socket.create_connection((address.hostname, address.port or 0), TIMEOUT_S) as nonsense:
        nonsense.sendall(b"nonsense\r\n\r\n")
        assert b"400" in nonsense.recv(1000)
    assert httpx.get(f"{talkative.address}/api/tables/NOBODYHERE").status_code == 404  # is logged after the nonsense
    line(talkative, code="table.unknown")
    assert not [told for told in lines(talkative) if told["logger"].startswith("uvicorn")]


def test_people_read_lines(tmp_path: Path) -> None:
    with logging_server(tmp_path, log_level="info") as server:
        anna = server.new_table()
        with at_table(server, anna["code"], anna["token"]) as (one,):
            one.accepted("start", fill="careful")
            play_on([one], moves=2)
        server.end()
        started, ending, ended = server.log.splitlines()
        assert "started" in started
        assert f"address={server.address}" in started
        assert "ending" in ending
        assert "ended" in ended


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("at postgresql://anna:s3cret@host/db now", "at postgresql://anna:***@host/db now"),
        ("x://:pw@h", "x://:***@h"),
        ("x://u:p:q/r@h y://v:w@i", "x://u:***@h y://v:***@i"),
        ("x://u://v:p@h", "x://u:***@h"),
        ("x:///u:p@h", "x:///u:p@h"),
        ("x://u:p q@h", "x://u:p q@h"),
        ("x://u@h:5432 a@b.c", "x://u@h:5432 a@b.c"),
        ("https://host/a:b", "https://host/a:b"),
        ("", ""),
    ],
)
def test_passwords_in_addresses_are_masked(text: str, told: str) -> None:
    assert without_passwords(text) == told


@given(st.text(alphabet=":/@ ab", max_size=30))
def test_they_are_found_where_the_regular_expression_found_them(text: str) -> None:
    """Which took the square of the time."""
    assert without_passwords(text) == re.sub(r"(://[^\s/:@]*):[^\s@]*@", r"\1:***@", text)
