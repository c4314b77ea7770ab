from tablee.analysis.analyse import Analysis, analyse
from tablee.api import read_record, referee, solve
from tablee.core.answers import GaveUp, Impossible, Solved
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
from tablee.games import GAMES, find_game
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.romi_rami import RomiRami
from tablee.games.tile_rummy import TileRummy
from tablee.games.zoo_domino import ZooDomino

__version__: str

__all__ = [
    "GAMES",
    "Analysis",
    "Event",
    "Game",
    "GaveUp",
    "IllegalAction",
    "Impossible",
    "InvalidInput",
    "InvalidNotation",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "Match",
    "Outcome",
    "PhotoRummy",
    "Record",
    "Refusal",
    "RomiRami",
    "Seed",
    "Solved",
    "TableeError",
    "TileRummy",
    "ZooDomino",
    "__version__",
    "analyse",
    "find_game",
    "read_record",
    "referee",
    "solve",
]
