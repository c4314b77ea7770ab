"""How long a bot takes for its turn: as long as a person would, so that people can follow."""

from math import exp, log2
from random import Random
from typing import Literal, get_args

from tablee.server.thoughts import Thought

Pace = Literal["none", "quick", "human", "slow"]
PACES: tuple[Pace, ...] = get_args(Pace)
USUAL_PACE: Pace = "human"

#: Seconds for what needs no thought, such as to draw, and for the hardest choice.
SECONDS: dict[Pace, tuple[float, float]] = {
    "none": (0.0, 0.0),
    "quick": (0.35, 1.2),
    "human": (0.7, 3.6),
    "slow": (1.2, 8.0),
}
MANY = 32  # choices: more of them are not harder
UNCOUNTED = 6  # choices of one who arranges a whole table, where nobody counted them
WAVERING = 0.3  # chance stretches and shortens: from one pause nobody learns what a hand is like
LONGEST = 1.5  # times the hardest choice
QUICKENED, QUICKEST = 0.9, 0.7  # who plays after other bots has thought before; but all of them must be seen


def find_pause(pace: Pace, thought: Thought, in_a_row: int, rng: Random) -> float:
    """Return the seconds from the beginning of a bot's turn to its action, by how hard the choice was.

    `in_a_row` bots have just acted before it.
    """
    shortest, longest = SECONDS[pace]
    usual = shortest + difficulty(thought) * (longest - shortest)
    hurry = max(QUICKEST, QUICKENED**in_a_row)
    seconds = usual * hurry * exp(rng.gauss(0.0, WAVERING))
    return min(max(QUICKEST * shortest, seconds), LONGEST * longest)


def difficulty(thought: Thought) -> float:
    """Return how hard a choice was, from 0 to 1: half by how many there were, half by how close the best came."""
    if " " not in thought.action:  # to draw or to pass: no piece is chosen
        return 0.0
    options = thought.options or UNCOUNTED
    return 0.0 if options == 1 else (min(1.0, log2(options) / log2(MANY)) + thought.closeness) / 2
