"""A ladder on a real Dask cluster finds what one process finds, even when a worker dies in the middle."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lab.conftest import Cluster, until

LADDER = ("ladder", "zoo-domino", "--bots", "expert,careful,random", "--games", "60", "--seed", "7")
BLOCKS = 90


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


def test_a_worker_killed_in_the_middle_changes_nothing(cluster: Cluster, tmp_path: Path) -> None:
    here, there, kept = tmp_path / "here.json", tmp_path / "there.json", tmp_path / "kept"
    process = start(*LADDER, "--cluster", cluster.address, "--json", there, "--keep", kept)
    until(lambda: process.poll() is not None or (kept.exists() and kept_blocks(kept) >= 10))
    assert process.poll() is None, process.communicate()
    cluster.workers[0].kill()
    at_the_kill = kept_blocks(kept)
    assert at_the_kill < BLOCKS / 2
    assert process.wait() == 0, process.communicate()
    process.communicate()
    assert kept_blocks(kept) >= at_the_kill
    alone = start(*LADDER, "--jobs", 1, "--json", here)
    assert alone.wait() == 0, alone.communicate()
    alone.communicate()
    assert findings(here) == findings(there)


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("somewhere", "'somewhere' is not the address of a Dask scheduler; write it like tcp://host:8786"),
        ("tcp://127.0.0.1:1", "no Dask scheduler answers at tcp://127.0.0.1:1"),
    ],
)
def test_a_cluster_that_is_not_there_is_told_in_one_line(address: str, message: str) -> None:
    process = start(*LADDER, "--cluster", address)
    out, err = process.communicate()
    assert (process.returncode, out, err) == (2, "", f"tablee: {message}\n")
