"""A real Dask scheduler with real workers, as processes of their own."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

TIMEOUT_S = 60


class Cluster:
    """A scheduler and two workers; each can be killed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        scheduler_file = folder / "scheduler.json"
        self.scheduler = self._start(
            *("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"),
            *("--scheduler-file", str(scheduler_file)),
        )
        until(lambda: scheduler_file.exists() and scheduler_file.read_text().endswith("}"))
        self.address: str = json.loads(scheduler_file.read_text())["address"]
        self.workers = [
            self._start(
                *("worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1"),
                *("--local-directory", str(folder), "--name", f"worker {number}"),
            )
            for number in range(2)
        ]

    def _start(self, what: str, *args: str) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.dask_{what}", *args],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self._folder,
            env={**os.environ, "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "2s"},  # else the dead are mourned for 30 s
        )

    def stop(self) -> None:
        """End all processes."""
        for process in [*self.workers, self.scheduler]:
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """Start a cluster for a test."""
    cluster = Cluster(tmp_path)
    yield cluster
    cluster.stop()


def until(happened: Callable[[], bool]) -> None:
    """Wait until something has happened."""
    end = monotonic() + TIMEOUT_S
    while not happened():
        assert monotonic() < end, f"did not happen within {TIMEOUT_S} seconds"
        sleep(0.05)
