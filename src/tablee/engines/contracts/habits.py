"""The habits of a fast player: its values as integers, so that every machine computes the same.

A point of the score is 100; parts are in 1024ths.
"""

from typing import NamedTuple

POINT = 100
WHOLE = 10  # bits: 1024 is the whole
FAR = 8  # this many or more missing cards are treated the same
GAP = 3  # a larger gap behind or ahead is treated the same


class Habits(NamedTuple):
    """A player's values besides the points of a contract."""

    contract: int  # one more contract, because it brings the end closer
    card: int  # one more in the hand
    bonus: int  # a card of a contract's bonus suit, while it is only held
    joker: int  # kept
    later: int  # weight of the remaining hand relative to contracts completed now
    nearer: tuple[int, ...]  # fraction of a contract's value by number of missing cards
    late: tuple[int, ...]  # the same, when somebody is close to the end
    next_best: tuple[int, ...]  # weights of the best, second, third and fourth contract within reach
    gaps: tuple[int, ...]  # fraction of a trophy that a step is worth, from three behind to three ahead


#: The values of the first planning bot.
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

#: Found by changing a few numbers at a time and keeping improvements over thousands of games.
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
