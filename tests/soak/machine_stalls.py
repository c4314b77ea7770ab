"""Notices when the machine itself stood still, so that its stalls are not taken for the server's.

A shared machine now and then stops for a while whatever runs on it. A process with real-time priority on each core
wakes up every millisecond: no other process can delay it, so if it wakes up late, the machine was away.
"""

import os
import subprocess
import sys
import threading
import time
from dataclasses import dataclass

TICK_S = 0.001
STALL_S = 0.010  # a later wake-up counts as a stall
PRIORITY = 50


@dataclass(frozen=True)
class Stall:
    """A period in which a core of this machine did nothing."""

    began: float
    ended: float

    def overlaps(self, began: float, ended: float) -> bool:
        """Return whether it overlapped with that period."""
        return began < self.ended and self.began < ended


class StallMonitor:
    """One process for each core that this one may use; without the right to real-time priority there are none."""

    def __init__(self) -> None:
        self.stalls: list[Stall] = []
        self._processes = [_start(core) for core in sorted(os.sched_getaffinity(0))] if _may_be_real_time() else []
        self._readers = [threading.Thread(target=self._read, args=(each,), daemon=True) for each in self._processes]
        for reader in self._readers:
            reader.start()

    @property
    def watching(self) -> bool:
        return bool(self._processes)

    def stop(self) -> None:
        """End the processes; what they noticed stays."""
        for process in self._processes:
            process.terminate()
            process.wait()
        for reader in self._readers:
            reader.join()

    def _read(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                began, ended = map(float, line.split())
                self.stalls.append(Stall(began, ended))


def _start(core: int) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.soak.machine_stalls", str(core)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def _may_be_real_time() -> bool:
    """Try it in a process of its own, which leaves this one as it is."""
    attempt = "import os; os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))"
    return subprocess.run([sys.executable, "-c", attempt], stderr=subprocess.DEVNULL, check=False).returncode == 0


def watch(core: int) -> None:
    """Print the beginning and the end of every stall of a core, until the process that started this one is gone."""
    os.sched_setaffinity(0, {core})
    os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(PRIORITY))
    starter = os.getppid()
    before = time.monotonic()
    while os.getppid() == starter:
        time.sleep(TICK_S)
        now = time.monotonic()
        if now - before > STALL_S:
            print(before, now, flush=True)
        before = now


if __name__ == "__main__":
    watch(int(sys.argv[1]))
