"""Bots: choose(game, view, rng) -> action. A bot sees a view, never a state."""

from collections.abc import Mapping

from tablee.bots import photo_rummy, tile_rummy, zoo_domino
from tablee.bots.bot import Bot, choose_first
from tablee.bots.romi_rami import planner
from tablee.core.errors import InvalidOption, did_you_mean

#: game -> name -> bot; the first is the default opponent.
BOTS: Mapping[str, Mapping[str, Bot]] = {
    "zoo-domino": {"careful": zoo_domino.careful, "expert": zoo_domino.expert},
    "tile-rummy": {"greedy": tile_rummy.greedy},
    "photo-rummy": {"greedy": photo_rummy.greedy, "patient": photo_rummy.patient},
    "romi-rami": {"planner": planner},
}


def find_bot(game: str, name: str | None = None) -> Bot:
    """Return the bot of that name for the game, or its default one."""
    bots = BOTS[game]
    if name is None:
        return next(iter(bots.values()))
    if name not in bots:
        raise InvalidOption(f"unknown bot {name[:80]!r}{did_you_mean(name[:80], bots)}")
    return bots[name]


__all__ = ["BOTS", "Bot", "choose_first", "find_bot"]
