"""A whole turn: which cards to take from the market, and which contracts to complete with them."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from tablee.core.answers import Solved
from tablee.core.pieces.counting import removed
from tablee.games.romi_rami.paying.patterns import missing
from tablee.games.romi_rami.paying.payments import PaymentPlan, counts_of, pack, solve
from tablee.games.romi_rami.pieces.cards import SUIT, VALUE, Contract, Hand, sorted_hand

MOST_TAKEN = 3  # RR-20


def go_together(cards: Hand) -> bool:
    """Whether all have the same value, or all the same suit (RR-20)."""
    return len({VALUE[card] for card in cards}) == 1 or len({SUIT[card] for card in cards}) == 1


def takes(market: Hand) -> list[Hand]:
    """Return every choice of one to three cards of the market that go together (RR-20)."""
    sizes = range(1, MOST_TAKEN + 1)
    return [cards for size in sizes for cards in distinct(market, size) if go_together(cards)]


def distinct(cards: Hand, size: int) -> list[Hand]:
    """Return every choice of this many cards once, treating copies as equal."""
    return list(dict.fromkeys(combinations(sorted_hand(cards), size)))


def largest_takes(market: Hand) -> list[Hand]:
    """Return the takes to which no card can be added: whatever a smaller one pays, a larger one pays too."""
    found = takes(market)
    counted = [Counter(cards) for cards in found]
    return [cards for cards, count in zip(found, counted, strict=True) if not any(count < more for more in counted)]


def solve_with_market(
    hand: Hand, market: Hand, joker: bool, contracts: Sequence[Contract], values: int, objective: str
) -> Solved[PaymentPlan]:
    """Return the best turn that begins with taking; of equal ones, the one that comes nearest to other contracts."""
    plans = []
    for cards in largest_takes(market):
        plan = solve(sorted_hand(hand + cards), joker, contracts, values, objective).plan
        plans.append(plan._replace(taken=cards))
    if not plans:  # RR-50: there is nothing to take
        return solve(hand, joker, contracts, values, objective)
    most = max(_worth(plan, joker, objective) for plan in plans)
    best = [plan for plan in plans if _worth(plan, joker, objective) == most]
    return Solved(best[0] if len(best) == 1 else min(best, key=lambda plan: _lacking(plan, contracts, values)))


def _worth(plan: PaymentPlan, joker: bool, objective: str) -> tuple[int, ...]:
    """Return what the solver maximises, in its order."""
    spent = joker - plan.joker
    if objective == "score":
        return plan.points + plan.bonus - spent, plan.points, -spent, len(plan.hand)
    return plan.points, plan.bonus, -spent, len(plan.hand)


def _lacking(plan: PaymentPlan, contracts: Sequence[Contract], values: int) -> list[int]:
    """Return how many cards the contracts that stay still lack, the nearest first."""
    counts = counts_of(pack(plan.hand))
    stay = removed(tuple(contracts), [paid.contract for paid in plan.payments])
    return sorted(len(missing(contract, counts, values, plan.joker)) for contract in stay)
