"""Worlds that are consistent with what a player has seen and remembers."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from tablee.engines.contracts import Table
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.bots.seeing import table_of
from tablee.games.romi_rami.pieces.cards import ORDER, Card, sorted_hand
from tablee.games.romi_rami.state import State, View


class World(NamedTuple):
    """A table, and the known cards of the others' hands; all else may be dealt again."""

    table: Table
    known: list[list[int]]


def imagine(game: RomiRami, view: View, remembered: Sequence[Sequence[Card]], rng: Random) -> World:
    """Return a world in which the others hold the remembered cards, as far as possible."""
    state, known = holding(game.imagine(view, rng), remembered)
    return World(table_of(game, state), [[ORDER[card] for card in cards] for cards in known])


def holding(state: State, remembered: Sequence[Sequence[Card]]) -> tuple[State, list[list[Card]]]:
    """Swap sampled cards for remembered ones; also return which of these are held now."""
    deck, hands, known = list(state.deck), [], []
    for hand, cards in zip(state.hands, remembered, strict=True):
        others, held = list(hand), []
        for card in cards:
            if card in others:
                others.remove(card)
            elif card in deck and others:
                deck[deck.index(card)] = others.pop()
            else:
                continue  # it is in a pile or elsewhere: the memory is wrong
            held.append(card)
        hands.append(sorted_hand(others + held))
        known.append(held)
    return state._replace(hands=tuple(hands), deck=tuple(deck)), known
