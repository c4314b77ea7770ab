"""CPU time of processes, their threads and their children."""

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def seconds(processes: list[int]) -> float:
    """Return the CPU time of these processes and of all their running descendants."""
    return sum(map(_ticks, _family(processes))) / TICKS


def _family(processes: list[int]) -> list[int]:
    family = list(processes)
    for process in family:
        for children in Path(f"/proc/{process}/task").glob("*/children"):
            family += map(int, children.read_text().split())
    return family


def _ticks(process: int) -> int:
    """User and system time: the 14th and the 15th field, of which the second alone may have spaces."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])
