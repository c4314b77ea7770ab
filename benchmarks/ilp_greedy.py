"""The expert of Tile Rummy against the player that the literature builds: an integer program finds the most tiles.

Both play the same deals on both seats. `python -m benchmarks.ilp_greedy [DEALS]` prints how often the expert wins a
round, as Elo with a 95 % interval, and what both take for a decision. The program (HiGHS) says which tiles are laid;
they are arranged by our solver, which is not what is compared here.
"""

import sys
from collections import Counter
from collections.abc import Callable
from math import inf, log10
from random import Random
from statistics import fmean, median, stdev
from time import process_time
from typing import Any

from benchmarks import ilp
from benchmarks.positions import Position
from tablee.bots.tile_rummy import expert
from tablee.core.chance import Chance
from tablee.games import TileRummy
from tablee.games.tile_rummy.finding import by_use
from tablee.games.tile_rummy.melds import normal
from tablee.games.tile_rummy.solving import best_lay, rules_of
from tablee.games.tile_rummy.state import Action, Exchange, Lay, View
from tablee.games.tile_rummy.tiles import FACES, STAR

DEALS = 100
GAME = TileRummy(rounds=1)

Player = Callable[[TileRummy, View, Random], Any]


def ilp_greedy(game: TileRummy, view: View, rng: Random) -> Action:
    """Lay as many tiles as the program finds; who cannot lay exchanges what is least of use."""
    assert view.me is not None
    opened = view.opened[view.me]
    model = ilp.build(Position(list(map(list, view.table)), list(view.hand), rules_of(game), opened), "tiles")
    values = ilp.highs_values(model)
    laid = Counter(dict(zip((*FACES, STAR), values, strict=False))) if values else Counter[str]()
    tiles = tuple(laid.elements())
    if not tiles:
        return Exchange(by_use(view.hand)[0])
    best = best_lay(game, view.table, tiles, opened)
    assert best is not None
    assert not best.rack, "the program lays what cannot be laid"
    return Lay(normal(best.table))


def play(players: list[Player], deal: int, times: dict[Player, list[float]]) -> float:
    """Return what the first seat wins of a round."""
    chance = Chance.from_number(deal)
    state = GAME.initial_state(2, chance.child("round"), GAME.first_player(2, chance.child("first")))
    rngs = [Random(2 * deal + seat) for seat in range(2)]
    while state.turn is not None:
        player, view = players[state.turn], GAME.view_for(state, state.turn)
        start = process_time()
        action = player(GAME, view, rngs[state.turn])
        times[player].append((process_time() - start) * 1000)
        state = GAME.apply(state, state.turn, action)
    winners = GAME.outcome(state).winners
    return float(0 in winners) if winners else 0.5


def elo(share: float) -> float:
    if not 0 < share < 1:
        return inf if share >= 1 else -inf
    return 400 * log10(share / (1 - share))


def main(deals: int = DEALS) -> None:
    times: dict[Player, list[float]] = {expert: [], ilp_greedy: []}
    shares = []
    for deal in range(deals):
        ahead = play([expert, ilp_greedy], deal, times)
        behind = play([ilp_greedy, expert], deal, times)
        shares.append((ahead + 1 - behind) / 2)
    share, bar = fmean(shares), 1.96 * stdev(shares) / deals**0.5
    low, high = (max(0.0, share - bar), min(1.0, share + bar))
    print(f"Tile Rummy, 2 players, single rounds, {deals} deals on both seats: the expert against ILP-greedy (HiGHS)")
    print(f"  wins {share:.1%}, Elo {elo(share):+.0f}, 95 % within {elo(low):+.0f} and {elo(high):+.0f}")
    for name, player in (("expert", expert), ("ILP-greedy", ilp_greedy)):
        usual, most = median(times[player]), max(times[player])
        print(f"  {name:10} {usual:6.1f} ms a decision at the median, {most:6.1f} ms at most")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
