"""Romi Rami: complete the most valuable contracts, and take cards for the most promising ones."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from tablee.bots import Choice, Seat
from tablee.core.pieces.counting import removed
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.paying.patterns import Pattern, missing
from tablee.games.romi_rami.paying.payments import Completion, counts_of, find_completions, pack
from tablee.games.romi_rami.pieces.cards import SUIT, Contract, Hand, sorted_hand
from tablee.games.romi_rami.state import Action, Complete, Discard, End, Take, TrophyView, View

NEARER = 0.55  # factor on the value of a contract for each missing card
LATER = 0.5  # weight of the remaining hand relative to contracts completed now
NEXT_BEST = 0.5  # weight of a second contract relative to the first
BONUS = 0.6  # value of a card of the bonus suit before it is paid
JOKER = 2.5  # value of the joker during the game; 1 at the end
CLOSE, FAR = 0.5, 0.15  # fraction of a trophy's value for a step towards it
CONTRACT = 1.0  # value of a contract for bringing the end closer


def planner(seat: Seat) -> Choice:
    """Choose the most valuable action: now, and for contracts within reach; ties are broken at random."""
    game = seat.game
    view: View = seat.view
    rng = seat.rng
    assert isinstance(game, RomiRami)
    plan = _Plan(game, view)
    if view.step == "complete":
        return Choice(plan.completion())
    actions: Sequence[Action] = [game.read_action(text) for text in view.actions]
    worth: Callable[[Action], float] = plan.worth_of_take if view.step == "take" else plan.worth_of_discard
    return Choice(max(actions, key=lambda action: (worth(action), rng.random())))


class _Plan:
    """The values of actions for one player in one position."""

    def __init__(self, game: RomiRami, view: View) -> None:
        assert view.me is not None, "only a player acts"
        self._hand: Hand = view.hand
        self._values = game.box.values
        self._market = [game.box.by_name[contract.name] for contract in view.contracts]
        self._joker = view.jokers[view.me]
        self._price = 1.0 if view.turns_left else JOKER
        self._worth = {contract: CONTRACT + _worth(contract, view) for contract in self._market}

    def completion(self) -> Action:
        """Complete the first contract of the best plan, or end: contracts are completed as soon as possible."""
        plans = find_completions(self._hand, self._joker, self._market, self._values, "score")
        best = max(plans, key=self._worth_of_plan, default=None)
        if best is None:
            return End()
        paid = best.payments[0]
        return Complete(paid.contract.name, paid.cards, paid.joker)

    def _worth_of_plan(self, plan: Completion) -> float:
        done = [paid.contract for paid in plan.payments]
        left = [contract for contract in self._market if contract not in done]
        worth = sum(map(self._worth.__getitem__, done)) + plan.bonus - self._price * plan.joker
        return worth + LATER * self._promise(plan.hand, left)

    def worth_of_take(self, action: Action) -> float:
        """The value of the hand with the cards taken."""
        assert isinstance(action, Take)
        return self._promise(sorted_hand(self._hand + action.cards), self._market)

    def worth_of_discard(self, action: Action) -> float:
        """The value of the hand without the cards discarded."""
        assert isinstance(action, Discard)
        return self._promise(removed(self._hand, action.cards), self._market)

    def _promise(self, hand: Hand, market: Sequence[Contract]) -> float:
        """Return the value of the contracts within reach; close and valuable ones count most."""
        counts = counts_of(pack(hand))
        suits = [SUIT[card] for card in hand]
        promises = []
        for contract in market:
            lacking = _lacking(contract, counts, self._values)
            bonus = min(suits.count(contract.bonus), contract.size) * BONUS
            promise = (self._worth[contract] + bonus) * NEARER**lacking
            if self._joker and lacking:
                promise = max(promise, (self._worth[contract] + bonus - self._price) * NEARER ** (lacking - 1))
            promises.append(promise)
        promises.sort(reverse=True)
        return sum(promise * NEXT_BEST**place for place, promise in enumerate(promises)) + 0.05 * len(hand)


def _worth(contract: Contract, view: View) -> float:
    """Return the points of a contract, including its effect on the trophies."""
    steps = (_step(contract, trophy) * _part(trophy, view) for trophy in view.trophies)
    return contract.points + sum(steps)


def _step(contract: Contract, trophy: TrophyView) -> int:
    if trophy.suit is not None:
        return int(contract.bonus == trophy.suit)
    return sum(requirement.size == trophy.combo for requirement in contract.requires)


def _part(trophy: TrophyView, view: View) -> float:
    """Return the fraction of a trophy that a step is worth: more while it is undecided."""
    mine = trophy.counts[view.me or 0]
    others = max(count for player, count in enumerate(trophy.counts) if player != view.me)
    return trophy.points * (CLOSE if -2 <= mine - others <= 1 else FAR)


@lru_cache(maxsize=1 << 16)
def _lacking(contract: Contract, counts: Pattern, values: int) -> int:
    return len(missing(contract, counts, values, joker=False))
