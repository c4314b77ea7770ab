"""The policy of a fast player: it takes, pays and discards for the contracts within reach,
and the closest and most valuable count most."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from operator import mul

from tablee.engines.chances import Chances
from tablee.engines.contracts.box import (
    BITS,
    CARDS,
    FEWEST_HELD,
    FIELD,
    GUARDS,
    MOST_HELD,
    MOST_TAKEN,
    ONE,
    SUITS,
    VALUES,
)
from tablee.engines.contracts.habits import FAR, GAP, POINT, WHOLE, Habits
from tablee.engines.contracts.table import COMPLETE, DISCARD, END, TAKE, Action, Table

EARLY, LATE, LAST = range(3)
NEAR_THE_END = 2  # contracts missing to the end
NOTHING = (0,) * FAR


class Outlook:
    """The values of all actions for the player on turn, at one moment of a game."""

    def __init__(self, table: Table, habits: Habits) -> None:
        self.table, self.habits = table, habits
        self.me = table.turn
        self.joker = table.jokers[self.me]
        self.worths = [self._worth(kind) for kind in table.contracts]

    def _worth(self, kind: int) -> int:
        """Return the points of a contract, including its effect on the trophies."""
        contract, box = self.table.box.kinds[kind], self.table.box
        worth = POINT * contract.points + self.habits.contract
        for trophy, steps in enumerate(contract.steps):
            if steps:
                counts = [standing[trophy] for standing in self.table.standings]
                others = max(count for player, count in enumerate(counts) if player != self.me)
                gap = min(GAP, max(-GAP, counts[self.me] - others)) + GAP
                worth += steps * box.trophies[trophy] * POINT * self.habits.gaps[gap] >> WHOLE
        return worth

    def phase(self, more: int) -> int:
        """Return how close the end is, with this many more contracts for the player."""
        most = max(max(self.table.completed), self.table.completed[self.me] + more)
        if most >= self.table.target or not (self.table.contracts or self.table.contract_deck):
            return LAST
        return LATE if most >= self.table.target - NEAR_THE_END else EARLY

    def promise(self, hand: Sequence[int], joker: bool, without: int, phase: int) -> int:
        """Return the value of the contracts within reach of this hand; close and valuable ones count most."""
        habits = self.habits
        nearer = (habits.nearer, habits.late, (1 << WHOLE, *NOTHING[1:]))[phase]
        price = POINT if phase == LAST else habits.joker
        counts = sum(map(mul, hand, ONE))
        promises = []
        for place, kind in enumerate(self.table.contracts):
            if place == without:
                continue
            contract = self.table.box.kinds[kind]
            lack = self.table.box.lacking(kind, counts)
            bonus = min(contract.size, sum(hand[contract.bonus :: SUITS])) * habits.bonus
            worth = self.worths[place] + bonus
            promise = worth * nearer[min(lack, FAR - 1)] >> WHOLE
            if joker and lack:
                promise = max(promise, (worth - price) * nearer[min(lack - 1, FAR - 1)] >> WHOLE)
            promises.append(promise)
        promises.sort(reverse=True)
        total = sum(promise * part >> WHOLE for promise, part in zip(promises, habits.next_best, strict=False))
        if joker:
            total += price
        if phase == LAST:
            return total
        return total + habits.card * min(MOST_HELD, max(FEWEST_HELD, sum(hand)))

    def worth_of(self, action: Action) -> int:
        """Return the value of a legal action."""
        step, cards, kind, joker = action
        if step == TAKE:
            return self.worth_of_take(cards)
        if step == COMPLETE:
            return self.worth_of_payment(self.table.contracts.index(kind), cards, joker)
        if step == END:
            return self.worth_of_stopping()
        return self.worth_of_discard(cards)

    def worth_of_take(self, cards: Sequence[int]) -> int:
        """Return the value of the hand with the cards taken."""
        hand = self.table.hands[self.me][:]
        for card in cards:
            hand[card] += 1
        return self.promise(hand, self.joker, -1, self.phase(0))

    def worth_of_stopping(self) -> int:
        """Return the value of the hand if nothing more is completed: zero in the last turn."""
        phase = self.phase(0)
        if phase == LAST:
            return POINT * self.joker
        return self._later(self.promise(self.table.hands[self.me], self.joker, -1, phase), phase)

    def worth_of_payment(self, place: int, cards: Sequence[int], joker: bool) -> int:
        """Return the value of paying the contract at this index of the market, and of the remaining hand."""
        contract = self.table.box.kinds[self.table.contracts[place]]
        hand = self.table.hands[self.me][:]
        bonus = 0
        for card in cards:
            hand[card] -= 1
            bonus += card % SUITS == contract.bonus
        phase = self.phase(1)
        stays = self._later(self.promise(hand, self.joker and not joker, place, phase), phase)
        return self.worths[place] + POINT * bonus + stays

    def _later(self, promise: int, phase: int) -> int:
        return promise if phase == LAST else promise * self.habits.later >> WHOLE

    def worth_of_discard(self, cards: Sequence[int]) -> int:
        """Return the value of the hand without the cards discarded."""
        hand = self.table.hands[self.me][:]
        for card in cards:
            hand[card] -= 1
        return self.promise(hand, self.joker, -1, self.phase(0))


def rate(table: Table, actions: Sequence[Action], habits: Habits) -> list[int]:
    """Return a fast player's value of each legal action."""
    outlook = Outlook(table, habits)
    return [outlook.worth_of(action) for action in actions]


def play_turn(table: Table, habits: Habits, chances: Chances) -> None:
    """Play the current turn to its end."""
    if table.step == TAKE:
        table.take(choose_take(table, habits))
    if table.step == COMPLETE:
        while payment := choose_payment(table, habits):
            place, cards, joker = payment
            table.complete(table.contracts[place], cards, joker)
        table.end(chances)
    if table.step == DISCARD:
        table.discard(choose_discard(table, habits))


def choose_take(table: Table, habits: Habits) -> tuple[int, ...]:
    """Return the best cards of the market to take; taking fewer than possible is never better."""
    outlook = Outlook(table, habits)
    return max(full_takes(table.values), key=outlook.worth_of_take)


def full_takes(market: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield all choices of three cards of each suit and of each value, or all cards if there are fewer."""
    groups = [[card for card in market if card % SUITS == suit] for suit in range(SUITS)]
    groups += [[card for card in market if card // SUITS == value] for value in range(VALUES)]
    for group in groups:
        if group:
            yield from combinations(group, min(len(group), MOST_TAKEN))


def choose_payment(table: Table, habits: Habits) -> tuple[int, tuple[int, ...], bool] | None:
    """Return which contract of the market to pay, and how; None if it is better to stop."""
    outlook = Outlook(table, habits)
    best, most = None, outlook.worth_of_stopping()
    for place, cards, joker in plain_payments(table):
        worth = outlook.worth_of_payment(place, cards, joker)
        if worth > most:
            best, most = (place, cards, joker), worth
    return best


def plain_payments(table: Table) -> Iterator[tuple[int, tuple[int, ...], bool]]:
    """Yield every pattern that the hand can pay, with a simple choice of suits; the joker only if needed."""
    hand = table.hands[table.turn]
    counts = sum(map(mul, hand, ONE))
    wanted = [sum(table.box.kinds[kind].bonus == suit for kind in table.contracts) for suit in range(SUITS)]
    for place, kind in enumerate(table.contracts):
        contract = table.box.kinds[kind]
        # The bonus suit first, then those that no other contract within reach rewards.
        suits = sorted(range(SUITS), key=lambda suit: (suit != contract.bonus, wanted[suit], suit))
        payable = False
        for pattern in contract.patterns:
            if ((counts | GUARDS) - pattern) & GUARDS == GUARDS:
                payable = True
                yield place, pay_plainly(hand, pattern, suits), False
        if table.jokers[table.turn] and not payable:
            for pattern in contract.with_joker:
                if ((counts | GUARDS) - pattern) & GUARDS == GUARDS:
                    yield place, pay_plainly(hand, pattern, suits), True


def pay_plainly(hand: Sequence[int], pattern: int, suits: Sequence[int]) -> tuple[int, ...]:
    """Return cards of these values, of the first suits that the hand has."""
    cards: list[int] = []
    for value in range(VALUES):
        count = pattern >> BITS * value & FIELD
        for suit in suits:
            card = SUITS * value + suit
            some = min(count, hand[card])
            cards += [card] * some
            count -= some
    return tuple(cards)


def choose_discard(table: Table, habits: Habits) -> tuple[int, ...]:
    """Return the cards to discard, chosen greedily one by one."""
    outlook = Outlook(table, habits)
    hand = table.hands[table.turn]
    thrown: tuple[int, ...] = ()
    for _ in range(sum(hand) - MOST_HELD):
        choices = [(*thrown, card) for card in range(CARDS) if hand[card] > thrown.count(card)]
        thrown = max(choices, key=outlook.worth_of_discard)
    return thrown
