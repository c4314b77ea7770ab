"""Tile Rummy: count what cannot be laid, here and on imagined racks, and do what makes one the first to be out."""

from random import Random
from statistics import fmean

from tablee.core.game import AnyGame, Player
from tablee.core.melds import Table
from tablee.games.tile_rummy.bots.imagining import imagine_racks
from tablee.games.tile_rummy.bots.nearing import chance_to_be_first, rounded
from tablee.games.tile_rummy.bots.planning import Plan, plans
from tablee.games.tile_rummy.bots.seeing import Seen, left_over
from tablee.games.tile_rummy.rules import TileRummy
from tablee.games.tile_rummy.state import Action, Draw, Rack, View

WORLDS = 16
UNOPENED = 2  # who has not opened is behind by so many tiles
LEFT_AT_LEAST, LEFT_OF_RACK = 10, 0.45  # what a rack will cost at the end, by what it would cost now
WIN = 1000  # points: what it is worth besides to win the only round,
WIN_AMONG_MANY = 100  # and one of several

World = dict[Player, Rack]


def expert(game: AnyGame, view: View, rng: Random) -> Action:
    """Choose what gives the best chance to be out first, and the most points in a match of several rounds."""
    assert isinstance(game, TileRummy)
    if "draw" in view.kinds:
        return Draw()
    seen = Seen(game, view)
    choices = list(plans(seen))
    for plan in choices:
        if plan.is_out:
            return plan.action
    if len(choices) == 1:
        return choices[0].action
    judge = Judge(seen, imagine_racks(seen, WORLDS, rng))
    worths = [judge.worth(plan) for plan in choices]
    return choices[worths.index(max(worths))].action


class Judge:
    """Weighs plans by what the others hold in imagined worlds."""

    def __init__(self, seen: Seen, worlds: list[World]) -> None:
        self.seen = seen
        self.worlds = worlds
        self.their_points = fmean(sum(map(seen.game.points_left, world.values())) for world in worlds)
        self.known: dict[Table, list[list[int]]] = {}

    def worth(self, plan: Plan) -> float:
        """Return the points that a plan will bring on average."""
        chance = self.chance(plan)
        gain = LEFT_AT_LEAST + LEFT_OF_RACK * self.their_points
        gain += WIN if self.seen.game.rounds == 1 else WIN_AMONG_MANY
        loss = LEFT_AT_LEAST + LEFT_OF_RACK * plan.points
        return chance * gain - (1 - chance) * loss

    def chance(self, plan: Plan) -> float:
        """Return the chance to be out before all others."""
        pace, total = rounded(plan.pace), 0.0
        for lefts in self.left_over(plan.table):
            for mine, likely in plan.left.items():
                first = likely
                for theirs in lefts:
                    first *= chance_to_be_first(mine, theirs, pace, pace)
                total += first
        return total / len(self.worlds)

    def left_over(self, table: Table) -> list[list[int]]:
        """Return for each world how many tiles will be left over for each of the others."""
        if table not in self.known:
            self.known[table] = [
                [
                    len(left_over(self.seen.game, table, rack)) + UNOPENED * (not self.seen.view.opened[player])
                    for player, rack in world.items()
                ]
                for world in self.worlds
            ]
        return self.known[table]
