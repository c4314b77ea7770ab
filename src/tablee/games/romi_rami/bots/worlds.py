"""Worlds that agree with what a player has seen and remembers."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from tablee.engines.contracts import Table
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.bots.seeing import table_of
from tablee.games.romi_rami.pieces import ORDER, Card, sorted_hand
from tablee.games.romi_rami.state import State, View


class World(NamedTuple):
    """A table, and what of the others' hands is known; all else may be dealt anew."""

    table: Table
    known: list[list[int]]


def imagine(game: RomiRami, view: View, remembered: Sequence[Sequence[Card]], rng: Random) -> World:
    """Return a world in which the others hold what is remembered, as far as they can."""
    state, known = holding(game.imagine(view, rng), remembered)
    return World(table_of(game, state), [[ORDER[card] for card in cards] for cards in known])


def holding(state: State, remembered: Sequence[Sequence[Card]]) -> tuple[State, list[list[Card]]]:
    """Exchange imagined cards for those remembered; return also which of these are held now."""
    deck, hands, known = list(state.deck), [], []
    for hand, cards in zip(state.hands, remembered, strict=True):
        others, held = list(hand), []
        for card in cards:
            if card in others:
                others.remove(card)
            elif card in deck and others:
                deck[deck.index(card)] = others.pop()
            else:
                continue  # it lies in a pile, or somewhere else: memory fails
            held.append(card)
        hands.append(sorted_hand(others + held))
        known.append(held)
    return state._replace(hands=tuple(hands), deck=tuple(deck)), known
