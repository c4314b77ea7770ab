"""The bots of all games: each game has its own in `bots`, a package with LEVELS and YARDSTICKS."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache

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
def _levels_of(game: str) -> Mapping[str, Bot]:
    """Return the opponents that a game offers; a game without bots of its own gets a random player."""
    bots = part_of(game, "bots")
    levels: Mapping[str, Bot] = bots.LEVELS if bots else {USUAL: choose_at_random}
    return levels


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
    if name not in bots:
        raise InvalidOption(f"unknown bot {name[:80]!r}{did_you_mean(name[:80], bots)}")
    return bots[name]


def strongest_of(game: str) -> str:
    """Return the name of the game's strongest bot."""
    return next(reversed([*LEVELS[game]]))


__all__ = ["BOTS", "LEVELS", "YARDSTICKS", "find_bot", "strongest_of"]
