"""Pieces that make a hand good or bad: what the one is worth who is dealt them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tablee.core.chance import Chance
from tablee.core.game import AnyGame, Player
from tablee.games.photo_rummy.cards import JOKER
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.state import State as RomiRamiState
from tablee.games.tile_rummy.tiles import STAR


@dataclass(frozen=True)
class WithoutJoker(RomiRami):
    """Romi Rami as nobody plays it: the first seat has no joker. The others show what theirs is worth."""

    def initial_state(self, players: int, chance: Chance, first: Player) -> RomiRamiState:
        """Deal, and take a joker away."""
        state = super().initial_state(players, chance, first)
        return state._replace(jokers=(False, *state.jokers[1:]))


#: game -> the pieces, and how many of them each player has been dealt
NOTABLE: Mapping[str, tuple[str, Callable[[Any], list[int]]]] = {
    "zoo-domino": ("doubles", lambda state: [sum(one == two for one, two in hand) for hand in state.hands]),
    "tile-rummy": ("stars", lambda state: [rack.count(STAR) for rack in state.racks]),
    "photo-rummy": ("jokers", lambda state: [hand.count(JOKER) for hand in state.hands]),
    "romi-rami": ("jokers", lambda state: [int(joker) for joker in state.jokers]),
}


def notable_pieces(game: AnyGame) -> str:
    """Return what they are called; a game that has none is no worse for it."""
    return NOTABLE[game.name][0] if game.name in NOTABLE else ""


def count_dealt(game: AnyGame, state: Any, players: int) -> list[int]:
    """Return how many notable pieces each player has been dealt."""
    return NOTABLE[game.name][1](state) if game.name in NOTABLE else [0] * players
