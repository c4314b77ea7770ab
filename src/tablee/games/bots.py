"""The bots of all games: each game has its own in `bots`, a package with LEVELS and YARDSTICKS.

A level is as strong everywhere, or it is not offered. One that takes too long over a turn where the engine's kernel was
not built is in the package's TOO_SLOW there; at tables that already have it, the next weaker level plays instead.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache

from tablee.bots import USUAL, Bot
from tablee.bots.bot import choose_at_random
from tablee.core.errors import InvalidOption, did_you_mean
from tablee.games.discovery import GAMES, part_of


class _EveryGame(Mapping[str, Mapping[str, Bot]]):
    """Game -> name -> bot, imported on first use."""

    def __init__(self, bots_of: Callable[[str], Mapping[str, Bot]]) -> None:
        self._bots_of = bots_of

    def __getitem__(self, game: str) -> Mapping[str, Bot]:
        if game not in GAMES:
            raise KeyError(game)
        return self._bots_of(game)

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


@cache
def _all_levels_of(game: str) -> Mapping[str, Bot]:
    """Return all levels of a game; a game without bots of its own gets a random player."""
    bots = part_of(game, "bots")
    levels: Mapping[str, Bot] = bots.LEVELS if bots else {USUAL: choose_at_random}
    return levels


@cache
def _levels_of(game: str) -> Mapping[str, Bot]:
    """Return the opponents that a game offers here."""
    slow = getattr(part_of(game, "bots"), "TOO_SLOW", ())
    return {name: bot for name, bot in _all_levels_of(game).items() if name not in slow}


@cache
def _yardsticks_of(game: str) -> Mapping[str, Bot]:
    bots = part_of(game, "bots")
    return getattr(bots, "YARDSTICKS", {})


@cache
def _bots_of(game: str) -> Mapping[str, Bot]:
    return {**_levels_of(game), **_yardsticks_of(game)}


#: game -> level -> bot, weakest first: the opponents that people choose from.
LEVELS = _EveryGame(_levels_of)

#: game -> name -> bot: baselines for comparing the levels; old tables may still have them.
YARDSTICKS = _EveryGame(_yardsticks_of)

#: game -> name -> bot: all of them.
BOTS = _EveryGame(_bots_of)


def find_bot(game: str, name: str = USUAL) -> Bot:
    """Return the bot of that name for the game."""
    bots = BOTS[game]
    if name in _all_levels_of(game).keys() - bots.keys():
        raise InvalidOption(
            f"the level {name!r} would take too long over its turns here: this Tablée was installed without its "
            f"compiled part; the strongest level is {strongest_of(game)!r}"
        )
    if name not in bots:
        raise InvalidOption(f"unknown bot {name[:80]!r}{did_you_mean(name[:80], bots)}")
    return bots[name]


def strongest_of(game: str) -> str:
    """Return the name of the game's strongest bot."""
    return next(reversed([*LEVELS[game]]))


def adviser_of(game: str) -> Bot:
    """Return the bot that hints are asked of: the strongest, or the one that the game names where that one wavers."""
    bots = part_of(game, "bots")
    adviser: Bot | None = getattr(bots, "ADVISER", None)
    return adviser or find_bot(game, strongest_of(game))


@lru_cache(maxsize=256)
def level_played(game: str, name: str) -> str:
    """Return the level that plays where this one sits: itself or, if it is too slow here, the next weaker one."""
    if name not in _all_levels_of(game).keys() - BOTS[game].keys():
        return name
    weaker = list(_all_levels_of(game))[: list(_all_levels_of(game)).index(name)]
    return next(level for level in reversed(weaker) if level in LEVELS[game])


__all__ = ["BOTS", "LEVELS", "YARDSTICKS", "adviser_of", "find_bot", "level_played", "strongest_of"]
