"""Rounds of Photo Rummy with all hands known, played to their end in many orders of what is face down."""

from itertools import chain

from tablee.engines.photos import HOLDS, LAYS, Open, weigh_open
from tablee.games.photo_rummy.bots.expert import NEAR
from tablee.games.photo_rummy.bots.seeing import numbers
from tablee.games.photo_rummy.judge.stakes import Stakes
from tablee.games.photo_rummy.pieces.cards import Card
from tablee.games.photo_rummy.state import State
from tablee.toolkit.judging.estimates import mean_chances

Chances = tuple[float, ...]


def open_hands(state: State) -> tuple[Open, bytes]:
    """Return the round as it was when the player was about to draw, and the card drawn since, if one was."""
    assert state.turn is not None, "the round is not over"
    hands, drawn = [numbers(hand) for hand in state.hands], b""
    if state.drawn:
        hands[state.turn], drawn = hands[state.turn][:-1], hands[state.turn][-1:]
    return (
        Open(
            table=numbers(chain(*state.table)),
            hands=tuple(hands),
            turn=state.turn,
            opened=state.opened,
            habits=tuple(LAYS if opened else HOLDS for opened in state.opened),
            near=NEAR,
            deck=numbers(chain(*state.piles)) + drawn,
        ),
        drawn,
    )


def value_of(state: State, stakes: Stakes, orders: int, seed: int) -> Chances:
    """Return everybody's chances."""
    position, drawn = open_hands(state)
    rows = weigh_open(position, drawn, orders, seed)
    return mean_chances(stakes.after(row[-1]) for row in rows)


def luck_of(before: State, card: Card, stakes: Stakes, orders: int, seed: int) -> Chances:
    """Return what this card has changed: the same orders with it drawn first, and as they are.

    As they are, any card is as likely to be drawn first; so that mean is what might have come.
    """
    position, _ = open_hands(before)
    rows = weigh_open(position, numbers([card]), orders, seed)
    usual, with_card = (mean_chances(stakes.after(row[column]) for row in rows) for column in (0, 1))
    return tuple(value - mean for value, mean in zip(with_card, usual, strict=True))
