"""Payments of a contract as values alone: only values count (RR-31), so suits are chosen afterwards.

A pattern is the number of cards of each value, packed into one integer with 16 bits per value, the 1s lowest.
"""

from functools import lru_cache
from itertools import product

from tablee.games.romi_rami.pieces.cards import RUN, VALUES, Contract, Requirement

BITS = 16  # of a value
Pattern = int

#: The highest bit of every value: set before a subtraction, it is cleared exactly where there were too few cards.
GUARDS = sum(1 << (BITS * place + BITS - 1) for place in range(len(VALUES)))


def one_of(value: int) -> Pattern:
    """Return the pattern of a single card."""
    return 1 << (BITS * (value - 1))


@lru_cache(maxsize=1024)
def patterns(requires: tuple[Requirement, ...], values: int, joker: bool) -> tuple[Pattern, ...]:
    """Return all patterns that meet the requirements with exactly the cards required, or with one of them a joker."""
    ways = [_meeting(requirement, values) for requirement in requires]
    exact = {sum(way) for way in product(*ways)}  # RR-32: requirements may share a value, so there are duplicates
    if joker:
        singles = [one_of(value) for value in range(1, values + 1)]
        exact = {pattern - single for pattern in exact for single in singles if covers(pattern, single)}
    return tuple(sorted(exact))


def _meeting(requirement: Requirement, values: int) -> list[Pattern]:
    size = requirement.size
    if requirement.kind == RUN:
        starts = range(1, values - size + 2)
        return [sum(map(one_of, range(start, start + size))) for start in starts]
    given = range(1, values + 1) if requirement.value is None else [requirement.value]
    return [size * one_of(value) for value in given]


def covers(counts: Pattern, pattern: Pattern) -> bool:
    """Whether there are enough cards of every value."""
    return ((counts | GUARDS) - pattern) & GUARDS == GUARDS


@lru_cache(maxsize=16384)
def parts(pattern: Pattern) -> tuple[tuple[int, int], ...]:
    """Return the values of a pattern: (position of its bits, number of cards)."""
    shifts = range(0, BITS * len(VALUES), BITS)
    return tuple((shift, count) for shift in shifts if (count := pattern >> shift & (1 << BITS) - 1))


def missing(contract: Contract, counts: Pattern, values: int, joker: bool) -> tuple[int, ...]:
    """Return the fewest values that would have to be added to these cards to pay a contract."""
    lacks = (_lacking(pattern, counts) for pattern in patterns(contract.requires, values, joker))
    return min(lacks, key=len)


def _lacking(pattern: Pattern, counts: Pattern) -> tuple[int, ...]:
    have = dict(parts(counts))
    return tuple(shift // BITS + 1 for shift, count in parts(pattern) for _ in range(count - have.get(shift, 0)))
