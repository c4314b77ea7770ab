"""How long a bot takes for its turn: about as long as a person would, without revealing anything about its hand.

A pause follows from what everyone at the table can see and from chance. The number of choices a bot had, how close
they were and how long it computed would tell attentive players what it holds.
"""

from collections.abc import Sequence
from math import ceil, exp, log2
from random import Random
from typing import Literal, Protocol, get_args

from tablee.core.game import Player

Pace = Literal["none", "quick", "human", "slow"]
PACES: tuple[Pace, ...] = get_args(Pace)
DEFAULT_PACE: Pace = "human"

#: Seconds for what needs no thought, such as to draw, and for playing from a full hand.
SECONDS: dict[Pace, tuple[float, float]] = {
    "none": (0.0, 0.0),
    "quick": (0.35, 1.2),
    "human": (0.7, 3.6),
    "slow": (1.2, 8.0),
}
FULL_HAND = 32  # pieces: more of them are not harder to choose from
SPREAD = 0.3  # of chance, which stretches and shortens every pause
MAX_PAUSE_FACTOR = 1.5  # times the pause for a full hand
QUICKENED, QUICKEST = 0.9, 0.7  # a bot after other bots is quicker, but each turn must be seen
LATE_STEP_S = 0.5  # a bot that computed for longer than its pause acts at the next of these steps


class OpenView(Protocol):
    """What the pause may depend on: a part of every game's view for spectators."""

    @property
    def counts(self) -> Sequence[int]:
        """How many pieces each player holds."""
        ...


def find_pause(pace: Pace, before: OpenView, after: OpenView, seat: Player, in_a_row: int, rng: Random) -> float:
    """Return the seconds from the beginning of a bot's turn to its action.

    `before` and `after` are what spectators see before and after the action; `in_a_row` bots have just acted before.
    """
    shortest, longest = SECONDS[pace]
    usual = shortest + difficulty(before.counts[seat], after.counts[seat]) * (longest - shortest)
    hurry = max(QUICKEST, QUICKENED**in_a_row)
    seconds = usual * hurry * exp(rng.gauss(0.0, SPREAD))
    return min(max(QUICKEST * shortest, seconds), MAX_PAUSE_FACTOR * longest)


def difficulty(held_before: int, held_after: int) -> float:
    """Return how hard the turn looks to the others, from 0 to 1: to play from a large hand is harder than to draw."""
    if held_after >= held_before:
        return 0.0
    return min(1.0, log2(held_before) / log2(FULL_HAND))


def find_wait(pause: float, elapsed: float) -> float:
    """Return the seconds still to wait when a bot has computed for `elapsed` seconds of its pause.

    Extra computing time is rounded up, to reveal as little as possible. Without a pause it is visible.
    """
    if pause <= 0:
        return 0.0
    late = max(0, ceil((elapsed - pause) / LATE_STEP_S))
    return pause + late * LATE_STEP_S - elapsed
