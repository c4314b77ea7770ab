"""Rounds dealt one after another from one random stream, and counts of played-out rounds."""

from typing import NamedTuple

from tablee.engines.chances import Chances
from tablee.engines.dominoes.pieces import ALL, HALVES, members
from tablee.engines.dominoes.playouts import choose_at_random, choose_carefully
from tablee.engines.dominoes.rounds import Round


class Deals:
    """An endless series of rounds; the same seed always deals the same."""

    def __init__(
        self,
        players: int,
        hand_size: int,
        seed: int,
        *,
        dominoes: int = ALL,
        stock: bool = True,
        trumps: bool = False,
        must_trump: bool = False,
    ) -> None:
        check_deal(players, hand_size, dominoes)
        self._players, self._hand_size = players, hand_size
        self._box, self._stock = members(dominoes), stock or trumps
        self._trumps, self._must_trump = trumps, must_trump
        self.chances = Chances(seed)

    def next(self) -> Round:
        """Deal another round: hands from the end of the shuffled box; the rest is the stock or starts the chain."""
        chances, box = self.chances, list(self._box)
        dealt = self._players * self._hand_size
        lowest = 0 if self._stock else len(box) - dealt - 1
        for place in range(len(box) - 1, lowest, -1):
            other = chances.below(place + 1)
            box[place], box[other] = box[other], box[place]
        hands = [0] * self._players
        for place in range(dealt):
            hands[place // self._hand_size] |= 1 << box[len(box) - 1 - place]
        rest = box[: len(box) - dealt]
        first = chances.below(self._players)
        if not self._trumps:
            return Round(hands, rest if self._stock else [], first)
        begins = next((player for player, hand in enumerate(hands) if hand & 1), first)  # ZD-21, ZD-22
        ends, laid = (HALVES[rest[0]], 1 << rest[0]) if rest else ((-1, -1), 0)  # ZD-20
        return Round(hands, [], begins, ends=ends, laid=laid, trumps=True, must_trump=self._must_trump)


class Counted(NamedTuple):
    """The results of many rounds."""

    won: list[int]  # by seat, in sixtieths of a round: a round may be shared
    actions: int
    blocked: int  # rounds that ended because nobody could lay


def count_rounds(deals: Deals, rounds: int, careful: bool) -> Counted:
    """Deal and play this many rounds to their end; everyone plays at random, or carefully."""
    won: list[int] = []
    actions = blocked = 0
    for _ in range(rounds):
        now = deals.next()
        won = won or [0] * now.players
        while not now.over:
            now.play((choose_carefully if careful else choose_at_random)(now, deals.chances))
            actions += 1
        winners = now.winners()
        blocked += 0 not in now.counts
        for player in winners:
            won[player] += 60 // len(winners)
    return Counted(won, actions, blocked)


def check_deal(players: int, hand_size: int, dominoes: int) -> None:
    """Refuse an impossible deal."""
    if not 2 <= players <= 6 or hand_size < 1 or players * hand_size > (dominoes & ALL).bit_count():
        raise ValueError(f"{hand_size} dominoes for each of {players} players cannot be dealt")
