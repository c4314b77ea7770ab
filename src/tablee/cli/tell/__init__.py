"""Telling a game in words. TELLERS is the only list of games that the text client has to know."""

from collections.abc import Mapping

from tablee.cli.tell.photo_rummy import PhotoRummyTeller
from tablee.cli.tell.romi_rami import RomiRamiTeller
from tablee.cli.tell.teller import Suggesting, Teller, TellsScores
from tablee.cli.tell.tile_rummy import TileRummyTeller
from tablee.cli.tell.zoo_domino import ZooDominoTeller

TELLERS: Mapping[str, type[Teller]] = {
    "zoo-domino": ZooDominoTeller,
    "tile-rummy": TileRummyTeller,
    "photo-rummy": PhotoRummyTeller,
    "romi-rami": RomiRamiTeller,
}

__all__ = ["TELLERS", "Suggesting", "Teller", "TellsScores"]
