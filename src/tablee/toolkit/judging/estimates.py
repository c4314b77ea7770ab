"""The arithmetic of estimates: batches of imagined worlds, the same for every option, become a loss and its doubt."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

from tablee.core.game import Player
from tablee.toolkit.judging.findings import Decision, Look, Option

Batches = Sequence[Sequence[float]]  # for each batch of worlds, the mean value of each option


def decide(player: Player, actions: Sequence[str], batches: Batches, played: int) -> Decision:
    """Return the decision between options that were all tried in the same worlds.

    The best of noisy estimates looks better than it is. So it is chosen on one half of the batches and valued on the
    other, both ways: the loss of a single decision may come out slightly negative, and means are not inflated.
    """
    even, odd = batches[::2], batches[1::2]
    lost = _losses(even, _best_of(odd), played) + _losses(odd, _best_of(even), played)
    means = _means(batches)
    loss = look(lost)
    options = tuple(map(Option, actions, means))
    return Decision(0, player, played, _best_of(batches), options, loss.error, loss.doubt)


def decide_proven(player: Player, actions: Sequence[str], values: Sequence[float], played: int) -> Decision:
    """Return the decision between options whose values are exact."""
    best = played if values[played] == max(values) else max(range(len(values)), key=values.__getitem__)
    error = values[best] - values[played]
    return Decision(0, player, played, best, tuple(map(Option, actions, values)), error, 0.0, proven=True)


def decide_again(found: Decision, batches: Batches) -> Decision:
    """Return the decision with its second look: batches of new worlds, with the values of what was played and the
    best."""
    return found._replace(again=look([best - played for played, best in batches]))


def look(lost: Sequence[float]) -> Look:
    """Return the mean loss over batches, and its standard error."""
    return Look(fmean(lost), sqrt(variance(lost) / len(lost)))


def _losses(batches: Batches, best: int, played: int) -> list[float]:
    return [values[best] - values[played] for values in batches]


def _best_of(batches: Batches) -> int:
    means = _means(batches)
    return max(range(len(means)), key=means.__getitem__)


def _means(batches: Batches) -> list[float]:
    return list(map(fmean, zip(*batches, strict=True)))
