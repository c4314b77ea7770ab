"""A mutable game of contracts, for bots that play millions of them.

It trusts that actions are legal: the rules judge them, and this only plays fast.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.engines.chances import Chances
from tablee.engines.contracts.box import (
    CARDS,
    FEWEST_HELD,
    MARKET_CONTRACTS,
    MARKET_VALUES,
    MOST_HELD,
    SUITS,
    Box,
)

TAKE, COMPLETE, DISCARD = range(3)  # the steps of a turn
END = 3
OVER = -1

Action = tuple[int, tuple[int, ...], int, bool]  # step or END, cards, contract, with the joker


class Position(NamedTuple):
    """The state of a game as plain numbers: a deck's last card is drawn next, bonus piles are only counted."""

    hands: Sequence[Sequence[int]]
    values: Sequence[int]
    contracts: Sequence[int]
    deck: Sequence[int]
    contract_deck: Sequence[int]
    discards: Sequence[int]
    zones: Sequence[Sequence[int]]
    piles: Sequence[int]
    jokers: Sequence[bool]
    turn: int
    first: int
    step: int
    idle: int  # turns since a contract was completed
    patience: int  # this many of them end the game
    target: int  # this many contracts of one player do


class Table:
    """Both markets, the decks, and each player's possessions; `turn` is OVER at the end."""

    __slots__ = (
        "box",
        "completed",
        "contract_deck",
        "contracts",
        "deck",
        "discards",
        "first",
        "hands",
        "idle",
        "jokers",
        "patience",
        "piles",
        "points",
        "standings",
        "step",
        "target",
        "turn",
        "values",
    )  # fmt: skip

    def __init__(self, box: Box, at: Position) -> None:
        self.box = box
        self.hands = [[list(hand).count(card) for card in range(CARDS)] for hand in at.hands]
        self.values, self.contracts = list(at.values), list(at.contracts)
        self.deck, self.contract_deck, self.discards = list(at.deck), list(at.contract_deck), list(at.discards)
        self.completed = [len(zone) for zone in at.zones]
        self.points = [sum(box.kinds[kind].points for kind in zone) for zone in at.zones]
        self.standings = [
            [sum(box.kinds[kind].steps[trophy] for kind in zone) for trophy in range(len(box.trophies))]
            for zone in at.zones
        ]
        self.piles, self.jokers = list(at.piles), [bool(joker) for joker in at.jokers]
        self.turn, self.first, self.step = at.turn, at.first, at.step
        self.idle, self.patience, self.target = at.idle, at.patience, at.target

    def copy(self) -> "Table":
        """Return a copy of this table."""
        other: Table = Table.__new__(Table)
        for name in self.__slots__:
            thing = getattr(self, name)
            setattr(other, name, thing[:] if isinstance(thing, list) else thing)
        other.hands = [hand[:] for hand in self.hands]
        other.standings = [counts[:] for counts in self.standings]
        return other

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def over(self) -> bool:
        """Whether the last turn has been played."""
        return self.turn == OVER

    @property
    def ending(self) -> bool:
        """Whether these are the last turns: somebody has enough contracts, or there are none left."""
        return max(self.completed) >= self.target or not (self.contracts or self.contract_deck)

    def play(self, action: Action, seed: int) -> None:
        """Play one action; the seed is for reshuffling the discards into a new deck."""
        self.go_on(action, Chances(seed))

    def go_on(self, action: Action, chances: Chances) -> None:
        """Play one action with an existing stream of random numbers."""
        step, cards, kind, joker = action
        if step == TAKE:
            self.take(cards)
        elif step == COMPLETE:
            self.complete(kind, cards, joker)
        elif step == END:
            self.end(chances)
        else:
            self.discard(cards)

    def take(self, cards: Sequence[int]) -> None:
        """Take cards from the market."""
        for card in cards:
            self.values.remove(card)
            self.hands[self.turn][card] += 1
        self.step = COMPLETE

    def complete(self, kind: int, cards: Sequence[int], joker: bool) -> None:
        """Pay a contract: its bonus suit goes to the pile, the other cards to the discards."""
        me, contract = self.turn, self.box.kinds[kind]
        for card in cards:
            self.hands[me][card] -= 1
            if card % SUITS == contract.bonus:
                self.piles[me] += 1
            else:
                self.discards.append(card)
        self.contracts.remove(kind)
        self.completed[me] += 1
        self.points[me] += contract.points
        for trophy, steps in enumerate(contract.steps):
            self.standings[me][trophy] += steps
        if joker:
            self.jokers[me] = False
        self.idle = -1  # this turn does not count

    def end(self, chances: Chances) -> None:
        """Refill the contracts, the values and the hand; the turn of a player within the limit ends."""
        while len(self.contracts) < MARKET_CONTRACTS and self.contract_deck:
            self.contracts.append(self.contract_deck.pop())
        while len(self.values) < MARKET_VALUES and self._has_cards(chances):
            self.values.append(self.deck.pop())
        hand = self.hands[self.turn]
        held = sum(hand)
        while held < FEWEST_HELD and self._has_cards(chances):
            hand[self.deck.pop()] += 1
            held += 1
        if held > MOST_HELD:
            self.step = DISCARD
        else:
            self._pass_on()

    def _has_cards(self, chances: Chances) -> bool:
        if not self.deck:
            self.deck, self.discards = self.discards, []
            shuffle(self.deck, chances)
        return bool(self.deck)

    def discard(self, cards: Sequence[int]) -> None:
        """Discard down to the limit, which ends the turn."""
        for card in cards:
            self.hands[self.turn][card] -= 1
            self.discards.append(card)
        self._pass_on()

    def _pass_on(self) -> None:
        self.idle += 1
        last = (self.turn + 1) % self.players == self.first and self.ending
        over = last or self.idle >= self.patience
        self.turn = OVER if over else (self.turn + 1) % self.players
        self.step = TAKE if self.values else COMPLETE

    def scores(self) -> list[int]:
        """Return the current points of each player."""
        totals = [
            points + pile + joker for points, pile, joker in zip(self.points, self.piles, self.jokers, strict=True)
        ]
        for trophy, points in enumerate(self.box.trophies):
            counts = [standing[trophy] for standing in self.standings]
            if counts.count(max(counts)) == 1:
                totals[counts.index(max(counts))] += points
        return totals


def shuffle(things: list[int], chances: Chances) -> None:
    """Shuffle in place."""
    for place in range(len(things) - 1, 0, -1):
        other = chances.below(place + 1)
        things[place], things[other] = things[other], things[place]
