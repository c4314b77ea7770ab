"""Verifies records: replays them, and returns all shuffles for others to recompute.

This runs in a worker, like replays.
"""

import msgspec

from tablee.core.record import read_record
from tablee.core.shuffle_recorder import shuffles_of
from tablee.games import find_game
from tablee.table.events import MAX_EVENTS

MAX_SHUFFLED_ITEMS = 1_000_000  # labels and pieces of all shuffles: some 7 MB; twenty rounds of beginners have 600,000


def verify(text: str) -> bytes:
    """Replay a record and return the encoded model `Verified`, or raise what is wrong with it."""
    record = read_record(text, find_game, MAX_EVENTS)
    shuffles = shuffles_of(record, MAX_SHUFFLED_ITEMS)
    *_, (_, last) = record.replay()
    told = {
        "game": last.game.name,
        "players": last.players,
        "rounds": last.round,
        "actions": sum(event.player is not None for event in record.events),
        "over": last.over,
        "sheet": last.sheet,
        "shuffles": shuffles,
    }
    return msgspec.json.encode(told)
