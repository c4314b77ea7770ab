"""The games. GAMES finds them: each is a folder here, or an installed package."""

from typing import Any

from tablee.core.errors import InvalidOption, did_you_mean
from tablee.games.discovery import GAMES


def find_game(name: str) -> type[Any]:
    """Return the game of that name; the error for an unknown one suggests a similar name."""
    if name not in GAMES:
        raise InvalidOption(f"unknown game {name[:80]!r}{did_you_mean(name[:80], GAMES)}")
    return GAMES[name]


def __getattr__(name: str) -> type[Any]:
    """Return a game by the name of its class, so that `from tablee.games import ...` works."""
    for game in GAMES:
        if game.title().replace("-", "") == name:
            return GAMES[game]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["GAMES", "find_game"]
