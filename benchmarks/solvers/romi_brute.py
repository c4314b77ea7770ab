"""Payments of Romi Rami contracts by brute force: slow, simple, and independent of the solver.

Used as a benchmark and as an oracle in the tests.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from tablee.games.romi_rami.pieces.cards import SUIT, VALUE, Contract, Hand, Requirement

Paid = tuple[str, Hand, bool]


def meets(requirements: tuple[Requirement, ...], values: tuple[int, ...], highest: int) -> bool:
    """Whether the values can be distributed so that each requirement is met and none is left over."""
    if not requirements:
        return not values
    first, rest = requirements[0], requirements[1:]
    for chosen in set(combinations(values, first.size)):
        if is_combo(first, chosen):
            left = list(values)
            for value in chosen:
                left.remove(value)
            if meets(rest, tuple(left), highest):
                return True
    return False


def is_combo(requirement: Requirement, values: tuple[int, ...]) -> bool:
    if requirement.kind == "run":
        return all(two == one + 1 for one, two in zip(sorted(values), sorted(values)[1:], strict=False))
    return len(set(values)) == 1 and requirement.value in (None, values[0])


def pays(contract: Contract, cards: Hand, joker: bool, highest: int) -> bool:
    values = tuple(sorted(VALUE[card] for card in cards))
    if not joker:
        return meets(contract.requires, values, highest)
    faces = range(1, highest + 1)
    return any(meets(contract.requires, tuple(sorted((*values, face))), highest) for face in faces)


def ways(hand: Hand, joker: bool, market: tuple[Contract, ...], highest: int) -> Iterator[tuple[Paid, ...]]:
    """Yield every way to complete any number of the contracts, with duplicates."""
    if not market:
        yield ()
        return
    contract, later = market[0], market[1:]
    yield from ways(hand, joker, later, highest)
    for with_joker in (False, True) if joker else (False,):
        for cards in set(combinations(hand, contract.size - with_joker)):
            if pays(contract, cards, with_joker, highest):
                rest = tuple((Counter(hand) - Counter(cards)).elements())
                for others in ways(rest, joker and not with_joker, later, highest):
                    yield ((contract.name, cards, with_joker), *others)


def completions(hand: Hand, joker: bool, market: tuple[Contract, ...], highest: int = 5) -> set[frozenset[Paid]]:
    return {frozenset(way) for way in ways(hand, joker, market, highest) if way}


def worth(way: frozenset[Paid], contracts: dict[str, Contract]) -> tuple[int, int, int, int]:
    """Points, bonus cards, a joker kept, and the fewest cards paid: higher is better."""
    points = sum(contracts[name].points for name, _, _ in way)
    bonus = sum(SUIT[card] == contracts[name].bonus for name, cards, _ in way for card in cards)
    return points, bonus, -sum(joker for *_, joker in way), -sum(len(cards) for _, cards, _ in way)
