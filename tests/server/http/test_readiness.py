"""Liveness and readiness."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tablee.core.errors import IllegalAction, TableeError
from tablee.server.http.api import readiness
from tablee.server.http.api.readiness import WRITE_INTERVAL_S, Readiness
from tablee.server.store.database import open_store
from tablee.table.bots.client import BotClient
from tests.server.helpers.processes import workers
from tests.server.helpers.server import TIMEOUT_S, Server, at_table
from tests.server.helpers.stores.databases import run_sql

resource = pytest.importorskip("resource")


def until(asked: Callable[[], httpx.Response], status: int) -> httpx.Response:
    """Ask until the answer has this status."""
    give_up = time.monotonic() + TIMEOUT_S
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
    give_up = time.monotonic() + TIMEOUT_S
    while not set(workers(own_server.process.pid)) - set(before):
        assert own_server.http.get("/api/ready").status_code in (200, 503)
        assert time.monotonic() < give_up
    until(lambda: own_server.http.get("/api/ready"), 200)


def test_a_server_that_ends_says_so_first_then_closes_its_sockets_with_1012(tmp_path: Path) -> None:
    server = Server(tmp_path, drain_seconds=TIMEOUT_S * 2)
    try:
        anna = server.new_table()
        with at_table(server, anna["code"], anna["token"]) as (one,):
            os.kill(server.process.pid, signal.SIGTERM)
            answer = until(lambda: server.http.get("/api/ready"), 503)
            assert answer.json()["args"] == {"reason": "it is shutting down"}
            assert server.http.get("/api/health").status_code == 200
            one.accepted("start", fill="careful")  # connected players play on
            os.kill(server.process.pid, signal.SIGINT)  # do not wait any longer
            with pytest.raises(ConnectionClosed) as closed:
                one.until(lambda table: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    finally:
        server.end(signal.SIGINT)
    assert server.log == ""


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="bounds the files of another process")
def test_a_server_on_a_full_disk_says_so_and_logs_it_once(own_server: Server, tmp_path: Path) -> None:
    """A limit on file sizes simulates a full disk: SQLite can read, but its log cannot grow."""
    until(lambda: own_server.http.get("/api/ready"), 200)
    anna = own_server.new_table()
    size = (tmp_path / "tables.db-wal").stat().st_size
    _, hard = resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE)
    with at_table(own_server, anna["code"], anna["token"]) as (one,):
        resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (size, hard))
        answer = until(lambda: own_server.http.get("/api/ready"), 503)
        assert answer.json()["args"] == {"reason": "nothing can be stored"}
        for number in range(20):
            assert one.refused("words", words=f"words {number}") == "server.failed"
        resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        until(lambda: own_server.http.get("/api/ready"), 200)
        one.accepted("words", words="and now")
    assert own_server.log.count("the database failed") == 1
    assert own_server.log.count("Traceback") <= 2  # one failure, with its cause


def test_being_asked_often_writes_rarely(own_server: Server) -> None:
    began = time.monotonic()
    written = set()
    for _ in range(100):
        assert own_server.http.get("/api/ready").status_code == 200
        written |= {at for (at,) in run_sql(own_server.database, "SELECT at FROM probes")}
    assert 1 <= len(written) <= 1 + (time.monotonic() - began) / WRITE_INTERVAL_S


def test_a_damaged_file_is_refused_at_the_start(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = Server(tmp_path)
    for _ in range(60):
        server.new_table()
    server.end()
    whole = database.read_bytes()
    for page in range(2, len(whole) // 4096):
        database.write_bytes(whole[: page * 4096] + bytes([0x5A]) * 4096 + whole[(page + 1) * 4096 :])
        with pytest.raises(TableeError, match=r"is damaged \(|cannot be used") as refused:
            open_store(f"sqlite:///{database}")
        assert "\n" not in str(refused.value)
    database.write_bytes(whole)
    server.start()
    server.end()


def test_a_silent_database_is_waited_for_once_however_often_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "TIMEOUT_S", 0.05)
    asked = []

    class Store:
        async def load(self, code: str) -> None:
            asked.append(code)
            released = asyncio.shield(never)
            while not never.done():
                with suppress(asyncio.CancelledError):  # psycopg waits for the database once more
                    await released

        async def check_writable(self) -> None:
            return

    never: asyncio.Future[None]

    async def story() -> None:
        nonlocal never
        never = asyncio.get_running_loop().create_future()
        ready = Readiness(cast(Any, Store()), BotClient())
        for _ in range(3):
            with pytest.raises(IllegalAction, match="the database does not answer"):
                await ready.check()
        assert len(asked) == 1
        never.set_result(None)
        await ready.check()
        await ready.close()

    asyncio.run(story())
