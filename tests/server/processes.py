"""Which processes a server has started."""

import os
import time
from pathlib import Path

from tests.server.server import PATIENCE


def descendants(pid: int) -> dict[int, str]:
    """Return the processes that a process started, and those that these did, with how they were called."""
    parents = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
                command = (folder / "cmdline").read_text()
            except OSError:
                continue
            if state != "Z":
                parents[int(folder.name)] = int(parent), command
    found: dict[int, str] = {}
    while True:
        more = {one: how for one, (parent, how) in parents.items() if parent in {pid, *found} and one not in found}
        if not more:
            return found
        found |= more


def workers(pid: int) -> list[int]:
    """Return the workers of a server: the forks of its forkserver."""
    started = descendants(pid)
    servers = {one for one, how in started.items() if "forkserver" in how}
    return [
        one
        for one, how in started.items()
        if "forkserver" in how and os.path.exists(f"/proc/{one}") and parent_of(one) in servers
    ]


def parent_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def until_gone(pids: dict[int, str]) -> dict[int, str]:
    """Wait until these processes have ended; return those that do not."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        left = {pid: how for pid, how in pids.items() if is_running(pid)}
        if not left:
            return {}
        time.sleep(0.02)
    return left


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
