"""The server under attack: started as operators start it, with default settings; its memory and its log are watched."""

import os
import resource
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

DESCRIPTORS = 1_024  # a common default of login shells and of systemd
SAMPLE_EVERY_S = 0.1
STOP_WITHIN_S = 60.0
PAGE_BYTES = resource.getpagesize()


class ServerProcess:
    """`tablee serve` on a free port, with a database of its own; ends itself when its memory grows beyond measure."""

    def __init__(self, folder: Path, abort_mb: float) -> None:
        self._folder, self._log_file, self._abort_mb = folder, folder / "log.txt", abort_mb
        program = Path(sys.executable).with_name("tablee")
        with self._log_file.open("wb") as log:
            self._process = subprocess.Popen(
                [program, "serve", "--port", "0", "--no-browser", "--database", f"sqlite:///{folder / 'tables.db'}"],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        resource.prlimit(self._process.pid, resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert " http://" in line, line + self._log_file.read_text()
        self.address = line.split()[-1]
        self.memory: list[tuple[float, float]] = []  # when, and the MB of all processes together
        self.aborted = False
        self._watch = threading.Thread(target=self._sample, daemon=True)
        self._watch.start()

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    @property
    def log(self) -> str:
        return self._log_file.read_text(errors="replace")

    @property
    def log_bytes(self) -> int:
        return self._log_file.stat().st_size

    @property
    def stored_bytes(self) -> int:
        """The size of the database, with what is not yet merged into it."""
        return sum(file.stat().st_size for file in self._folder.glob("tables.db*"))

    def stop(self) -> float:
        """Ask it to end, and return how many seconds that took."""
        began = time.monotonic()
        if self.running:
            self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(STOP_WITHIN_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._watch.join()
        assert self._process.stdout is not None
        self._process.stdout.close()
        return time.monotonic() - began

    def _sample(self) -> None:
        while self.running:
            used = sum(map(_resident_mb, _family(self._process.pid)))
            self.memory.append((time.monotonic(), used))
            if used > self._abort_mb:
                self.aborted = True
                for process in _family(self._process.pid)[::-1]:
                    os.kill(process, signal.SIGKILL)
            time.sleep(SAMPLE_EVERY_S)


def _family(process: int) -> list[int]:
    """Return a process and all that it started."""
    family = [process]
    for member in family:
        for children in Path(f"/proc/{member}/task").glob("*/children"):
            try:
                family += map(int, children.read_text().split())
            except OSError:  # a thread that has just ended
                continue
    return family


def _resident_mb(process: int) -> float:
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE_BYTES / 1e6
    except OSError:  # it has just ended
        return 0.0
