"""Records of finished matches, one of each game, and of one that can go on."""

from pathlib import Path

from tablee.core.record import Record, read_record
from tablee.games import find_game

ARCHIVE = Path(__file__).parents[2] / "records"
FINISHED = {
    "zoo-domino": "1-draw-turns",
    "tile-rummy": "2-sequences",
    "photo-rummy": "1-before-clocks",
    "romi-rami": "2-small-box",
}


def finished(game: str) -> str:
    """Return the record of a finished match."""
    return (ARCHIVE / game / f"{FINISHED[game]}.txt").read_text(encoding="utf-8")


def unfinished() -> str:
    """Return the record of a match whose last action is still to come."""
    record = read_record(finished("zoo-domino"), find_game)
    return Record(record.match, record.events[:-1], record.names).write()
