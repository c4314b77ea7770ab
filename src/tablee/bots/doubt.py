"""How hard a choice was, by the estimates of the one who chose: people ponder where the best lie close together."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass
class Doubt:
    """What was seen of a bot that weighs: how many options it compared at most, and how close the best came."""

    options: int = 0
    closeness: float = 0.0  # from 0, there is one that nobody misses, to 1, any of the best would do


_watched: ContextVar[Doubt | None] = ContextVar("doubt", default=None)


@contextmanager
def watching_doubt() -> Iterator[Doubt]:
    """See how bots weigh in here."""
    doubt = Doubt()
    token = _watched.set(doubt)
    try:
        yield doubt
    finally:
        _watched.reset(token)


def weighed(estimates: Sequence[float]) -> None:
    """Tell that options with these estimates were compared; for the bot itself nothing follows from it."""
    doubt = _watched.get()
    if doubt is not None and len(estimates) > doubt.options:
        doubt.options, doubt.closeness = len(estimates), closeness(estimates)


def closeness(estimates: Sequence[float]) -> float:
    """Return how near the second best comes to the best, by how far the estimates lie apart."""
    if len(estimates) < 2:
        return 0.0
    best, second = sorted(estimates, reverse=True)[:2]
    scale = max(best - min(estimates), (abs(best) + abs(second)) / 2)
    return 0.0 if scale == 0 else max(0.0, 1 - (best - second) / scale)
