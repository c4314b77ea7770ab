"""Romi Rami: complete what is worth most, and take what leads to the most promising contracts."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random

from tablee.core.game import AnyGame
from tablee.core.pieces import removed
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.patterns import Pattern, missing
from tablee.games.romi_rami.payments import Completion, counts_of, find_completions, pack
from tablee.games.romi_rami.pieces import SUIT, Contract, Hand, sorted_hand
from tablee.games.romi_rami.state import Action, Complete, Discard, End, Take, TrophyView, View

NEARER = 0.55  # what a contract is still worth with one more card missing
LATER = 0.5  # what the hand that stays promises, beside what is completed now
NEXT_BEST = 0.5  # what a second contract in sight adds, beside the first
BONUS = 0.6  # what a card of the bonus suit is worth before it is paid
JOKER = 2.5  # what the joker is worth while the game goes on; 1 at the end
CLOSE, FAR = 0.5, 0.15  # which part of a trophy a step towards it is worth
CONTRACT = 1.0  # what a contract is worth for bringing the end nearer


def planner(game: AnyGame, view: View, rng: Random) -> Action:
    """Choose what is worth most: now, and for the contracts that come into reach; ties by chance."""
    assert isinstance(game, RomiRami)
    plan = _Plan(game, view)
    if view.step == "complete":
        return plan.completion()
    actions: Sequence[Action] = [game.read_action(text) for text in view.actions]
    worth: Callable[[Action], float] = plan.worth_of_take if view.step == "take" else plan.worth_of_discard
    return max(actions, key=lambda action: (worth(action), rng.random()))


class _Plan:
    """What everything is worth to one player in one position."""

    def __init__(self, game: RomiRami, view: View) -> None:
        assert view.me is not None, "only a player acts"
        self._hand: Hand = view.hand
        self._values = game.box.values
        self._market = [game.box.by_name[contract.name] for contract in view.contracts]
        self._joker = view.jokers[view.me]
        self._price = 1.0 if view.turns_left else JOKER
        self._worth = {contract: CONTRACT + _worth(contract, view) for contract in self._market}

    def completion(self) -> Action:
        """Complete the first contract of the best plan, or nothing more: what can be had is not waited for."""
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
        """What the hand promises with the cards taken."""
        assert isinstance(action, Take)
        return self._promise(sorted_hand(self._hand + action.cards), self._market)

    def worth_of_discard(self, action: Action) -> float:
        """What the hand promises without the cards discarded."""
        assert isinstance(action, Discard)
        return self._promise(removed(self._hand, action.cards), self._market)

    def _promise(self, hand: Hand, market: Sequence[Contract]) -> float:
        """Return what the contracts in sight are worth, the nearest and dearest most."""
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
    """Return the points of a contract, and what it does for the trophies."""
    steps = (_step(contract, trophy) * _part(trophy, view) for trophy in view.trophies)
    return contract.points + sum(steps)


def _step(contract: Contract, trophy: TrophyView) -> int:
    if trophy.suit is not None:
        return int(contract.bonus == trophy.suit)
    return sum(requirement.size == trophy.combo for requirement in contract.requires)


def _part(trophy: TrophyView, view: View) -> float:
    """Return which part of a trophy a step is worth: more where it is not yet decided."""
    mine = trophy.counts[view.me or 0]
    others = max(count for player, count in enumerate(trophy.counts) if player != view.me)
    return trophy.points * (CLOSE if -2 <= mine - others <= 1 else FAR)


@lru_cache(maxsize=1 << 16)
def _lacking(contract: Contract, counts: Pattern, values: int) -> int:
    return len(missing(contract, counts, values, joker=False))
