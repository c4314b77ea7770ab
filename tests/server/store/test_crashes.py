"""Processes are killed at random moments, under load: nothing acknowledged is lost, and nothing happens twice.

The short form is part of the tests. TABLEE_SOAK=10 lets each of them run for ten minutes; `-s` shows the figures.
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from pathlib import Path
from random import choice, randint, uniform

import pytest

from tests.server.helpers.fixtures import on_every_store
from tests.server.helpers.load import fast_clock
from tests.server.helpers.load.load_clients import Crowd, Figures, compare
from tests.server.helpers.load.soaking import MINUTES, tell_each
from tests.server.helpers.server import LEASE, Server
from tests.server.helpers.stores.databases import run_sql
from tests.server.helpers.stores.postgres import Cluster, Postgres

TABLES = 40 if MINUTES else 12
KILLS = 2  # at least
LEAST = 300 if MINUTES else 60  # acknowledged actions between two kills


async def watch(servers: Sequence[Server], harm: Callable[[], None]) -> Figures:
    """Let many clients play while servers are repeatedly disrupted; return the results."""
    crowd, until = Crowd(servers, TABLES), time.monotonic() + MINUTES * 60
    playing = [asyncio.create_task(person.play()) for person in crowd.people]
    killed, figures = 0, Figures()
    while killed < KILLS or time.monotonic() < until:
        enough = crowd.acknowledged + LEAST
        while crowd.acknowledged < enough:
            await asyncio.wait(playing, timeout=0.01)
            for stumbled in (one for one in playing if one.done()):
                stumbled.result()
        await asyncio.sleep(uniform(0, 0.5))
        await asyncio.to_thread(harm)
        killed += 1
        figures = await asyncio.to_thread(crowd.check, killed)
        print(f"\n{figures}", end="", flush=True)
        assert figures.is_good
    for one in playing:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    figures = crowd.check(killed)
    await crowd.ask_again(figures)
    return figures


def check(figures: Figures) -> None:
    tell_each(vars(figures))
    print(f"\n{figures}")
    assert figures.is_good
    assert figures.acknowledged >= KILLS * LEAST
    assert figures.asked_again
    assert figures.by_bots


def test_the_comparison_sees_what_is_lost_doubled_and_missing() -> None:
    known = {("TABLE", 0, "a"): 2, ("TABLE", 1, "a"): 3, ("OTHER", 0, "b"): 1}
    rows: list[tuple[str, int | None, str | None, int]] = [
        ("TABLE", None, None, 1),
        ("TABLE", 1, "a", 3),
        ("TABLE", 0, "a", 2),
        ("OTHER", 0, "b", 1),
    ]
    assert compare(known, rows) == Figures(acknowledged=3)
    assert compare(known, rows).is_good
    assert compare(known, rows[:-1]) == Figures(acknowledged=3, lost=1)
    assert compare(known, rows[:2] + rows[3:]) == Figures(acknowledged=3, lost=1, gaps=1)
    assert compare(known, [*rows, ("TABLE", 1, "a", 4)]) == Figures(acknowledged=3, doubled=1)
    assert compare({**known, ("OTHER", 0, "b"): 2}, rows) == Figures(acknowledged=3, lost=1)


@on_every_store
def test_a_store_that_is_killed_at_full_speed_has_kept_what_it_acknowledged(database: str) -> None:
    total, until = Figures(), time.monotonic() + MINUTES * 60
    while total.killed < KILLS or time.monotonic() < until:
        known: dict[tuple[str, int, str], int] = {}
        name = f"R{total.killed}T"
        run = [sys.executable, "-W", "error", fast_clock.__file__, database, name]
        with subprocess.Popen(run, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            kill_after = randint(500, 5000)
            for line in process.stdout:
                code, said, number = line.split()
                known[code, 0, said] = int(number)
                if len(known) == kill_after:
                    process.kill()
        assert len(known) >= kill_after
        found = run_sql(database, f"SELECT code, seat, said, number FROM events WHERE code LIKE '{name}%'")
        total = total.and_then(compare(known, found))
        print(f"\n{total}", end="", flush=True)
        assert total.is_good
    tell_each(vars(total))


@on_every_store
def test_nothing_is_lost_or_doubled_however_often_the_server_is_killed(own_server: Server) -> None:
    def kill() -> None:
        own_server.end(signal.SIGKILL)
        own_server.start()

    check(asyncio.run(watch([own_server], kill)))


def test_nothing_is_lost_or_doubled_whichever_of_three_processes_is_killed_ended_or_held_up(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> None:
    database = postgres.new_database()
    folders = [tmp_path_factory.mktemp(f"process{number}") for number in range(3)]
    with ThreadPoolExecutor() as together:
        servers = list(together.map(lambda folder: Server(folder, database=database), folders))

    def kill(server: Server) -> None:
        server.end(signal.SIGKILL)
        server.start()

    def hold_up(server: Server) -> None:
        """Stop it until the others consider it dead, and then let it go on as if nothing had happened."""
        os.kill(server.process.pid, signal.SIGSTOP)
        time.sleep(1.5 * LEASE)
        os.kill(server.process.pid, signal.SIGCONT)

    def end(server: Server) -> None:
        server.end()
        server.start()

    harms = cycle((kill, hold_up, end))
    try:
        check(asyncio.run(watch(servers, lambda: next(harms)(choice(servers)))))
    finally:
        for server in servers:
            server.end()
    assert not any("Traceback" in server.log for server in servers)


def test_a_server_goes_on_by_itself_when_its_database_is_killed(tmp_path: Path) -> None:
    cluster = Cluster()
    try:
        server = Server(tmp_path, database=cluster.new_database())
        process = server.process.pid

        def kill() -> None:
            cluster.stop(signal.SIGQUIT)
            cluster.start()

        try:
            check(asyncio.run(watch([server], kill)))
            assert server.process.pid == process
            assert server.process.poll() is None
        finally:
            server.end()
    finally:
        cluster.end()
