"""What plans are worth to a player: the expert's chance to go out first in imagined worlds, the same for all plans."""

from collections.abc import Sequence
from itertools import compress
from random import Random
from statistics import fmean

from tablee.core.game import Player
from tablee.games.tile_rummy.bots.expert import Judge as FirstOut
from tablee.games.tile_rummy.bots.expert import World
from tablee.games.tile_rummy.bots.imagining import imagine_racks
from tablee.games.tile_rummy.bots.planning import Plan
from tablee.games.tile_rummy.bots.seeing import Seen
from tablee.games.tile_rummy.judge.stakes import Stakes, final_cost
from tablee.games.tile_rummy.state import Lay
from tablee.toolkit.judging.estimates import Batches
from tablee.toolkit.judging.judge import BATCHES

#: What not opening costs a player who could: the expert never asks. With so many turns lost its estimate agrees with
#: playing on, where opening is 3 pp better on average (83 positions); where it says that waiting is much better,
#: playing on disagrees (10 more). So waiting never counts as better than opening.
TURNS_TO_OPEN = 2


def estimate(seen: Seen, plans: Sequence[Plan], stakes: Stakes, worlds: Sequence[World]) -> Batches:
    """Return for each batch of worlds what each plan is worth: the chance to win the match."""
    return in_batches(list(zip(*_values(seen, plans, stakes, worlds), strict=True)))


def imagine(seen: Seen, worlds: int, rng: Random) -> list[World]:
    """Return at least as many worlds, the same number for each batch."""
    return imagine_racks(seen, BATCHES * -(-worlds // BATCHES), rng)


def in_batches(values: Sequence[Sequence[float]]) -> Batches:
    """Return the mean of each batch, given the values of all plans in each world."""
    size = len(values) // BATCHES
    batches = [values[start : start + size] for start in range(0, len(values), size)]
    return [list(map(fmean, zip(*batch, strict=True))) for batch in batches]


def _values(seen: Seen, plans: Sequence[Plan], stakes: Stakes, worlds: Sequence[World]) -> list[list[float]]:
    """Return for each plan its value in each world."""
    first = FirstOut(seen, list(worlds))
    can_go_out = any(plan.is_out for plan in plans)
    may_open = not seen.opened and any(isinstance(plan.action, Lay) for plan in plans)
    held = [{player: seen.game.points_left(rack) for player, rack in world.items()} for world in worlds]
    values = []
    for plan in plans:
        later = TURNS_TO_OPEN if may_open and not isinstance(plan.action, Lay) else 0
        chances = [1.0] * len(worlds) if plan.is_out else [min(1.0, chance) for chance in first.chances(plan, later)]
        mine = final_cost(seen.game.version, plan.points)
        row = []
        for chance, points in zip(chances, held, strict=True):
            # Who can go out now and does not is not promised more points for going out later.
            theirs = (
                points
                if can_go_out
                else {player: final_cost(seen.game.version, cost) for player, cost in points.items()}
            )
            won = _won(seen, plan, stakes, theirs)
            row.append(chance * won + (1 - chance) * (0 if chance == 1 else _lost(seen, stakes, mine, theirs)))
        values.append(row)
    return _with_opening_best(plans, values) if may_open else values


def _with_opening_best(plans: Sequence[Plan], values: list[list[float]]) -> list[list[float]]:
    """Return the values with those of waiting not above that of the best lay, in any world."""
    opening = [isinstance(plan.action, Lay) for plan in plans]
    best = [max(compress(row, opening)) for row in zip(*values, strict=True)]
    return [row if opens else list(map(min, row, best)) for row, opens in zip(values, opening, strict=True)]


def _won(seen: Seen, plan: Plan, stakes: Stakes, theirs: dict[Player, float]) -> float:
    """Return the chance to win the match for going out first."""
    times = 2 if plan.is_out and seen.game.doubling and not seen.opened else 1
    return stakes.won_by(seen.me, _costs(seen, 0, theirs), times)[seen.me]


def _lost(seen: Seen, stakes: Stakes, mine: float, theirs: dict[Player, float]) -> float:
    """Return the chance to win the match if another goes out first, each of them as likely."""
    costs = _costs(seen, mine, theirs)
    return fmean(stakes.won_by(other, costs)[seen.me] for other in seen.others)


def _costs(seen: Seen, mine: float, theirs: dict[Player, float]) -> list[float]:
    return [mine if player == seen.me else theirs[player] for player in range(len(seen.view.counts))]
