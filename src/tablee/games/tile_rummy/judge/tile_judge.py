"""The judge of Tile Rummy: what every turn was worth."""

from collections.abc import Mapping
from random import Random
from typing import Any

from tablee.bots.standing import Standing
from tablee.core.game import AnyGame, Player
from tablee.games.tile_rummy.bots.seeing import Seen
from tablee.games.tile_rummy.judge.checking import check
from tablee.games.tile_rummy.judge.estimating import estimate, imagine
from tablee.games.tile_rummy.judge.luck import luck_of, outlook_of
from tablee.games.tile_rummy.judge.missing import find_possible
from tablee.games.tile_rummy.judge.outlook import draws
from tablee.games.tile_rummy.judge.plans import laid_by, plans_to_compare
from tablee.games.tile_rummy.judge.rollouts import play_on, with_pool_shuffled
from tablee.games.tile_rummy.judge.stakes import Stakes
from tablee.games.tile_rummy.rules import TileRummy
from tablee.games.tile_rummy.state import Draw, View
from tablee.toolkit.judging.estimates import decide, decide_again, mean_chances
from tablee.toolkit.judging.findings import Decision
from tablee.toolkit.judging.judge import Depth
from tablee.toolkit.judging.laying import when_in_doubt, with_missed

WORLDS = 32  # in which plans are compared,
WORLDS_AGAIN = 8  # and a tenth of those in which a loss is looked at again, and played on
ROLLOUTS = 40  # for the value of a position


class TileRummyJudge:
    """Judges by the expert's estimates, checks losses by playing on, and measures luck by the tiles left over."""

    version = 2
    #: In matches of four rounds; those of a single round cost three times as much.
    levels: Mapping[str, float] = {"beginner": 0.015, "casual": 0.0105, "strong": 0.0045, "expert": 0.001}

    def options(
        self, game: AnyGame, view: Any, standing: Standing, played: str, depth: Depth, seed: int
    ) -> Decision | None:
        """Compare what was played with the expert's plans; drawing is no decision."""
        action = game.read_action(played)
        if isinstance(action, Draw):
            return None
        seen = _see(game, view)
        plans, place = plans_to_compare(seen, action)
        if len(plans) < 2:
            return None
        worlds = imagine(seen, depth.worlds(WORLDS), Random(seed))
        batches = estimate(seen, plans, Stakes(standing), worlds)
        found = decide(seen.me, [str(plan.action) for plan in plans], batches, place)
        if plans[found.best].is_out and found.best != place:
            found = found._replace(proven=True)
        laid = [len(laid_by(seen, plan.action)) for plan in plans]
        return with_missed(found, batches, laid, find_possible(seen, action))

    def look_again(
        self, game: AnyGame, view: Any, standing: Standing, found: Decision, depth: Depth, seed: int
    ) -> Decision:
        """Compare what was played with the best in new worlds, and check the loss by playing on."""
        seen = _see(game, view)
        played = game.read_action(found.options[found.played].action)
        plans, place = plans_to_compare(seen, played)
        best = found.options[found.best].action
        pair = [plans[place], next(plan for plan in plans if str(plan.action) == best)]
        rng, stakes = Random(seed), Stakes(standing)
        worlds = imagine(seen, depth.worlds(WORLDS_AGAIN), rng)
        again = decide_again(found, estimate(seen, pair, stakes, worlds))
        if again.again is not None and again.again.mark:
            again = again._replace(again=check(seen, pair, stakes, again.again, worlds, rng))
        return when_in_doubt(again, len(laid_by(seen, played)), find_possible(seen, played))

    def value(self, game: AnyGame, state: Any, standing: Standing, depth: Depth, seed: int) -> tuple[float, ...]:
        """Play the round on, with what is face down in many orders."""
        assert isinstance(game, TileRummy)
        if game.version == "draw-keep":  # rounds played on say less than the mean there: hardly anybody holds so long
            return outlook_of(game, state, Stakes(standing))
        rng, stakes = Random(seed), Stakes(standing)
        scores = [play_on(game, with_pool_shuffled(state, rng), rng) for _ in range(depth.worlds(ROLLOUTS))]
        return mean_chances(map(stakes.after, scores))

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
        """Compare the tile that was drawn with all that might have been."""
        assert isinstance(game, TileRummy)
        if not draws(action):
            return None
        return luck_of(game, before, player, after, Stakes(standing))


def _see(game: AnyGame, view: View) -> Seen:
    assert isinstance(game, TileRummy)
    return Seen(game, view)
