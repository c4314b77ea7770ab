"""Matches to analyse: of the archive, and played by bots."""

from functools import cache
from pathlib import Path
from typing import Any

from tablee.analysis.judges import find_judge
from tablee.core.record import Record, read_record
from tablee.games import GAMES, find_game
from tablee.lab.playing import find_player, play_record, seed_of
from tablee.toolkit.judging.judge import Depth

ARCHIVE = Path(__file__).parents[2] / "records"
JUDGED = tuple(name for name in GAMES if find_judge(name))

#: One world for each batch: enough to see that everything can be judged.
TINY = Depth("tiny", 0)


def archived() -> list[Path]:
    """Return the records of all games that have a judge."""
    return sorted(path for path in ARCHIVE.glob("*/*.txt") if path.parent.name in JUDGED)


@cache
def read(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"), find_game)


def play(game: Any, *bots: str, seed: int = 1) -> Record:
    """Return the record of a match between these bots."""
    return play_record(game, seed_of(seed, 0), [find_player(game.name, bot) for bot in bots])
