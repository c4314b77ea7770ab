"""Bot pace: slow enough to follow, and independent of their hands."""

from collections.abc import Iterator
from dataclasses import dataclass
from inspect import signature
from random import Random
from statistics import NormalDist, mean
from typing import NamedTuple

import pytest

from tablee.bots import Seat
from tablee.core.chance import Seed
from tablee.core.match import Match
from tablee.games import GAMES
from tablee.games.bots import find_bot
from tablee.games.zoo_domino import ZooDomino
from tablee.table.bots.pace import (
    LATE_STEP_S,
    MAX_PAUSE_FACTOR,
    PACES,
    QUICKEST,
    SECONDS,
    OpenView,
    Pace,
    difficulty,
    find_pause,
    find_wait,
)


@dataclass(frozen=True)
class Seen:
    """What spectators see of hands."""

    counts: tuple[int, ...]


class Turn(NamedTuple):
    """What a turn looked like from outside: how many pieces were held before and after it."""

    held: int
    kept: int


DRAW, LAST_PIECE, SMALL_HAND, LARGE_HAND = Turn(5, 6), Turn(1, 0), Turn(5, 4), Turn(40, 37)


def pause_for(pace: Pace, turn: Turn, in_a_row: int, rng: Random) -> float:
    return find_pause(pace, Seen((9, turn.held)), Seen((9, turn.kept)), 1, in_a_row, rng)


def usually(pace: Pace, turn: Turn, in_a_row: int = 0) -> float:
    return mean(pause_for(pace, turn, in_a_row, Random(seed)) for seed in range(300))


def test_what_looks_harder_takes_longer() -> None:
    assert difficulty(*DRAW) == difficulty(*LAST_PIECE) == 0
    assert 0 < difficulty(*SMALL_HAND) < difficulty(*LARGE_HAND) == 1
    for pace in ("quick", "human", "slow"):
        assert usually(pace, DRAW) < usually(pace, SMALL_HAND) < usually(pace, LARGE_HAND)


def test_the_host_chooses_between_at_once_and_slowly() -> None:
    assert usually("none", LARGE_HAND) == 0
    assert usually("quick", SMALL_HAND) < usually("human", SMALL_HAND) < usually("slow", SMALL_HAND)


@pytest.mark.parametrize("pace", PACES)
def test_no_pause_is_too_short_to_see_or_without_end(pace: Pace) -> None:
    shortest, longest = SECONDS[pace]
    for seed in range(300):
        for in_a_row in (0, 3, 5000):
            for turn in (DRAW, LARGE_HAND):
                assert (
                    QUICKEST * shortest <= pause_for(pace, turn, in_a_row, Random(seed)) <= MAX_PAUSE_FACTOR * longest
                )


def test_bots_in_a_row_hurry_a_little() -> None:
    assert QUICKEST * usually("human", SMALL_HAND) < usually("human", SMALL_HAND, 2) < usually("human", SMALL_HAND)


def test_computing_is_part_of_the_pause_and_computing_too_long_is_rounded_up() -> None:
    assert find_wait(2.0, 0.5) == 1.5
    assert find_wait(2.0, 2.0) == 0
    ends = {elapsed + find_wait(2.0, elapsed) for elapsed in (2.01, 2.2, 2.49)}
    assert ends == {2.0 + LATE_STEP_S}
    assert 3.1 + find_wait(2.0, 3.1) == pytest.approx(3.5)
    assert find_wait(0.0, 0.3) == 0  # no pause at all


# --- what a pause reveals of a hand ----------------------------------------------------------------------------------


class Observed(NamedTuple):
    """A move of a bot: what everyone saw, what nobody could see, and the pause."""

    held: int
    only_one_fits: bool
    pause: float


def lays(turns: int) -> Iterator[Observed]:
    """Yield the lays of casual bots at the usual pace, each with the pause that the table would make."""
    rules, bot, rng = ZooDomino(rounds=20), find_bot("zoo-domino", "casual"), Random(18)
    match = Match.start(rules, 3, Seed(bytes(16)))
    seen = 0
    while seen < turns:
        if match.round_over:
            match = Match.start(rules, 3, Seed(rng.randbytes(16))) if match.over else match.next_round()
            continue
        seat = min(rules.to_act(match.state))
        view = rules.view_for(match.state, seat)
        action = rules.write_action(bot(Seat(rules, view, rng)).action)
        after = match.play(action, seat)
        if action.startswith("lay") and match.state.log:
            seen += 1
            before_and_after = [rules.view_for(one.state, None) for one in (match, after)]
            pause = find_pause("human", before_and_after[0], before_and_after[1], seat, 0, rng)
            dominoes = {rules.write_action(one).split()[1] for one in rules.legal_actions(match.state, seat)}
            yield Observed(before_and_after[0].counts[seat], len(dominoes) == 1, pause)
        match = after


def separation(observed: list[Observed]) -> tuple[float, float]:
    """Return how well pauses tell the two kinds of hands apart, and the standard error if they do not at all.

    It is the chance that of two lays from equally many dominoes the one with a single choice has the shorter pause:
    0.5 is a guess, 1 is certain. It is twice as hard to fool as any one cut between short and long.
    """
    wins = pairs = variance = 0.0
    for held in {one.held for one in observed}:
        ones = [one.pause for one in observed if one.held == held and one.only_one_fits]
        others = [one.pause for one in observed if one.held == held and not one.only_one_fits]
        wins += sum((one < other) + (one == other) / 2 for one in ones for other in others)
        pairs += len(ones) * len(others)
        variance += len(ones) * len(others) * (len(ones) + len(others) + 1) / 12  # of Mann and Whitney
    return wins / pairs, variance**0.5 / pairs


def test_a_pause_does_not_tell_whether_only_one_hidden_domino_fits() -> None:
    observed = list(lays(2000))
    told, error = separation(observed)
    assert sum(one.only_one_fits for one in observed) > 200
    assert abs(told - 0.5) < NormalDist().inv_cdf(0.9999) * error, told
    assert error < 0.03
    leaking = [one._replace(pause=one.pause * (0.8 if one.only_one_fits else 1)) for one in observed]
    assert separation(leaking)[0] > 0.5 + 5 * error  # the measure would notice much less than there once was


@pytest.mark.parametrize("game", GAMES)
def test_a_pause_is_the_same_whatever_is_hidden(game: str) -> None:
    """The function gets what spectators see, and nothing else of the match."""
    seen = signature(find_pause).parameters
    assert {name for name, one in seen.items() if one.annotation is OpenView} == {"before", "after"}
    rules, rng = GAMES[game](), Random(3)
    match = Match.start(rules, 3, Seed(bytes(16)))
    other = rules.imagine(rules.view_for(match.state, None), rng)
    assert other != match.state
    views = [rules.view_for(state, None) for state in (match.state, other)]
    pauses = {find_pause("human", view, Seen((0, 0, 0)), 1, 0, Random(5)) for view in views}
    assert len(pauses) == 1
