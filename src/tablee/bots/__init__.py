"""Bots: choose(game, view, rng) -> action. A bot sees a view, never a state."""

from collections.abc import Mapping

from tablee.bots import photo_rummy, romi_rami, tile_rummy, zoo_domino
from tablee.bots.bot import Bot, choose_first
from tablee.core.errors import InvalidOption, did_you_mean

_BY_GAME = {
    "zoo-domino": zoo_domino,
    "tile-rummy": tile_rummy,
    "photo-rummy": photo_rummy,
    "romi-rami": romi_rami,
}

#: game -> level -> bot, the weakest first: opponents as people choose them.
LEVELS: Mapping[str, Mapping[str, Bot]] = {game: bots.LEVELS for game, bots in _BY_GAME.items()}

#: game -> name -> bot: with what the levels are compared, and who still sits at tables of earlier days.
YARDSTICKS: Mapping[str, Mapping[str, Bot]] = {game: bots.YARDSTICKS for game, bots in _BY_GAME.items()}

#: game -> name -> bot: all that can be named.
BOTS: Mapping[str, Mapping[str, Bot]] = {game: {**LEVELS[game], **YARDSTICKS[game]} for game in LEVELS}

USUAL = "casual"  # for people who do not choose; plays on for those who leave
STRONGEST = "expert"


def find_bot(game: str, name: str = USUAL) -> Bot:
    """Return the bot of that name for the game."""
    bots = BOTS[game]
    if name not in bots:
        raise InvalidOption(f"unknown bot {name[:80]!r}{did_you_mean(name[:80], bots)}")
    return bots[name]


__all__ = ["BOTS", "LEVELS", "STRONGEST", "USUAL", "YARDSTICKS", "Bot", "choose_first", "find_bot"]
