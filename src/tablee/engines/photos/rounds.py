"""Evaluates moves by simulating rounds to their end with simple habits.

A player who can go out does so. Until then a player holds all cards, or lays everything possible; holders lay as
well once somebody else is close to going out. The compiled kernel plays the same rounds from the same seed, but of
equally good moves it may choose another.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tablee.engines.chances import Chances
from tablee.engines.photos.sets import JOKER, JOKERS, Cards, can_go_out, lay_most

HOLDS, LAYS = 0, 1  # habits of a player


class Seen(NamedTuple):
    """The knowledge of a player who has drawn; cards are numbers, as in `sets.py`."""

    table: bytes
    hand: bytes
    me: int
    counts: tuple[int, ...]  # cards that each player holds
    opened: tuple[bool, ...]
    habits: tuple[int, ...]
    near: int  # cards: a player who holds this few is close to going out
    tries: int  # attempts to sample a world that explains the others' actions; 1 accepts any


class Try(NamedTuple):
    """A plan: lay these cards now, or all possible cards in this many turns (0: never), and hold otherwise."""

    cards: bytes = b""
    taken: int = 0  # jokers of the table, each for a photo of the cards
    later: int = 0


class Open(NamedTuple):
    """A round in which all hands are known, when somebody is about to draw; cards are numbers, as in `sets.py`."""

    table: bytes
    hands: tuple[bytes, ...]
    turn: int  # who is about to draw
    opened: tuple[bool, ...]
    habits: tuple[int, ...]
    near: int
    deck: bytes  # everything face down; its order is shuffled and does not matter


@dataclass
class Round:
    """A round that is played to its end."""

    me: int  # who has just drawn, and plays according to a plan
    habits: tuple[int, ...]
    near: int
    table: Cards
    hands: list[Cards]
    opened: list[bool]
    deck: list[int]

    def copy(self) -> "Round":
        """Return a copy of this round."""
        hands = [hand.copy() for hand in self.hands]
        return Round(self.me, self.habits, self.near, self.table.copy(), hands, self.opened[:], self.deck)

    def makes_sense(self) -> bool:
        """Return whether the others' inaction is plausible: a player who could go out would have done so."""
        for player, hand in enumerate(self.hands):
            if player == self.me:
                continue
            if self.habits[player] == LAYS:
                photos = Cards(hand.photos[:])  # many players keep their jokers
                if lay_most(self.table.copy(), photos, opened=self.opened[player]):
                    return False
            elif can_go_out(self.table, hand, opened=self.opened[player]):
                return False
        return True

    def play(self, what: Try) -> list[int]:
        """Return the points of each player if this plan is played."""
        me, later = self.me, what.later
        laid = Cards.of(what.cards)
        laid.jokers -= what.taken
        if what.cards:
            self.hands[me].move(laid, self.table)
            self.opened[me] = True
            if not self.hands[me].count:
                return self._scores(me)
        player = me
        for card in self.deck:
            player = (player + 1) % len(self.hands)
            hand = self.hands[player]
            hand.add(card)
            if can_go_out(self.table, hand, opened=self.opened[player]):
                return self._scores(player)
            later -= player == me
            if (self.habits[player] == LAYS or (player == me and later == 0) or self._is_near(player)) and lay_most(
                self.table, hand, opened=self.opened[player]
            ):
                self.opened[player] = True
        return [0] * len(self.hands)

    def _is_near(self, player: int) -> bool:
        """Return whether another player holds few cards."""
        return any(other != player and hand.count <= self.near for other, hand in enumerate(self.hands))

    def _scores(self, winner: int) -> list[int]:
        costs = [hand.cost for hand in self.hands]
        return [sum(costs) - cost if player == winner else -cost for player, cost in enumerate(costs)]


def weigh(seen: Seen, lays: Sequence[Try], worlds: int, seed: int) -> list[list[int]]:
    """Return the result of each plan in each world: my points for every other player, minus theirs."""
    return [
        [len(seen.counts) * points[seen.me] - sum(points) for points in row]
        for row in weigh_each(seen, lays, worlds, seed)
    ]


def weigh_each(seen: Seen, lays: Sequence[Try], worlds: int, seed: int) -> list[list[tuple[int, ...]]]:
    """Return the points of every player with each plan in each world: the worlds of `weigh`."""
    chances = Chances(seed)
    known = {*seen.table, *seen.hand}
    jokers = JOKERS - seen.table.count(JOKER) - seen.hand.count(JOKER)
    unseen = [number for number in range(JOKER) if number not in known] + [JOKER] * jokers
    table: list[list[tuple[int, ...]]] = []
    for _ in range(worlds):
        dealt = _imagine(seen, unseen, chances)
        table.append([tuple(dealt.copy().play(what)) for what in lays])
    return table


def weigh_open(position: Open, first: bytes, orders: int, seed: int) -> list[list[tuple[int, ...]]]:
    """Return the points of every player in each order of the deck: as it is, then with each of these cards drawn first.

    A card drawn first has changed places with the one that would have been; everything else is as it was.
    """
    chances = Chances(seed)
    deck = sorted(position.deck)
    table: list[list[tuple[int, ...]]] = []
    for _ in range(orders):
        _shuffle(deck, chances)
        start = Round(
            (position.turn - 1) % len(position.hands),
            position.habits,
            position.near,
            Cards.of(position.table),
            [Cards.of(hand) for hand in position.hands],
            list(position.opened),
            deck,
        )
        row = [tuple(start.copy().play(Try()))]
        for card in first:
            start.deck = deck[:]
            place = deck.index(card)
            start.deck[0], start.deck[place] = card, deck[0]
            row.append(tuple(start.copy().play(Try())))
        table.append(row)
    return table


def _imagine(seen: Seen, unseen: list[int], chances: Chances) -> Round:
    """Deal the unseen cards until they explain the others' actions, or the attempts run out."""
    tries = seen.tries
    while True:
        _shuffle(unseen, chances)
        hands, start = [], 0
        for player, count in enumerate(seen.counts):
            if player == seen.me:
                hands.append(Cards.of(seen.hand))
            else:
                hands.append(Cards.of(unseen[start : start + count]))
                start += count
        dealt = Round(seen.me, seen.habits, seen.near, Cards.of(seen.table), hands, list(seen.opened), unseen[start:])
        tries -= 1
        if tries <= 0 or dealt.makes_sense():
            return dealt


def _shuffle(cards: list[int], chances: Chances) -> None:
    for place in range(len(cards) - 1, 0, -1):
        other = chances.below(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
