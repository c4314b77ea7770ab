from typing import Any

from tablee import games
from tablee.api import read_record, referee, solve
from tablee.core.chance import Seed
from tablee.core.errors import (
    IllegalAction,
    InvalidInput,
    InvalidNotation,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    Refusal,
    TableeError,
)
from tablee.core.game import Game, Outcome
from tablee.core.match import Match
from tablee.core.record import Event, Record
from tablee.games import *  # noqa: F403  # whichever there are

__version__: str

def __getattr__(name: str) -> Any: ...  # the games are found when the program runs, so a type checker cannot know them

__all__ = [
    "Event",
    "Game",
    "IllegalAction",
    "InvalidInput",
    "InvalidNotation",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "Match",
    "Outcome",
    "Record",
    "Refusal",
    "Seed",
    "TableeError",
    "__version__",
    "read_record",
    "referee",
    "solve",
]
__all__ += games.__all__
