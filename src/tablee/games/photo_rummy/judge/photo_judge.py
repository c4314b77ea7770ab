"""The judge of Photo Rummy: what every turn was worth."""

from collections.abc import Mapping
from typing import Any

from tablee.bots.standing import Standing
from tablee.core.game import AnyGame, Player
from tablee.games.photo_rummy.judge.estimating import estimate
from tablee.games.photo_rummy.judge.missing import find_possible
from tablee.games.photo_rummy.judge.opened import luck_of, value_of
from tablee.games.photo_rummy.judge.plans import plans_to_compare
from tablee.games.photo_rummy.judge.stakes import Stakes
from tablee.games.photo_rummy.rules import PhotoRummy
from tablee.games.photo_rummy.state import Draw
from tablee.toolkit.judging.estimates import decide, decide_again
from tablee.toolkit.judging.findings import Decision
from tablee.toolkit.judging.judge import Depth
from tablee.toolkit.judging.laying import when_in_doubt, with_missed

WORLDS = 400  # in which plans are compared,
PROVEN_WORLDS = 80  # where going out is one of them,
WORLDS_AGAIN = 120  # and for a second look, a tenth of them
ORDERS = 150  # of the piles, for the value of a position
LUCK_ORDERS = 300  # and for the luck of a draw


class PhotoRummyJudge:
    """Judges by rounds played to their end, as the expert does, and with open hands for luck and the curve."""

    version = 2
    levels: Mapping[str, float] = {"beginner": 0.063, "casual": 0.055, "strong": 0.015, "expert": 0.0}

    def options(
        self, game: AnyGame, view: Any, standing: Standing, played: str, depth: Depth, seed: int
    ) -> Decision | None:
        """Compare what was played with the best lays and with waiting; which pile to draw from is no decision."""
        action = game.read_action(played)
        if isinstance(action, Draw):
            return None
        plans, place = plans_to_compare(view, action)
        if len(plans) < 2:
            return None
        worlds = PROVEN_WORLDS if any(plan.is_out for plan in plans) else WORLDS
        batches = estimate(view, plans, _stakes(game, standing), depth.worlds(worlds), seed)
        found = decide(view.me, [str(plan.action) for plan in plans], batches, place)
        if plans[found.best].is_out and found.best != place:
            found = found._replace(proven=True)
        return with_missed(found, batches, [plan.laid for plan in plans], find_possible(view))

    def look_again(
        self, game: AnyGame, view: Any, standing: Standing, found: Decision, depth: Depth, seed: int
    ) -> Decision:
        """Compare what was played with the best in new worlds."""
        plans, place = plans_to_compare(view, game.read_action(found.options[found.played].action))
        best = found.options[found.best].action
        pair = [plans[place], next(plan for plan in plans if str(plan.action) == best)]
        batches = estimate(view, pair, _stakes(game, standing), depth.worlds(WORLDS_AGAIN), seed)
        return when_in_doubt(decide_again(found, batches), pair[0].laid, find_possible(view))

    def value(self, game: AnyGame, state: Any, standing: Standing, depth: Depth, seed: int) -> tuple[float, ...]:
        """Play the round on with all hands open, the piles in many orders."""
        return value_of(state, _stakes(game, standing), depth.worlds(ORDERS), seed)

    def luck(
        self,
        game: AnyGame,
        before: Any,
        player: Player,
        action: Any,
        after: Any,
        standing: Standing,
        depth: Depth,
        seed: int,
    ) -> tuple[float, ...] | None:
        """Compare the card that was drawn with whatever else would have been."""
        if not isinstance(action, Draw):
            return None
        return luck_of(before, after.hands[player][-1], _stakes(game, standing), depth.worlds(LUCK_ORDERS), seed)


def _stakes(game: AnyGame, standing: Standing) -> Stakes:
    assert isinstance(game, PhotoRummy)
    return Stakes(game, standing)
