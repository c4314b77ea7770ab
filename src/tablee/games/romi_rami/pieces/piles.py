"""Sampling of the face-down bonus piles: cards of the contracts' suits, drawn so that every pile can be filled."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

from tablee.games.romi_rami.pieces.cards import JOKER, SUIT, Card, Contract, Hand, Suit, sorted_hand
from tablee.games.romi_rami.state import View

WITH = " with "

Need = tuple[frozenset[Suit], int]  # this many more cards of these suits


def imagine_piles(
    view: View, zones: tuple[tuple[Contract, ...], ...], unseen: Counter[Card], rng: Random
) -> tuple[Hand, ...]:
    """Take the others' bonus piles from the unseen cards: those recently paid, and more of the contracts' suits."""
    piles = [list(view.pile) if player == view.me else [] for player in range(len(zones))]
    for entry in view.log:
        if WITH in entry.action and entry.player != view.me:
            paid = bonus_paid(entry.action)
            piles[entry.player] += paid
            unseen.subtract(paid)
    needs = [
        (frozenset(contract.bonus for contract in zone), count - len(pile))
        for zone, count, pile in zip(zones, view.pile_counts, piles, strict=True)
    ]
    for pile, more in zip(piles, draw_fairly(needs, unseen, rng), strict=True):
        pile += more
        unseen.subtract(more)
    return tuple(map(sorted_hand, piles))


def draw_fairly(needs: Sequence[Need], unseen: Counter[Card], rng: Random) -> list[list[Card]]:
    """Draw what each pile needs, never a card that a later pile cannot do without."""
    left = list(unseen.elements())
    rng.shuffle(left)
    supply = Counter(map(SUIT.__getitem__, left))
    drawn: list[list[Card]] = []
    for place, (suits, count) in enumerate(needs):
        pile: list[Card] = []
        while len(pile) < count:
            still = [(suits, count - len(pile) - 1), *needs[place + 1 :]]
            free = {suit for suit in suits if supply[suit] and _suffice(supply - Counter([suit]), still)}
            card = next(card for card in left if SUIT[card] in free)
            left.remove(card)
            supply[SUIT[card]] -= 1
            pile.append(card)
        drawn.append(pile)
    return drawn


def _suffice(supply: Counter[Suit], needs: Sequence[Need]) -> bool:
    """Whether all needs can be met: exactly when the suits of every subset suffice for that subset (Hall's theorem)."""
    groups = (group for size in range(1, len(needs) + 1) for group in combinations(needs, size))
    return all(
        sum(count for _, count in group) <= sum(supply[suit] for suit in frozenset().union(*(s for s, _ in group)))
        for group in groups
    )


def bonus_paid(action: str) -> list[Card]:
    """Return the cards that went to the bonus pile in `complete ... with ...`."""
    contract, _, paid = action.partition(WITH)
    bonus = contract.rpartition("/")[2]
    return [card for card in paid.split() if card != JOKER and SUIT[card] == bonus]
