"""The likelihood of the others' choices, given sampled hands.

Everyone is modelled as a noisy player who prefers to leave few fitting dominoes: proofs rule worlds out, choices
only make them more or less likely.
"""

from collections.abc import Sequence
from math import exp

from tablee.engines.dominoes.clues import DREW, LAID_ANY, LAID_NEWEST, Choice, Clue
from tablee.engines.dominoes.pieces import ALL, DOMINOES, FITS, PASS, ends_after
from tablee.engines.dominoes.rounds import Round

WAVERING = 1.0  # tuned: with this many more dominoes that fit, a move is e times less likely
RELUCTANCE = 4  # passing instead of trumping counts as this many more dominoes that fit

#: preference for an action that leaves this many more fitting dominoes than another: [-DOMINOES] to [DOMINOES]
LIKED = tuple(exp(-(more - DOMINOES) / WAVERING) for more in range(2 * DOMINOES + 1))


def plausibility(now: Round, dealt: int, clues: Sequence[Clue], came: Sequence[Sequence[int]]) -> float:
    """Return the joint likelihood of all choices of the others, if `came` to each player in this order."""
    hands = [sum(1 << domino for domino in dominoes[:dealt]) for dominoes in came]
    arrived = [dealt] * now.players
    weight = 1.0
    for player, kind, told, choice in clues:
        if choice is not None:
            weight *= _likelihood(now, player, hands[player], choice)
        if kind == DREW:
            hands[player] |= 1 << came[player][arrived[player]]
            arrived[player] += 1
        elif kind in (LAID_ANY, LAID_NEWEST):
            hands[player] &= ~(1 << told)
    return weight


def _likelihood(now: Round, player: int, hand: int, choice: Choice) -> float:
    """Return the likelihood of a choice, given the hand."""
    then = Round(
        [hand if other == player else 0 for other in range(now.players)],
        [],
        player,
        ends=choice.ends,
        trumped=choice.trumped,
        trumps=now.trumps,
        must_trump=now.must_trump,
    )
    unseen = ALL & ~(choice.laid | hand)
    chosen = _openings(unseen, choice.ends, choice.action)
    total = 0.0
    for action in then.legal():
        total += LIKED[DOMINOES + _openings(unseen, choice.ends, action) - chosen]
    return 1 / total


def _openings(unseen: int, ends: tuple[int, int], action: int) -> int:
    """Return how many dominoes unseen by a player would fit after an action."""
    left, right = ends if action == PASS else ends_after(*ends, action)
    return (unseen & (FITS[left] | FITS[right])).bit_count() + (RELUCTANCE if action == PASS else 0)
