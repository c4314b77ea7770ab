"""How close players are to going out, and who will be first.

A tile that cannot be laid is exchanged until it can; when none is left, the whole rack is laid in one turn. So what
matters is the number of such tiles and the pace: how many of them a turn removes on average.
"""

from functools import lru_cache

HORIZON = 60  # turns: hardly any round lasts this long
STEPS = 50  # number of distinct paces
SLOWEST, FASTEST = 0.04, 0.96


def rounded(pace: float) -> float:
    """Return a rounded pace, so that results can be cached."""
    return round(min(FASTEST, max(SLOWEST, pace)) * STEPS) / STEPS


@lru_cache(maxsize=1 << 12)
def finishing(tiles: int, pace: float) -> tuple[float, ...]:
    """Return the probability of going out in each coming turn, with this many tiles that cannot be laid yet."""
    if tiles == 0:
        return (1.0,) + (0.0,) * (HORIZON - 1)
    fewer, chances = finishing(tiles - 1, pace), [0.0]
    for turn in range(1, HORIZON):
        chances.append((1 - pace) * chances[-1] + pace * fewer[turn - 1])
    return tuple(chances)


@lru_cache(maxsize=1 << 16)
def chance_to_be_first(mine: int, theirs: int, pace: float, their_pace: float, later: int = 0) -> float:
    """Return the probability of going out before another player, who acts next; beyond the horizon, half.

    `later` is how many turns I need for something else.
    """
    me, them = (0.0,) * later + finishing(mine, pace)[: HORIZON - later], finishing(theirs, their_pace)
    ahead, still = 0.0, 1.0
    for my_turn, their_turn in zip(me, them, strict=True):
        still -= their_turn
        ahead += my_turn * still
    return ahead + max(0.0, still) * max(0.0, 1 - sum(me)) / 2
