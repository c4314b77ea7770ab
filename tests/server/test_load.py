"""The benchmark's load on a real server, small."""

import asyncio
from pathlib import Path

from benchmarks.server.contestants import ours
from benchmarks.server.load import Load, Task, measure


def test_a_few_tables_are_played_at_and_measured(tmp_path: Path) -> None:
    loads = [Load("closed", 4, 0.2), Load("paced", 3, 0.2)]
    with ours("ours", f"sqlite:///{tmp_path / 'tables.db'}") as server:
        for dialect in ("tablee", "zoo-domino"):
            measured = asyncio.run(measure(Task(dialect, list(server.addresses), list(server.processes), loads)))
            assert len(measured) == 2
            assert all(one.moves > 0 and 0 < one.p50 <= one.p99 for one in measured), dialect
