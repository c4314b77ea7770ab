"""The games as numbered moves, and MOVES, which finds them by the name of the game."""

from collections.abc import Mapping
from typing import Any

from tablee.core.options import build
from tablee.games import find_game
from tablee.lab.environments.moves.moves import Moves, Numbers, Part, Position
from tablee.lab.environments.moves.photo_rummy import PhotoRummyMoves
from tablee.lab.environments.moves.romi_rami import RomiRamiMoves
from tablee.lab.environments.moves.tile_rummy import TileRummyMoves
from tablee.lab.environments.moves.zoo_domino import ZooDominoMoves

MOVES: Mapping[str, type[Moves[Any]]] = {
    "zoo-domino": ZooDominoMoves,
    "tile-rummy": TileRummyMoves,
    "photo-rummy": PhotoRummyMoves,
    "romi-rami": RomiRamiMoves,
}


def find_moves(game: str, players: int = 2, options: Mapping[str, object] | None = None) -> Moves[Any]:
    """Return the moves of a game with these options, for so many players."""
    rules = build(find_game(game), options or {})
    return MOVES[game](rules, players)


__all__ = ["MOVES", "Moves", "Numbers", "Part", "Position", "find_moves"]
