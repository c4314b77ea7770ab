"""Bots: choose(game, view, rng) -> action. A bot sees a view, never a state."""

from collections.abc import Mapping

from tablee.bots import photo_rummy, romi_rami, tile_rummy, zoo_domino
from tablee.bots.bot import Bot, choose_first
from tablee.core.errors import InvalidOption, did_you_mean

#: game -> level -> bot, the weakest first: opponents as people choose them.
LEVELS: Mapping[str, Mapping[str, Bot]] = {
    "zoo-domino": zoo_domino.LEVELS,
    "tile-rummy": tile_rummy.LEVELS,
    "photo-rummy": photo_rummy.LEVELS,
    "romi-rami": romi_rami.LEVELS,
}

#: game -> name -> bot: with what the levels are compared, and who still sits at tables of earlier days.
YARDSTICKS: Mapping[str, Mapping[str, Bot]] = {
    "zoo-domino": zoo_domino.YARDSTICKS,
    "tile-rummy": tile_rummy.YARDSTICKS,
    "photo-rummy": photo_rummy.YARDSTICKS,
    "romi-rami": romi_rami.YARDSTICKS,
}

#: game -> name -> bot: all that can be named.
BOTS: Mapping[str, Mapping[str, Bot]] = {game: {**YARDSTICKS[game], **LEVELS[game]} for game in LEVELS}

USUAL = "casual"  # for people who do not choose


def levels_of(game: str) -> tuple[str, ...]:
    """Return what people may choose as an opponent, the weakest first."""
    return tuple(LEVELS[game] or YARDSTICKS[game])


def usual_bot(game: str) -> str:
    """Return who plays against people who do not choose, and on for those who leave."""
    levels = levels_of(game)
    return USUAL if USUAL in levels else levels[0]


def find_bot(game: str, name: str | None = None) -> Bot:
    """Return the bot of that name for the game, or its usual one."""
    bots = BOTS[game]
    if name is None:
        return bots[usual_bot(game)]
    if name not in bots:
        raise InvalidOption(f"unknown bot {name[:80]!r}{did_you_mean(name[:80], bots)}")
    return bots[name]


__all__ = ["BOTS", "LEVELS", "YARDSTICKS", "Bot", "choose_first", "find_bot", "levels_of", "usual_bot"]
