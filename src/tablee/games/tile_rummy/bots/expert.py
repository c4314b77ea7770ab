"""Tile Rummy: count tiles that cannot be laid, on the own rack and on sampled ones, to be the first to go out."""

from statistics import fmean

from tablee.bots import Choice, Seat
from tablee.bots.bot import best_by_action
from tablee.core.game import Player
from tablee.core.pieces.melds import Table
from tablee.games.tile_rummy.bots.imagining import imagine_racks
from tablee.games.tile_rummy.bots.nearing import chance_to_be_first, rounded
from tablee.games.tile_rummy.bots.planning import Plan, plans
from tablee.games.tile_rummy.bots.seeing import Seen, left_over
from tablee.games.tile_rummy.rules import TileRummy
from tablee.games.tile_rummy.state import Draw, Rack, View

WORLDS = 16
UNOPENED = 2  # tiles that a player who has not opened is behind
LEFT_AT_LEAST, LEFT_OF_RACK = 10, 0.45  # estimates the final cost of a rack from its cost now
WIN = 1000  # points: the extra value of winning the only round,
WIN_AMONG_MANY = 100  # and of winning one of several

World = dict[Player, Rack]


def expert(seat: Seat) -> Choice:
    """Choose the best chance to go out first, and the most points in a match of several rounds."""
    game = seat.game
    view: View = seat.view
    rng = seat.rng
    assert isinstance(game, TileRummy)
    if "draw" in view.kinds:
        return Choice(Draw())
    seen = Seen(game, view)
    choices = list(plans(seen))
    for plan in choices:
        if plan.is_out:
            return Choice(plan.action)
    if len(choices) == 1:
        return Choice(choices[0].action)
    judge = Judge(seen, imagine_racks(seen, WORLDS, rng))
    worths = [judge.worth(plan) for plan in choices]
    estimates = best_by_action((plan.action, worth) for plan, worth in zip(choices, worths, strict=True))
    return Choice(choices[worths.index(max(worths))].action, estimates)


class Judge:
    """Evaluates plans against the others' racks in sampled worlds."""

    def __init__(self, seen: Seen, worlds: list[World]) -> None:
        self.seen = seen
        self.worlds = worlds
        self.their_points = fmean(sum(map(seen.game.points_left, world.values())) for world in worlds)
        self.known: dict[Table, list[list[int]]] = {}

    def worth(self, plan: Plan) -> float:
        """Return the expected points of a plan."""
        chance = self.chance(plan)
        gain = LEFT_AT_LEAST + LEFT_OF_RACK * self.their_points
        gain += WIN if self.seen.game.rounds == 1 else WIN_AMONG_MANY
        loss = LEFT_AT_LEAST + LEFT_OF_RACK * plan.points
        return chance * gain - (1 - chance) * loss

    def chance(self, plan: Plan) -> float:
        """Return the probability of going out before all others."""
        return fmean(self.chances(plan))

    def chances(self, plan: Plan, later: int = 0) -> list[float]:
        """Return the same for each world; who cannot go out at once needs this many turns for something else."""
        pace, found = rounded(plan.pace), []
        for lefts in self.left_over(plan.table):
            total = 0.0
            for mine, likely in plan.left.items():
                first = likely
                for theirs in lefts:
                    first *= chance_to_be_first(mine, theirs, pace, pace, later if mine else 0)
                total += first
            found.append(total)
        return found

    def left_over(self, table: Table) -> list[list[int]]:
        """Return for each world how many tiles each of the others cannot lay."""
        if table not in self.known:
            self.known[table] = [
                [
                    len(left_over(self.seen.game, table, rack)) + UNOPENED * (not self.seen.view.opened[player])
                    for player, rack in world.items()
                ]
                for world in self.worlds
            ]
        return self.known[table]
