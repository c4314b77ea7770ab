"""From points on the score sheet to chances to win the match."""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, exp, fsum, pi, sqrt

from tablee.bots.standing import Standing
from tablee.core.game import Player

REACH, STEPS = 6.0, 24  # of the numerical integral: standard deviations to either side, and intervals; exact to 1e-15


def chances(totals: Sequence[float], left: int, spread: float) -> tuple[float, ...]:
    """Return each player's chance with these totals and this many rounds to play.

    The spread is the standard deviation of how much a round changes the lead of one of two equal players.
    """
    if left == 0:
        leaders = [total == max(totals) for total in totals]
        return tuple(leads / sum(leaders) for leads in leaders)
    deviation = spread * sqrt(left / 2)  # of one player's sum
    return _first_of(tuple((total - max(totals)) / deviation for total in totals))


def chances_by_winner(
    standing: Standing, shares: Sequence[float], spread: float, prize: float = 1
) -> tuple[float, ...]:
    """Return each player's chance to win the match, given the chances to win this round, which is worth a prize.

    A round that is shared counts as parts of rounds won alone.
    """
    if standing.left == 0 and not any(standing.totals):
        return tuple(shares)  # this round is the match
    found = [0.0] * len(shares)
    for winner, share in enumerate(shares):
        totals = [total + prize * (player == winner) for player, total in enumerate(standing.totals)]
        for player, chance in enumerate(chances(totals, standing.left, spread)):
            found[player] += share * chance
    return tuple(found)


class Prize:
    """What a share of this round is worth to one player: a chance to win the match."""

    def __init__(self, standing: Standing, me: Player, players: int, spread: float) -> None:
        chance = [
            chances_by_winner(standing, [float(player == winner) for player in range(players)], spread)[me]
            for winner in range(players)
        ]
        self._won = chance[me]
        self._lost = (fsum(chance) - chance[me]) / (players - 1)  # whoever of the others wins it

    def of(self, share: float) -> float:
        """Return the chance to win the match with this share of the round, which may be expected."""
        return self._lost + share * (self._won - self._lost)


@lru_cache(maxsize=4096)
def _first_of(means: tuple[float, ...]) -> tuple[float, ...]:
    """Return the chance of each of several normal variables of deviation 1 to be the largest."""
    if len(means) == 2:
        one = _normal((means[0] - means[1]) / sqrt(2))
        return one, 1 - one
    found = [0.0] * len(means)
    for step in range(STEPS + 1):
        at = REACH * (2 * step / STEPS - 1)
        weight = exp(-at * at / 2) / sqrt(2 * pi)
        for player, mean in enumerate(means):
            below = weight
            for other, theirs in enumerate(means):
                if other != player:
                    below *= _normal(mean + at - theirs)
            found[player] += below
    return tuple(each / fsum(found) for each in found)


def _normal(deviations: float) -> float:
    return (1 + erf(deviations / sqrt(2))) / 2
