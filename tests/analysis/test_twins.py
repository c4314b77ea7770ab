"""With and without compiled kernels, the same record gives the same analysis, to the last digit."""

import json
import os
import subprocess
import sys

import pytest

from tablee.analysis.moments import moments
from tablee.analysis.writing import write_moment
from tablee.engines.compiled import PURE
from tablee.games import GAMES
from tests.analysis.helpers.matches import TINY, play

#: Their kernels and the pure Python beside them draw the same random numbers and choose alike.
ALIKE = ("zoo-domino", "romi-rami")
PROGRAM = """
import json, sys
from tablee.analysis.moments import moments
from tablee.analysis.writing import write_moment
from tablee.games import find_game
from tablee.core.record import read_record
from tablee.toolkit.judging.judge import Depth
record = read_record(sys.stdin.read(), find_game)
print(json.dumps([write_moment(each) for each in moments(record, Depth("tiny", 0), range(0, 60, 4))]))
"""


@pytest.mark.parametrize("name", ALIKE)
def test_both_find_the_same(name: str) -> None:
    record = play(GAMES[name](), "beginner", "casual")
    here = [write_moment(moment) for moment in moments(record, TINY, range(0, 60, 4))]
    environment = {**os.environ, PURE: "1"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=record.write(),
        capture_output=True,
        text=True,
        env=environment,
        check=True,
    )
    assert json.loads(done.stdout) == json.loads(json.dumps(here))
