"""Dominoes and actions as small numbers: 36 pieces over 8 animals, numbered as the box lists them.

An action is a number below `ACTIONS`: a domino laid as the first, laid left, laid right, the double of an animal
trumped left or right, a draw, a pass.
"""

from itertools import combinations_with_replacement

ANIMALS = 8
HALVES = tuple(combinations_with_replacement(range(ANIMALS), 2))
DOMINOES = len(HALVES)
ALL = (1 << DOMINOES) - 1

#: animal -> the set of dominoes that show it
FITS = tuple(sum(1 << domino for domino, halves in enumerate(HALVES) if animal in halves) for animal in range(ANIMALS))
#: animal -> its double
DOUBLE = tuple(HALVES.index((animal, animal)) for animal in range(ANIMALS))
DOUBLES = sum(1 << domino for domino in DOUBLE)

LAY, LAY_LEFT, LAY_RIGHT = 0, DOMINOES, 2 * DOMINOES
TRUMP_LEFT = 3 * DOMINOES
TRUMP_RIGHT = TRUMP_LEFT + ANIMALS
DRAW = TRUMP_RIGHT + ANIMALS
PASS = DRAW + 1
ACTIONS = PASS + 1

EMPTY = -1  # no animal: there is no chain yet
OVER = -1  # nobody's turn


def across(domino: int, animal: int) -> int:
    """Return the animal on the half that is left open when the other half touches `animal`."""
    one, two = HALVES[domino]
    return two if animal == one else one


def members(dominoes: int) -> list[int]:
    """Return the dominoes of a set, in order."""
    found = []
    while dominoes:
        lowest = dominoes & -dominoes
        found.append(lowest.bit_length() - 1)
        dominoes ^= lowest
    return found


def domino_of(action: int) -> int:
    """Return the domino that an action lays or plays as a trump."""
    return DOUBLE[(action - TRUMP_LEFT) % ANIMALS] if action >= TRUMP_LEFT else action % DOMINOES


def ends_after(left: int, right: int, action: int) -> tuple[int, int]:
    """Return the animals at both ends after a lay or a trump."""
    domino = domino_of(action)
    if action < LAY_LEFT:
        return HALVES[domino]
    if action >= TRUMP_LEFT:
        return (HALVES[domino][0], right) if action < TRUMP_RIGHT else (left, HALVES[domino][0])
    return (across(domino, left), right) if action < LAY_RIGHT else (left, across(domino, right))
