"""The servers under test: how each is started on the loopback interface, and stopped."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.helpers.stores.postgres import Cluster, Postgres

PEERS = Path(__file__).parent / "peers"
TIMEOUT_S = 20.0  # seconds for a server to end


@dataclass(frozen=True)
class Contestant:
    """A running server: its protocol, the addresses of its two players, and its processes."""

    name: str
    dialect: str
    addresses: tuple[str, str]
    processes: tuple[int, ...]


@contextmanager
def ours(name: str, database: str, *, servers: int = 1, cluster: int | None = None) -> Iterator[Contestant]:
    """Run our server on a database, or two on the same one; `cluster` is the process of the database's own server."""
    command = [sys.executable, "-m", "benchmarks.server.serve", database]
    with running(command) as first, running(command if servers == 2 else None) as second:
        both = [server for server in (first, second) if server]
        addresses = (both[0].address, both[-1].address)
        processes = (*(server.process.pid for server in both), *(() if cluster is None else (cluster,)))
        yield Contestant(name, "tablee", addresses, processes)


@contextmanager
def peer(name: str, dialect: str, *command: str) -> Iterator[Contestant]:
    """Run a third-party server in Node.js."""
    with running(["node", *command], cwd=PEERS, env={**os.environ, "NODE_ENV": "production"}) as server:
        assert server is not None
        yield Contestant(name, dialect, (server.address, server.address), (server.process.pid,))


@contextmanager
def postgres() -> Iterator[tuple[Postgres, int]]:
    """Run a PostgreSQL of our own, as the tests do."""
    cluster = Cluster()
    try:
        yield cluster, cluster.process.pid
    finally:
        cluster.end()


@dataclass(frozen=True)
class Server:
    """A process that has printed its address."""

    address: str
    process: "subprocess.Popen[str]"


@contextmanager
def running(command: list[str] | None, **how: Any) -> Iterator[Server | None]:
    if command is None:
        yield None
        return
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **how)
    printed = process.stdout
    assert printed is not None
    try:
        words = printed.readline().split()
        if not words:
            raise RuntimeError(f"{' '.join(command)} did not start")
        yield Server(words[-1], process)
    finally:
        process.terminate()
        process.wait(TIMEOUT_S)
        printed.close()
