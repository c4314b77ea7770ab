"""Whether the server lives, and whether it should get work."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.databases import run_sql
from tests.server.processes import workers
from tests.server.server import PATIENCE, Server, at_table


def until(asked: Callable[[], httpx.Response], status: int) -> httpx.Response:
    """Ask until the answer has this status."""
    give_up = time.monotonic() + PATIENCE
    while (answer := asked()).status_code != status:
        assert time.monotonic() < give_up, answer.text
        time.sleep(0.02)
    return answer


def test_a_server_is_ready_while_its_database_answers(own_server: Server) -> None:
    ready = own_server.http.get("/api/ready")
    assert (ready.status_code, ready.json()) == (200, {"status": "ok"})
    run_sql(own_server.database, "ALTER TABLE tables RENAME TO elsewhere")
    answer = own_server.http.get("/api/ready")
    assert answer.status_code == 503
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert (problem["code"], problem["args"]) == ("server.not_ready", {"reason": "the database does not answer"})
    assert own_server.http.get("/api/health").status_code == 200
    run_sql(own_server.database, "ALTER TABLE elsewhere RENAME TO tables")
    assert own_server.http.get("/api/ready").status_code == 200


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks into /proc")
def test_workers_that_died_while_nobody_needed_them_are_back_before_the_server_is_ready(own_server: Server) -> None:
    until(lambda: own_server.http.get("/api/ready"), 200)
    before = workers(own_server.process.pid)
    assert before
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    give_up = time.monotonic() + PATIENCE
    while not set(workers(own_server.process.pid)) - set(before):
        assert own_server.http.get("/api/ready").status_code in (200, 503)
        assert time.monotonic() < give_up
    until(lambda: own_server.http.get("/api/ready"), 200)


def test_a_server_that_ends_says_so_first_then_closes_its_sockets_with_1012(tmp_path: Path) -> None:
    server = Server(tmp_path, drain_seconds=PATIENCE * 2)
    try:
        anna = server.new_table()
        with at_table(server, anna["code"], anna["token"]) as (one,):
            os.kill(server.process.pid, signal.SIGTERM)
            answer = until(lambda: server.http.get("/api/ready"), 503)
            assert answer.json()["args"] == {"reason": "it is shutting down"}
            assert server.http.get("/api/health").status_code == 200
            one.accepted("start", fill="careful")  # who is there plays on
            os.kill(server.process.pid, signal.SIGINT)  # do not wait any longer
            with pytest.raises(ConnectionClosed) as closed:
                one.until(lambda table: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    finally:
        server.end(signal.SIGINT)
    assert server.log == ""
