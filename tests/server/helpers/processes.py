"""Which processes a server has started."""

import time
from pathlib import Path

from tests.server.helpers.server import TIMEOUT_S


def children(*pids: int) -> dict[int, str]:
    """Return the processes that these started, with how they were called."""
    found = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
                if state != "Z" and int(parent) in pids:
                    found[int(folder.name)] = (folder / "cmdline").read_text()
            except OSError:
                continue
    return found


def descendants(pid: int) -> dict[int, str]:
    """Return the processes that a process started, and those that these did."""
    found = newest = children(pid)
    while newest := children(*newest):
        found |= newest
    return found


def workers(pid: int) -> list[int]:
    """Return the workers of a server: the forks of the process that it keeps for this."""
    forks = {one for one, how in descendants(pid).items() if "forkserver" in how}
    return [one for one in forks if any(one in descendants(other) for other in forks)]


def until_gone(pids: dict[int, str]) -> dict[int, str]:
    """Wait until these processes have ended; return those that do not."""
    give_up = time.monotonic() + TIMEOUT_S
    while (left := {pid: how for pid, how in pids.items() if is_running(pid)}) and time.monotonic() < give_up:
        time.sleep(0.02)
    return left


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
