"""How a quick player plays: what it values, as whole numbers, so that every machine reckons alike.

A point of the score is 100; parts are in 1024ths.
"""

from typing import NamedTuple

POINT = 100
WHOLE = 10  # bits: 1024 is all of it
FAR = 8  # so many missing cards and more are alike
GAP = 3  # so far behind or ahead and more are alike


class Habits(NamedTuple):
    """What a player values beside the points of a contract."""

    contract: int  # one more of them, because it brings the end nearer
    card: int  # one more in the hand
    bonus: int  # a card of a contract's bonus suit, while it is only held
    joker: int  # kept
    later: int  # the part of what the hand that stays promises, beside what is completed now
    nearer: tuple[int, ...]  # the part of a contract that so many cards are missing for
    late: tuple[int, ...]  # the same, when somebody is near the end
    next_best: tuple[int, ...]  # the part of the best contract in sight, of the second, third and fourth
    gaps: tuple[int, ...]  # the part of a trophy that a step is worth, from three behind to three ahead


#: As the first bot that planned, which these numbers were made from.
PLANNER = Habits(
    contract=100,
    card=5,
    bonus=60,
    joker=250,
    later=512,
    nearer=(1024, 563, 310, 170, 94, 52, 28, 16),
    late=(1024, 563, 310, 170, 94, 52, 28, 16),
    next_best=(1024, 512, 256, 128),
    gaps=(154, 512, 512, 512, 512, 154, 154),
)

#: Found by changing a few numbers at a time and keeping what won over thousands of games.
TUNED = Habits(
    contract=125,
    card=18,
    bonus=43,
    joker=330,
    later=778,
    nearer=(1024, 508, 501, 170, 104, 31, 1, 23),
    late=(1024, 563, 328, 212, 104, 36, 28, 16),
    next_best=(1024, -64, 314, 129),
    gaps=(91, 680, 479, 598, 519, 199, 60),
)
