"""The second look at a loss: the same plans, played on from imagined positions, which the expert's estimate never does.

The estimate is precise but may be wrong, playing on is right but noisy: each counts by how much it can be trusted. In
`draw-keep` less than half of the estimated losses came true (`docs/analysis.md`), so there playing on decides alone.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random

from tablee.games.tile_rummy.bots.expert import World
from tablee.games.tile_rummy.bots.planning import Plan
from tablee.games.tile_rummy.bots.seeing import Seen
from tablee.games.tile_rummy.judge.estimating import in_batches
from tablee.games.tile_rummy.judge.rollouts import play_on
from tablee.games.tile_rummy.judge.stakes import Stakes, final_cost
from tablee.games.tile_rummy.state import State
from tablee.toolkit.judging.estimates import look
from tablee.toolkit.judging.findings import Look

#: How far an estimated loss of a round is off, as a standard deviation: this, and a part of the loss. Found by playing
#: on from 150 positions after each of 160 losses, whose mean was as estimated (`docs/analysis.md`).
OFF_AT_LEAST, OFF_OF_LOSS = 0.04, 0.15


def check(seen: Seen, pair: Sequence[Plan], stakes: Stakes, found: Look, worlds: Sequence[World], rng: Random) -> Look:
    """Return the loss between two plans, what was played and the best, as it is after playing both on."""
    lost = losses(seen, pair, stakes, worlds, rng)
    played = look([batch for (batch,) in in_batches([[each] for each in lost])])
    if seen.game.version == "draw-keep":
        return played
    return weighted(found, played, swing(seen, stakes, worlds[0]))


def swing(seen: Seen, stakes: Stakes, world: World) -> float:
    """Return what winning the round means for the match."""
    costs = [
        final_cost(seen.game.version, seen.game.points_left(world.get(player, seen.view.hand)))
        for player in range(len(world) + 1)
    ]
    won, lost = (stakes.won_by(winner, costs)[seen.me] for winner in (seen.me, seen.others[0]))
    return won - lost


def weighted(found: Look, played: Look, swing: float = 1) -> Look:
    """Return an estimate and what came of playing on as one, by their precision."""
    trust = 1 / max(found.doubt**2 + (OFF_AT_LEAST * swing + OFF_OF_LOSS * found.error) ** 2, 1e-9)
    check_trust = 1 / max(played.doubt**2, 1e-9)
    both = trust + check_trust
    return Look((trust * found.error + check_trust * played.error) / both, both**-0.5)


def losses(seen: Seen, pair: Sequence[Plan], stakes: Stakes, worlds: Sequence[World], rng: Random) -> list[float]:
    """Return for each imagined position how much more the best plan won than the one that was played."""
    lost = []
    for world in worlds:
        state, chance = position_in(seen, world, rng), rng.getrandbits(64)
        played, best = (stakes.after(play_on(seen.game, state, Random(chance), plan.action))[seen.me] for plan in pair)
        lost.append(best - played)
    return lost


def position_in(seen: Seen, world: World, rng: Random) -> State:
    """Return a position with these racks; the other unseen tiles are in the pool and aside in random order."""
    rest = Counter(seen.unseen)
    for rack in world.values():
        rest.subtract(rack)
    tiles = sorted(rest.elements())
    rng.shuffle(tiles)
    racks = tuple(world.get(player, seen.view.hand) for player in range(len(seen.view.counts)))
    aside = seen.view.aside
    imagined: State = seen.game.imagine(seen.view, rng)
    return imagined._replace(racks=racks, aside=tuple(tiles[:aside]), pool=tuple(tiles[aside:]))
