"""What the server tells of a record: that it comes out as written, and all that was shuffled, for others to compute."""

from tablee.core.record import read_record
from tablee.core.watching import shuffles_of
from tablee.games import find_game
from tablee.server.models import Shuffled, Verified


def verify(text: str) -> Verified:
    """Play a record again, or raise what is wrong with it."""
    record = read_record(text, find_game)
    *_, (_, last) = record.replay()
    return Verified(
        game=last.game.name,
        players=last.players,
        rounds=last.round,
        actions=sum(event.player is not None for event in record.events),
        over=last.over,
        sheet=[list(row) for row in last.sheet],
        shuffles=[Shuffled.model_validate(shuffle, from_attributes=True) for shuffle in shuffles_of(record)],
    )
