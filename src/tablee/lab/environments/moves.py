"""The games as numbered moves: those that have a module `moves`."""

from collections.abc import Mapping
from typing import Any

from tablee.core.errors import InvalidOption
from tablee.core.options import build
from tablee.games import GAMES, find_game
from tablee.games.discovery import class_of
from tablee.toolkit.moves import Moves, Numbers, Part, Position

#: game -> its numbered moves
MOVES: Mapping[str, type[Moves[Any]]] = {name: moves for name in GAMES if (moves := class_of(name, "moves"))}


def find_moves(game: str, players: int = 2, options: Mapping[str, object] | None = None) -> Moves[Any]:
    """Return the moves of a game with these options, for this number of players."""
    rules = build(find_game(game), options or {})
    if game not in MOVES:
        raise InvalidOption(f"{game} has no numbered moves")
    return MOVES[game](rules, players)


__all__ = ["MOVES", "Moves", "Numbers", "Part", "Position", "find_moves"]
