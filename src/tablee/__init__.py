"""Tablée: a table for published games, with a referee, solvers, bots and simulation.

Each name is imported when it is first used, so that `import tablee` costs next to nothing. Every installed
game is here under the name of its class. Type checkers read `__init__.pyi`.
"""

from importlib import import_module

__version__ = "1.0.0"

_MODULES = {
    "Analysis": "tablee.analysis.analyse",
    "Event": "tablee.core.record",
    "GAMES": "tablee.games",
    "Game": "tablee.core.game",
    "GaveUp": "tablee.core.answers",
    "IllegalAction": "tablee.core.errors",
    "Impossible": "tablee.core.answers",
    "InvalidInput": "tablee.core.errors",
    "InvalidNotation": "tablee.core.errors",
    "InvalidOption": "tablee.core.errors",
    "InvalidPosition": "tablee.core.errors",
    "InvalidRecord": "tablee.core.errors",
    "Match": "tablee.core.match",
    "Outcome": "tablee.core.game",
    "Record": "tablee.core.record",
    "Refusal": "tablee.core.errors",
    "Seed": "tablee.core.chance",
    "Solved": "tablee.core.answers",
    "TableeError": "tablee.core.errors",
    "analyse": "tablee.analysis.analyse",
    "find_game": "tablee.games",
    "read_record": "tablee.api",
    "referee": "tablee.api",
    "solve": "tablee.api",
}


def __getattr__(name: str) -> object:
    """Import the name that is asked for: one listed above, a game, or the list of all names."""
    if name == "__all__":
        return __dir__()
    if name in _MODULES:
        value = getattr(import_module(_MODULES[name]), name)
    elif name[:1].isupper() and name in (games := _games()):
        value = games[name]
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value  # so that this function is not called again for it
    return value


def __dir__() -> list[str]:
    return sorted([*_MODULES, *_games(), "__version__"])


def _games() -> dict[str, type]:
    """Return the classes of all games by their names."""
    return {game.__name__: game for game in import_module("tablee.games").GAMES.values()}
