"""A ladder on a real Dask cluster gives the results of one process, even when a worker dies meanwhile."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner

from tablee.cli import main
from tablee.core.errors import InvalidOption
from tablee.games.zoo_domino import ZooDomino
from tablee.lab.ladder.ladder import Plan, play_blocks
from tablee.lab.running.workers import Workers
from tests.lab.conftest import Cluster, until

LADDER = ("ladder", "zoo-domino", "--bots", "expert,careful", "--no-luck", "--games", "60")
BLOCKS = 30


def start(*args: object) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", "from tablee.cli import main; main()", *map(str, args)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ,
    )


def findings(path: Path) -> str:
    found = json.loads(path.read_text())
    del found["time"]
    return json.dumps(found)


def kept_blocks(path: Path) -> int:
    return sum(len(json.loads(line).get("blocks", ())) for line in path.read_text().splitlines()[:-1])


def test_a_lost_worker_changes_nothing_and_a_lost_scheduler_is_reported(cluster: Cluster, tmp_path: Path) -> None:
    here, there, kept = tmp_path / "here.json", tmp_path / "there.json", tmp_path / "kept"
    process = start(*LADDER, "--cluster", cluster.address, "--json", there, "--keep", kept)
    until(lambda: process.poll() is not None or (kept.exists() and kept_blocks(kept) >= 4))
    assert process.poll() is None, process.communicate()
    cluster.workers[0].kill()
    at_the_kill = kept_blocks(kept)
    assert at_the_kill < BLOCKS
    assert process.wait() == 0, process.communicate()
    process.communicate()
    assert kept_blocks(kept) >= at_the_kill
    assert CliRunner().invoke(main, [*LADDER, "--jobs", "1", "--json", str(here)]).exit_code == 0
    assert findings(here) == findings(there)

    plan = Plan(ZooDomino(), 2, 0, ("careful", "random"), adjusted=False)
    playing = Workers(cluster=cluster.address).run(play_blocks, plan, range(2000), chunk=5)
    next(playing)
    cluster.scheduler.kill()
    with pytest.raises(InvalidOption, match=r"the Dask scheduler at .* has gone away"):
        list(playing)


def of_chunk(plan: None, games: Sequence[int]) -> int:
    return len(games)


def test_a_cluster_that_does_not_answer_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.running.dask.CONNECT_TIMEOUT_S", 0.2)
    with pytest.raises(InvalidOption, match=r"no Dask scheduler answers at tcp://127\.0\.0\.1:1"):
        list(Workers(cluster="tcp://127.0.0.1:1").run(of_chunk, None, range(3)))
