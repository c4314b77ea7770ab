"""A round of Zoo Domino on bit masks: a second implementation of the rules, for bots that play millions of rounds.

The game itself, with its refusals and its log, is `tablee.games.zoo_domino`; tests play both side by side.
"""

from collections.abc import Sequence

from tablee.engines.dominoes.pieces import (
    DOUBLE,
    DOUBLES,
    DRAW,
    EMPTY,
    FITS,
    HALVES,
    LAY,
    LAY_LEFT,
    LAY_RIGHT,
    OVER,
    PASS,
    TRUMP_LEFT,
    TRUMP_RIGHT,
    domino_of,
    ends_after,
    members,
)


class Round:
    """A mutable round. Sets of dominoes are bit masks."""

    __slots__ = (
        *("hands", "stock", "laid", "left", "right", "left_trump", "right_trump"),
        *("turn", "passes", "players", "trumps", "must_trump"),
    )

    def __init__(
        self,
        hands: Sequence[int],
        stock: Sequence[int],
        turn: int,
        *,
        ends: tuple[int, int] = (EMPTY, EMPTY),
        trumped: tuple[bool, bool] = (False, False),
        laid: int = 0,
        passes: int = 0,
        trumps: bool = False,
        must_trump: bool = False,
    ) -> None:
        self.players = len(hands)
        self.hands = list(hands)
        self.stock = list(stock)  # the last one is drawn next
        self.laid = laid
        self.left, self.right = ends
        self.left_trump, self.right_trump = trumped
        self.turn, self.passes = turn, passes
        self.trumps, self.must_trump = trumps, must_trump

    def copy(self) -> "Round":
        """Return a copy of this round."""
        return Round(
            self.hands,
            self.stock,
            self.turn,
            ends=(self.left, self.right),
            trumped=(self.left_trump, self.right_trump),
            laid=self.laid,
            passes=self.passes,
            trumps=self.trumps,
            must_trump=self.must_trump,
        )

    @property
    def over(self) -> bool:
        """Whether somebody went out or nobody can lay."""
        return self.turn == OVER

    @property
    def counts(self) -> list[int]:
        """How many dominoes each player holds."""
        return [hand.bit_count() for hand in self.hands]

    def legal(self) -> list[int]:
        """Return all legal actions, in ascending order."""
        if self.turn == OVER:
            return []
        hand = self.hands[self.turn]
        if self.left == EMPTY:
            return [LAY + DOUBLE[0]] if self.trumps else [LAY + domino for domino in members(hand)]  # ZD-11, ZD-21
        left, right = hand & FITS[self.left], hand & FITS[self.right]
        if left | right:  # ZD-12
            return [LAY_LEFT + domino for domino in members(left)] + [LAY_RIGHT + domino for domino in members(right)]
        if not self.trumps:
            return [DRAW if self.stock else PASS]  # ZD-13, ZD-14
        animals = [HALVES[domino][0] for domino in members(hand & DOUBLES)] if hand & (hand - 1) else []  # ZD-25
        trumps = [TRUMP_LEFT + animal for animal in animals if not self.left_trump]  # ZD-24
        trumps += [TRUMP_RIGHT + animal for animal in animals if not self.right_trump]
        return trumps if trumps and self.must_trump else [*trumps, PASS]  # ZD-26

    def apply(self, action: int) -> None:
        """Play an action; an illegal one raises ValueError and changes nothing."""
        if action not in self.legal():
            raise ValueError(f"{action} is not legal")
        self.play(action)

    def play(self, action: int) -> None:
        """Play an action that is known to be legal."""
        if action == DRAW:
            self.hands[self.turn] |= 1 << self.stock.pop()
            self.passes = 0
            return
        if action == PASS:
            self.passes += 1
            self.turn = OVER if self.passes == self.players else (self.turn + 1) % self.players  # ZD-15, ZD-27
            return
        domino = domino_of(action)
        self.left, self.right = ends_after(self.left, self.right, action)
        if LAY_LEFT <= action < LAY_RIGHT or TRUMP_LEFT <= action < TRUMP_RIGHT:
            self.left_trump = action >= TRUMP_LEFT
        elif action >= LAY_RIGHT:
            self.right_trump = action >= TRUMP_RIGHT
        self.laid |= 1 << domino
        self.hands[self.turn] ^= 1 << domino
        self.passes = 0
        self.turn = (self.turn + 1) % self.players if self.hands[self.turn] else OVER

    def winners(self) -> list[int]:
        """Return the players with the fewest dominoes (ZD-15, ZD-27)."""
        counts = self.counts
        return [player for player, count in enumerate(counts) if count == min(counts)]


def deal(dominoes: Sequence[int], players: int, first: int, hand_size: int, *, trumps: bool, must_trump: bool) -> Round:
    """Deal already shuffled dominoes: the first hand, the second, ... and the rest."""
    hands = [
        sum(1 << one for one in dominoes[start : start + hand_size])
        for start in range(0, players * hand_size, hand_size)
    ]
    rest = list(dominoes[players * hand_size :])
    if not trumps:
        return Round(hands, rest, first)
    begins = next((player for player, hand in enumerate(hands) if hand & 1), first)  # ZD-21, ZD-22
    if not rest:
        return Round(hands, [], begins, trumps=True, must_trump=must_trump)
    left_over = rest[0]  # ZD-20
    return Round(hands, [], begins, ends=HALVES[left_over], laid=1 << left_over, trumps=True, must_trump=must_trump)
