"""Rounds imagined and played to their end by simple habits: what lays are worth.

Whoever can go out does so. Until then a player holds all cards, or lays whatever can be laid; those who hold lay as
well once somebody else is near to going out. The compiled kernel plays the same rounds from the same seed, but of
equally good lays it may choose another.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tablee.engines.chances import Chances
from tablee.engines.photos.sets import JOKER, JOKERS, Cards, can_go_out, lay_most

HOLDS, LAYS = 0, 1  # what a player is used to do


class Seen(NamedTuple):
    """What a player knows who has drawn; cards are numbers, as in `sets.py`."""

    table: bytes
    hand: bytes
    me: int
    counts: tuple[int, ...]  # of the cards that each holds
    opened: tuple[bool, ...]
    habits: tuple[int, ...]
    near: int  # whoever holds so few is near to going out
    tries: int  # to imagine a world in which what the others did makes sense; 1 takes any


class Try(NamedTuple):
    """What I could do: lay these cards now; or all that I can in so many turns; 0 for never. Then I hold."""

    cards: bytes = b""
    taken: int = 0  # jokers of the table, each for a photo of the cards
    later: int = 0


@dataclass
class Round:
    """A round that is played to its end."""

    seen: Seen
    table: Cards
    hands: list[Cards]
    opened: list[bool]
    deck: list[int]

    def copy(self) -> "Round":
        """Return the same round once more."""
        hands = [hand.copy() for hand in self.hands]
        return Round(self.seen, self.table.copy(), hands, self.opened[:], self.deck)

    def makes_sense(self) -> bool:
        """Tell whether the others would have left the table as it is: whoever could go out would have done so."""
        for player, hand in enumerate(self.hands):
            if player == self.seen.me:
                continue
            if self.seen.habits[player] == LAYS:
                photos = Cards(hand.photos[:])  # many keep their jokers
                if lay_most(self.table.copy(), photos, opened=self.opened[player]):
                    return False
            elif can_go_out(self.table, hand, opened=self.opened[player]):
                return False
        return True

    def play(self, what: Try) -> list[int]:
        """Return the points that each player gets if I do this."""
        me, later = self.seen.me, what.later
        laid = Cards.of(what.cards)
        laid.jokers -= what.taken
        if what.cards:
            self.hands[me].move(laid, self.table)
            self.opened[me] = True
        player = me
        for card in self.deck:
            player = (player + 1) % len(self.hands)
            hand = self.hands[player]
            hand.add(card)
            if can_go_out(self.table, hand, opened=self.opened[player]):
                return self._scores(player)
            later -= player == me
            if (
                self.seen.habits[player] == LAYS or (player == me and later == 0) or self._is_near(player)
            ) and lay_most(self.table, hand, opened=self.opened[player]):
                self.opened[player] = True
        return [0] * len(self.hands)

    def _is_near(self, player: int) -> bool:
        """Tell whether another player holds few cards."""
        return any(other != player and hand.count <= self.seen.near for other, hand in enumerate(self.hands))

    def _scores(self, winner: int) -> list[int]:
        costs = [hand.cost for hand in self.hands]
        return [sum(costs) - cost if player == winner else -cost for player, cost in enumerate(costs)]


def weigh(seen: Seen, lays: Sequence[Try], worlds: int, seed: int) -> list[list[int]]:
    """Return for each world what each try brings: my points for every other player, less theirs."""
    chances = Chances(seed)
    known = {*seen.table, *seen.hand}
    jokers = JOKERS - seen.table.count(JOKER) - seen.hand.count(JOKER)
    unseen = [number for number in range(JOKER) if number not in known] + [JOKER] * jokers
    table: list[list[int]] = []
    for _ in range(worlds):
        dealt = _imagine(seen, unseen, chances)
        points = [dealt.copy().play(what) for what in lays]
        table.append([len(seen.counts) * scores[seen.me] - sum(scores) for scores in points])
    return table


def _imagine(seen: Seen, unseen: list[int], chances: Chances) -> Round:
    """Deal the unseen cards until what the others did makes sense, or so many times."""
    tries = seen.tries
    while True:
        for place in range(len(unseen) - 1, 0, -1):
            other = chances.below(place + 1)
            unseen[place], unseen[other] = unseen[other], unseen[place]
        hands, start = [], 0
        for player, count in enumerate(seen.counts):
            if player == seen.me:
                hands.append(Cards.of(seen.hand))
            else:
                hands.append(Cards.of(unseen[start : start + count]))
                start += count
        dealt = Round(seen, Cards.of(seen.table), hands, list(seen.opened), unseen[start:])
        tries -= 1
        if tries <= 0 or dealt.makes_sense():
            return dealt
