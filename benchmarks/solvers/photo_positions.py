"""Seeded positions of Photo Rummy from the middle of a round: players who lay all they can, with exceptions.

People do not add every card to an existing meld: now and then a meld is split into two.
"""

import random
from collections.abc import Iterator
from typing import NamedTuple

from tablee.engines.photos import solve
from tablee.engines.photos.cards import JOKER, JOKERS, PHOTOS


class Position(NamedTuple):
    """A table and the hand of the player whose turn it is."""

    table: list[list[str]]
    hand: list[str]
    opened: bool


def play(seed: int, players: int = 3, *, lazy: float = 0.3) -> Iterator[Position]:
    """Yield the position after every draw of one round; a lazy player sometimes lays nothing."""
    rng = random.Random(seed)
    pile = [*PHOTOS, *[JOKER] * JOKERS]
    rng.shuffle(pile)
    hands = [[pile.pop() for _ in range(8)] for _ in range(players)]
    opened = [False] * players
    table: list[list[str]] = []
    seat = 0
    while pile and all(hands):
        hands[seat].append(pile.pop())
        position = Position([list(meld) for meld in table], sorted(hands[seat]), opened[seat])
        yield position
        if rng.random() >= lazy:
            objective = rng.choice(["tiles", "tiles", "points", "keep_jokers"])
            answer = solve(position.table, position.hand, opened=position.opened, objective=objective)
            if answer.plan.laid:
                table = [part for meld in answer.plan.table for part in divided(list(meld), rng)]
                hands[seat] = list(answer.plan.left)
                opened[seat] = True
        seat = (seat + 1) % players


def divided(meld: list[str], rng: random.Random) -> list[list[str]]:
    """Return the meld, or sometimes two melds of its cards."""
    least = 3 if len({card.split("-")[0] for card in meld if card != JOKER}) == 1 else 4
    if len(meld) < 2 * least or rng.random() < 0.8:
        return [meld]
    cards = rng.sample(meld, len(meld))
    where = rng.randint(least, len(meld) - least)
    parts = [cards[:where], cards[where:]]
    return parts if all(part.count(JOKER) * 2 < len(part) for part in parts) else [meld]


def middle_game(count: int, *, least: int = 20, seed: int = 0) -> list[Position]:
    """Return positions of players who have opened, with at least this many cards on the table: one in three of them."""
    found: list[Position] = []
    game = seed
    while len(found) < count:
        turns = play(game, 2 + game % 3, lazy=(0.2, 0.6, 0.8)[game // 3 % 3])
        found += [turn for turn in turns if turn.opened and sum(map(len, turn.table)) >= least][game % 3 :: 3]
        game += 1
    return found[:count]
