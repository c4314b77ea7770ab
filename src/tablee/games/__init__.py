"""The games, and GAMES, the only list of them."""

from typing import Any

from tablee.core.errors import InvalidOption, did_you_mean
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.romi_rami import RomiRami
from tablee.games.tile_rummy import TileRummy
from tablee.games.zoo_domino import ZooDomino

#: name -> the dataclass whose fields are the game's options; calling it gives a Game.
GAMES: dict[str, type[Any]] = {game.name: game for game in (ZooDomino, TileRummy, PhotoRummy, RomiRami)}


def find_game(name: str) -> type[Any]:
    """Return the game of that name, or say which one may be meant."""
    if name not in GAMES:
        raise InvalidOption(f"unknown game {name[:80]!r}{did_you_mean(name[:80], GAMES)}")
    return GAMES[name]


__all__ = ["GAMES", "PhotoRummy", "RomiRami", "TileRummy", "ZooDomino", "find_game"]
