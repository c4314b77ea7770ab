"""How long bots take: by how hard the choice was, and never so that one cannot follow."""

from random import Random
from statistics import mean

import pytest

from tablee.server.pauses import LONGEST, PACES, QUICKEST, SECONDS, Pace, difficulty, find_pause
from tablee.server.thoughts import Thought

DRAW = Thought("draw", 1, 0.0)
FORCED = Thought("lay lion-lion left", 1, 0.0)
EASY = Thought("lay lion-lion left", 4, 0.0)
CLOSE = Thought("lay lion-lion left", 4, 0.9)
MANY = Thought("lay lion-lion left", 200, 1.0)
UNCOUNTED = Thought("lay R7 R8 R9", 0, 0.0)


def usually(pace: Pace, thought: Thought, in_a_row: int = 0) -> float:
    return mean(find_pause(pace, thought, in_a_row, Random(seed)) for seed in range(300))


def test_what_is_harder_takes_longer() -> None:
    assert difficulty(DRAW) == difficulty(FORCED) == 0
    assert 0 < difficulty(EASY) < difficulty(CLOSE) < difficulty(MANY) == 1
    assert 0 < difficulty(UNCOUNTED) < 0.5
    for pace in ("quick", "human", "slow"):
        assert usually(pace, DRAW) < usually(pace, EASY) < usually(pace, CLOSE) < usually(pace, MANY)


def test_the_host_chooses_between_at_once_and_slowly() -> None:
    assert usually("none", MANY) == 0
    assert usually("quick", CLOSE) < usually("human", CLOSE) < usually("slow", CLOSE)


@pytest.mark.parametrize("pace", PACES)
def test_no_pause_is_too_short_to_see_or_without_end(pace: Pace) -> None:
    shortest, longest = SECONDS[pace]
    for seed in range(300):
        for in_a_row in (0, 3, 5000):
            for thought in (DRAW, MANY):
                assert QUICKEST * shortest <= find_pause(pace, thought, in_a_row, Random(seed)) <= LONGEST * longest


def test_bots_in_a_row_hurry_a_little() -> None:
    assert QUICKEST * usually("human", CLOSE) < usually("human", CLOSE, 2) < usually("human", CLOSE)


def test_one_pause_does_not_tell_an_easy_choice_from_a_close_one() -> None:
    easy = sorted(find_pause("human", EASY, 0, Random(seed)) for seed in range(300))
    close = sorted(find_pause("human", CLOSE, 0, Random(seed)) for seed in range(300, 600))
    assert easy[-30] > close[30]  # one of ten easy ones takes longer than one of ten close ones
