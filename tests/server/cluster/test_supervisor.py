"""Several server processes on one port."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tablee.core.errors import TableeError
from tablee.server.listening import listen
from tablee.server.run import serve
from tablee.server.settings import Settings
from tablee.server.supervisor import supervise
from tests.server.helpers.metrics import Metrics
from tests.server.helpers.odd_bots import fail
from tests.server.helpers.processes import children, descendants, until_gone
from tests.server.helpers.server import TIMEOUT_S, Server, at_table
from tests.server.helpers.stores.postgres import Postgres

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


@pytest.fixture
def several(tmp_path: Path, postgres: Postgres) -> Iterator[Server]:
    running = Server(
        tmp_path,
        database=postgres.new_database(),
        processes=2,
        workers=1,
        metrics="127.0.0.1:0",
        log_level="info",
    )
    yield running
    if running.process.poll() is None:
        running.end()


def servers(server: Server) -> set[int]:
    """Return the processes that serve: those that the supervisor started, without what keeps track of semaphores."""
    return {pid for pid, how in children(server.process.pid).items() if "spawn_main" in how}


def wait_until(wanted: Callable[[], bool]) -> None:
    give_up = time.monotonic() + TIMEOUT_S
    while not wanted():
        assert time.monotonic() < give_up
        time.sleep(0.05)


@linux_only
def test_a_process_that_dies_is_replaced_and_all_end_together(several: Server) -> None:
    wait_until(lambda: several.log.count("started ") == 2)
    one, two = servers(several)
    assert several.http.get("/api/ready").status_code == 200
    os.kill(one, signal.SIGKILL)
    wait_until(lambda: several.log.count("started ") == 3)
    assert len(servers(several) - {one, two}) == 1
    assert "a server process died and is replaced" in several.log
    for _ in range(4):
        assert httpx.get(f"{several.address}/api/health", timeout=TIMEOUT_S).status_code == 200
    count = Metrics(several)
    assert count.value("tablee_http_seconds_count", route="/api/health") == 4
    assert count.value("tablee_build_info") == 1
    anna = several.new_table()
    with at_table(several, anna["code"], anna["token"]) as (player,):
        started = descendants(several.process.pid)
        several.end()
        with pytest.raises(ConnectionClosed) as closed:
            player.until(lambda table: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert several.process.returncode == 0
    assert until_gone(started) == {}
    assert "Traceback" not in several.log


@linux_only
def test_without_their_supervisor_the_processes_end(several: Server) -> None:
    started = descendants(several.process.pid)
    several.end(signal.SIGKILL)
    assert until_gone(started) == {}


@pytest.mark.parametrize("database", [None, "sqlite:///tables.db"])
def test_several_processes_need_a_database_for_several(database: str | None) -> None:
    with pytest.raises(TableeError, match="several processes need PostgreSQL"):
        serve(port=0, processes=2, database=database)


def test_processes_that_cannot_begin_are_not_started_for_ever(
    postgres: Postgres, capfd: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(database=postgres.new_database(), processes=2, log_level="error")
    with listen("127.0.0.1", 0) as listening, pytest.raises(TableeError, match="cannot start"):
        supervise(settings, listening, fail)
    assert "reason='out of order'" in capfd.readouterr().err
