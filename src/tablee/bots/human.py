"""What makes a weaker player human: it overlooks options, it wavers between those that seem about equally good, and it
never makes a blunder that everyone at the table would see. It never plays at random.
"""

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import TypeVar

Option = TypeVar("Option")


def sensible(options: Sequence[Option], is_blunder: Callable[[Option], bool]) -> Sequence[Option]:
    """Return the options that are not obvious blunders; all of them if there are no others."""
    return [option for option in options if not is_blunder(option)] or options


def noticed(
    rng: Random, options: Sequence[Option], effort: Callable[[Option], float], attention: float
) -> Sequence[Option]:
    """Return the options that come to mind; those that need the least effort always do.

    `effort` counts the things beyond the obvious that a player must notice to find an option, and `attention` is the
    chance of noticing each of them: at 0.8, an option with an effort of two is found in 64 cases out of 100.
    """
    efforts = [effort(option) for option in options]
    least = min(efforts)
    return [
        option
        for option, asked in zip(options, efforts, strict=True)
        if rng.random() < attention**asked or asked == least
    ]


def softened(rng: Random, estimates: Sequence[float], temperature: float) -> int:
    """Return the index of one estimate: the best most often, others more often the closer they come to it.

    An estimate that is worse by one `temperature` is chosen e times less often; at 0 only the best are chosen, all
    equally often.
    """
    best = max(estimates)
    if temperature == 0:
        return rng.choice([place for place, estimate in enumerate(estimates) if estimate == best])
    weights = [exp((estimate - best) / temperature) for estimate in estimates]
    return rng.choices(range(len(estimates)), weights)[0]


def choose_softly(
    rng: Random, options: Sequence[Option], estimate: Callable[[Option], float], temperature: float
) -> Option:
    """Return an option; those with a better estimate are chosen more often."""
    return options[softened(rng, [estimate(option) for option in options], temperature)]
