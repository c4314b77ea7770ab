"""What makes a weaker player human: it overlooks, it wavers between what seems about as good, and it never does what
everyone at the table would see to be wrong. It never plays at random.
"""

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import TypeVar

Option = TypeVar("Option")


def sensible(options: Sequence[Option], is_blunder: Callable[[Option], bool]) -> Sequence[Option]:
    """Return the options without blunders that everyone sees; all of them where there is nothing else."""
    return [option for option in options if not is_blunder(option)] or options


def noticed(
    rng: Random, options: Sequence[Option], effort: Callable[[Option], float], attention: float
) -> Sequence[Option]:
    """Return the options that come to mind; those that ask least always do.

    `effort` counts the things that one has to look at for an option beyond what lies open, `attention` is the chance
    to notice each of them: who notices four of five sees what asks for two in 64 cases of 100.
    """
    efforts = [effort(option) for option in options]
    least = min(efforts)
    return [
        option
        for option, asked in zip(options, efforts, strict=True)
        if rng.random() < attention**asked or asked == least
    ]


def softened(rng: Random, estimates: Sequence[float], temperature: float) -> int:
    """Return the place of one estimate: the best most often, and others the more often the nearer they come to it.

    What is worse by one `temperature` is chosen e times less often; at 0 only the best are, each as often.
    """
    best = max(estimates)
    if temperature == 0:
        return rng.choice([place for place, estimate in enumerate(estimates) if estimate == best])
    weights = [exp((estimate - best) / temperature) for estimate in estimates]
    return rng.choices(range(len(estimates)), weights)[0]


def choose_softly(
    rng: Random, options: Sequence[Option], estimate: Callable[[Option], float], temperature: float
) -> Option:
    """Return an option, the better ones by one's own estimate more often."""
    return options[softened(rng, [estimate(option) for option in options], temperature)]
