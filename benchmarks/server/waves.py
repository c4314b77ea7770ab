"""Memory over waves of people: tables are created, joined, started and abandoned, again and again.

    python -m benchmarks.server.waves [TABLES]        `make bench-memory`; 3,000 tables a wave by default

After each wave the server has time to put the tables to sleep. What counts is that later waves need no more memory
than earlier ones: the peak of the fourth is compared with that of the second.
"""

import asyncio
import gc
import resource
import socket
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from urllib.request import urlopen

import uvloop

from benchmarks.server.contestants import running
from benchmarks.server.load import OPENING, Http
from benchmarks.server.tables import ZooDomino

TABLES, WAVES = 3_000, 4
DESCRIPTORS_PER_TABLE = 2
MOST_GROWTH = 1.1  # of the last wave's peak, beside the second's
SLEEP_TIMEOUT_S = 60.0  # for all tables to be put to sleep
REST_S = 5.0  # after that, as between two evenings
POLL_INTERVAL_S = 0.25
MEGABYTE = 1024  # kilobytes


class Server:
    """What the system and the metrics say of a running server."""

    def __init__(self, process: int, metrics: str) -> None:
        self._folder, self._metrics = Path(f"/proc/{process}"), metrics

    def megabytes(self, key: str) -> float:
        """Return VmRSS, the memory in use now, or VmHWM, the most since `forget_peak`."""
        lines = (self._folder / "status").read_text(encoding="utf-8").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith(f"{key}:")) / MEGABYTE

    def forget_peak(self) -> None:
        """Let VmHWM begin again with what is in use now."""
        (self._folder / "clear_refs").write_text("5", encoding="utf-8")

    def awake(self) -> int:
        """Return how many tables are in memory."""
        with urlopen(self._metrics) as answer:
            lines = answer.read().decode().splitlines()
        return int(float(next(line.split()[1] for line in lines if line.startswith("tablee_tables "))))


async def wave(address: str, tables: int) -> float:
    """Open the tables, start them all, hang up everywhere; return the seconds that it took."""
    web, began = Http(), perf_counter()
    opened = [ZooDomino([address, address], web.ask) for _ in range(tables)]
    places = asyncio.Semaphore(OPENING)

    async def open_one(table: ZooDomino) -> None:
        async with places:
            await table.sit_down()

    try:
        await asyncio.gather(*map(open_one, opened))
        for table in opened:
            table.check()
    finally:
        for table in opened:
            for wire in table.wires:
                wire.close()
        web.close()
    return perf_counter() - began


async def fall_asleep(server: Server) -> float:
    """Wait until no table is awake; return the seconds that it took."""
    began = monotonic()
    while await asyncio.to_thread(server.awake):
        if monotonic() - began > SLEEP_TIMEOUT_S:
            raise TimeoutError(f"{server.awake()} tables are still awake")
        await asyncio.sleep(POLL_INTERVAL_S)
    taken = monotonic() - began
    await asyncio.sleep(REST_S)
    return taken


async def measure(address: str, server: Server, tables: int) -> list[float]:
    """Run the waves, print a line for each, and return their peaks."""
    print(f"{tables:,} tables a wave, two sockets each; megabytes of the server's process")
    print(f"at rest {server.megabytes('VmRSS'):.0f}")
    print(f"{'wave':>4} {'peak':>6} {'asleep':>7} {'s open':>7} {'s asleep':>9}")
    peaks = []
    for number in range(1, WAVES + 1):
        server.forget_peak()
        took = await wave(address, tables)
        slept = await fall_asleep(server)
        peaks.append(server.megabytes("VmHWM"))
        print(f"{number:4} {peaks[-1]:6.0f} {server.megabytes('VmRSS'):7.0f} {took:7.1f} {slept:9.1f}", flush=True)
        gc.collect()
    return peaks


def main(tables: int = TABLES) -> bool:
    """Return whether the last wave's peak is as low as it should be."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if hard != resource.RLIM_INFINITY and hard < DESCRIPTORS_PER_TABLE * tables + 500:
        sys.exit(f"{tables} tables need more descriptors than the {hard} that this machine allows (ulimit -Hn)")
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        metrics = f"127.0.0.1:{free.getsockname()[1]}"
    with TemporaryDirectory(prefix="tablee-waves-") as folder:
        database = f"sqlite:///{folder}/tables.db"
        with running([sys.executable, "-m", "benchmarks.server.serve", database, metrics]) as started:
            assert started is not None
            server = Server(started.process.pid, f"http://{metrics}/metrics")
            peaks = uvloop.run(measure(started.address, server, tables))
    growth = peaks[-1] / peaks[1]
    verdict = "met" if growth <= MOST_GROWTH else "MISSED"
    print(f"the peak of wave {len(peaks)} is {growth:.2f} times that of wave 2, at most {MOST_GROWTH:g}: {verdict}")
    return growth <= MOST_GROWTH


if __name__ == "__main__":
    sys.exit(0 if main(*map(int, sys.argv[1:])) else 1)
