"""How a match stands, as everybody reads it from the score sheet: a view shows one round, but bots play a match."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple

from tablee.core.game import AnyGame
from tablee.core.match import Match


class Standing(NamedTuple):
    """The sums of the score sheet before this round, and how many rounds come after it."""

    totals: tuple[int, ...]
    left: int

    @classmethod
    def of(cls, match: Match) -> "Standing":
        """Return how a match stands whose round is being played."""
        return cls(match.totals, match.rounds - match.round)


_known: ContextVar[Standing | None] = ContextVar("standing", default=None)


@contextmanager
def knowing(standing: Standing | None) -> Iterator[None]:
    """Let bots know in here how the match stands."""
    token = _known.set(standing)
    try:
        yield
    finally:
        _known.reset(token)


def known_standing(game: AnyGame, players: int) -> Standing:
    """Return how the match stands; whoever was not told believes that it begins."""
    return _known.get() or Standing((0,) * players, game.rounds - 1)
