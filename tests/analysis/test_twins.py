"""With and without compiled kernels, the same record gives the same analysis."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tablee.analysis.moments import moments, steps_of
from tablee.analysis.writing import write_moment
from tablee.engines.compiled import PURE
from tablee.games import GAMES
from tests.analysis.helpers.matches import TINY, play

#: Their kernels and the pure Python beside them draw the same random numbers and choose alike.
ALIKE = ("zoo-domino", "romi-rami")
#: Of moves that are equally good these kernels may choose others, and then a round may go on differently.
AS_GOOD = ("tile-rummy", "photo-rummy")
PROGRAM = """
import json, sys
from tablee.analysis.moments import moments, steps_of
from tablee.analysis.writing import write_moment
from tablee.games import find_game
from tablee.core.record import read_record
from tablee.toolkit.judging.judge import Depth
record = read_record(sys.stdin.read(), find_game)
steps = steps_of(record)[::int(sys.argv[1])]
print(json.dumps([write_moment(each) for each in moments(record, Depth("tiny", 0), steps)]))
"""


def analyse_both(name: str, apart: int) -> tuple[list[Any], list[Any]]:
    """Return what is found at some steps of a match here, with kernels, and in a process without."""
    record = play(GAMES[name](), "beginner", "casual")
    here = [write_moment(moment) for moment in moments(record, TINY, steps_of(record)[::apart])]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(apart)],
        input=record.write(),
        capture_output=True,
        text=True,
        env={**os.environ, PURE: "1"},
        check=True,
    )
    return json.loads(json.dumps(here)), json.loads(done.stdout)


@pytest.mark.parametrize("name", ALIKE)
def test_both_find_the_same_to_the_last_digit(name: str) -> None:
    compiled, pure = analyse_both(name, 4)
    assert compiled == pure


@pytest.mark.parametrize("name", AS_GOOD)
def test_both_find_the_same_unless_moves_are_equally_good(name: str) -> None:
    compiled, pure = analyse_both(name, 6)
    assert [(one["kind"], one["step"]) for one in compiled] == [(other["kind"], other["step"]) for other in pure]
    different = [(one, other) for one, other in zip(compiled, pure, strict=True) if one != other]
    assert len(different) <= 0.1 * len(compiled)
    for one, other in different:
        if one["kind"] == "decision":
            assert abs(one["error"] - other["error"]) <= 3 * (one["doubt"] + other["doubt"])
