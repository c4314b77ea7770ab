"""The load generator: one process with all players of one server. Reads a `Task` as JSON, writes measurements."""

import asyncio
import gc
import http.client
import json
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, process_time
from typing import Literal
from urllib.parse import urlsplit

import msgspec
import uvloop

from benchmarks.server import processor
from benchmarks.server.tables import TABLES, Table
from benchmarks.timing import percentile

OPENING = 16  # tables at a time
SETTLING, IDLE = 25, 0.02  # polls of the server, and its CPU time in seconds between two of them once it has settled
TIMEOUT_S = 20.0  # for moves that are still in flight


class Load(msgspec.Struct, frozen=True):
    """A number of tables for some time: each moves again at once, or once a second."""

    kind: Literal["closed", "paced"]
    tables: int
    seconds: float


class Task(msgspec.Struct):
    """The loads for one server."""

    dialect: str
    addresses: list[str]  # of the first player's server and of the second's
    processes: list[int]  # of the server
    loads: list[Load]


class Measured(msgspec.Struct):
    """The results of one load."""

    moves: float  # a second
    p50: float  # milliseconds
    p99: float
    cost: float  # microseconds of the server's CPU time per move
    share: float  # of one core, used by the load generator


class Run:
    """One load on some tables."""

    def __init__(self, load: Load, tables: list[Table]) -> None:
        self._load, self._tables = load, tables
        self._moves = self._under_way = 0
        self._latencies: list[float] = []
        self._counting = self._ending = False
        self._loop = asyncio.get_running_loop()

    async def measure(self, processes: list[int]) -> Measured:
        """Begin, wait until every table may have moved once, count for a while, and let all finish."""
        for place, table in enumerate(self._tables):
            if self._load.kind == "closed":
                table.done = self._move_again
                self._move(table)
            else:
                table.done = self._count
                due = self._loop.time() + place / len(self._tables)
                self._loop.call_at(due, self._move_each_second, table, due)
        await self._wait(lambda: self._moves >= len(self._tables))
        began, own, theirs = perf_counter(), process_time(), processor.seconds(processes)
        self._counting = True
        await asyncio.sleep(self._load.seconds)
        await self._wait(lambda: len(self._latencies) >= len(self._tables))  # of a slow server: each table once
        self._counting, seconds = False, perf_counter() - began
        own, theirs = process_time() - own, processor.seconds(processes) - theirs
        self._ending = True
        await self._wait(lambda: not self._under_way)
        moves = len(self._latencies)
        return Measured(
            moves=moves / seconds,
            p50=1000 * percentile(self._latencies, 0.5),
            p99=1000 * percentile(self._latencies, 0.99),
            cost=1e6 * theirs / moves,
            share=own / seconds,
        )

    async def _wait(self, enough: Callable[[], bool]) -> None:
        patience = self._loop.time() + TIMEOUT_S
        while not enough():
            for table in self._tables:
                table.check()
            if self._loop.time() > patience:
                raise TimeoutError(f"no answer to {self._under_way} moves")
            await asyncio.sleep(0.02)

    def _move(self, table: Table) -> None:
        self._under_way += 1
        table.sent = perf_counter()
        table.move()

    def _count(self, table: Table) -> None:
        self._under_way -= 1
        self._moves += 1
        if self._counting:
            self._latencies.append(perf_counter() - table.sent)

    def _move_again(self, table: Table) -> None:
        self._count(table)
        if not self._ending:
            self._move(table)

    def _move_each_second(self, table: Table, due: float) -> None:
        if self._ending:
            return
        self._loop.call_at(due + 1, self._move_each_second, table, due + 1)
        if not table.due:  # otherwise its last move is already a second late, and is counted as such
            self._move(table)


class Http:
    """HTTP requests to servers, from a few threads with a connection each."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(OPENING)
        self._own = threading.local()
        self._all: list[http.client.HTTPConnection] = []

    async def ask(self, address: str, path: str, body: object) -> dict[str, str]:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, address, path, body)

    def _ask(self, address: str, path: str, body: object) -> dict[str, str]:
        connections = self._own.__dict__.setdefault("connections", {})
        if address not in connections:
            connections[address] = http.client.HTTPConnection(urlsplit(address).netloc, timeout=TIMEOUT_S)
            self._all.append(connections[address])
        try:
            answer = self._post(connections[address], path, body)
        except ConnectionError:  # it was idle for too long, and the server closed it
            connections[address].close()
            answer = self._post(connections[address], path, body)
        said = answer.read()
        if answer.status >= 300:
            raise ConnectionError(f"{path}: {answer.status} {said.decode()}")
        return json.loads(said)

    def _post(self, to: http.client.HTTPConnection, path: str, body: object) -> http.client.HTTPResponse:
        to.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        return to.getresponse()

    def close(self) -> None:
        self._threads.shutdown()
        for connection in self._all:
            connection.close()


async def measure(task: Task) -> list[Measured]:
    web = Http()
    tables = [TABLES[task.dialect](task.addresses, web.ask) for _ in range(max(load.tables for load in task.loads))]
    places = asyncio.Semaphore(OPENING)

    async def open_one(table: Table) -> None:
        async with places:
            await table.sit_down()

    await asyncio.wait_for(asyncio.gather(*map(open_one, tables)), 3 * TIMEOUT_S)
    web.close()
    await settle(task.processes)
    gc.collect()
    gc.disable()
    try:
        return [await Run(load, tables[: load.tables]).measure(task.processes) for load in task.loads]
    finally:
        gc.enable()
        for table in tables:
            for wire in table.wires:
                wire.close()


async def settle(processes: list[int]) -> None:
    """Wait until the server has finished the work of opening the tables."""
    before = -1.0
    for _ in range(SETTLING):
        now = processor.seconds(processes)
        if now - before < IDLE:
            return
        before = now
        await asyncio.sleep(0.2)


if __name__ == "__main__":
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    sys.stdout.buffer.write(msgspec.json.encode(uvloop.run(measure(task))))
