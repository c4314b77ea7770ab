"""Where a step is in a match, as people say it: the round, and the turn of that round."""

from collections.abc import Iterator
from typing import NamedTuple

from tablee.core.game import Player
from tablee.core.record import Record


class Place(NamedTuple):
    """A turn of a round, both counted from 1: a turn lasts as long as the same player acts."""

    round: int
    turn: int


def places_of(record: Record) -> list[Place]:
    """Return the place of every step: of the action that follows it, or of the end."""
    return list(_places(record))


def _places(record: Record) -> Iterator[Place]:
    acting: Player | None = None
    number, turn = 1, 0
    for event in record.events:
        if event.player is None:
            yield Place(number, max(1, turn))  # the round that has just ended
            number, turn, acting = number + 1, 0, None
            continue
        if event.player != acting:
            acting, turn = event.player, turn + 1
        yield Place(number, turn)
    yield Place(number, max(1, turn))
