"""The experts against the usual player of the literature: each turn an integer program finds the largest move.

`python -m benchmarks.bots.ilp_greedy GAME [DEALS]` for Tile Rummy, Photo Rummy and Romi Rami. HiGHS chooses the
pieces to lay; our solver arranges them, which is not part of the comparison.
"""

import sys
from collections import Counter
from collections.abc import Mapping

from benchmarks.bots.duel import DEALS, Clocked, duel, expert_of
from benchmarks.solvers import ilp, photo_positions, photo_programs
from benchmarks.solvers.romi_program import contracts
from benchmarks.solvers.tile_positions import Position
from tablee.bots import Bot, Choice, Seat
from tablee.core.turns import Pass
from tablee.engines import photos
from tablee.games import photo_rummy, tile_rummy
from tablee.games.photo_rummy.bots.first import draw
from tablee.games.photo_rummy.pieces.cards import JOKER
from tablee.games.tile_rummy.laying.finding import by_use
from tablee.games.tile_rummy.laying.solving import best_lay, rules_of
from tablee.games.tile_rummy.pieces.tiles import FACES, STAR


def tiles(seat: Seat) -> Choice:
    """Lay as many tiles as the program finds, else exchange the least useful one."""
    game = seat.game
    assert isinstance(game, tile_rummy.TileRummy)
    view: tile_rummy.state.View = seat.view
    assert view.me is not None
    opened = view.opened[view.me]
    model = ilp.build(Position(list(map(list, view.table)), list(view.hand), rules_of(game), opened), "tiles")
    values = ilp.highs_values(model)
    laid = Counter(dict(zip((*FACES, STAR), values, strict=False))) if values else Counter[str]()
    pieces = tuple(laid.elements())
    if not pieces:
        return Choice(tile_rummy.state.Exchange(by_use(view.hand)[0]))
    best = best_lay(game, view.table, pieces, opened)
    assert best is not None
    assert not best.left, "the program's move is illegal"
    return Choice(tile_rummy.state.Lay(tile_rummy.melds.normal(best.table)))


def photos_and_jokers(seat: Seat) -> Choice:
    """Draw, and lay as many cards as the program finds."""
    view: photo_rummy.state.View = seat.view
    if not view.drawn:
        return Choice(draw(view))
    assert view.me is not None
    opened = view.opened[view.me]
    position = photo_positions.Position(list(map(list, view.table)), list(view.hand), opened)
    values = ilp.highs_values(photo_programs.brief(position))
    held = [card for card in view.hand if card != JOKER]  # the variables of the hand are the program's first
    laid = Counter(dict(zip((*held, JOKER), values or (), strict=False)))
    best = photos.solve(view.table, tuple(laid.elements()), opened=opened)
    assert not best.plan.left, "the program lays what cannot be laid"
    return Choice(photo_rummy.state.Lay(photo_rummy.melds.normal(best.plan.table)) if best.plan.laid else Pass())


PLAYERS: Mapping[str, Bot] = {"tile-rummy": tiles, "photo-rummy": photos_and_jokers, "romi-rami": contracts}


def main(name: str, deals: int = DEALS) -> None:
    told = duel(name, expert_of(name), Clocked(PLAYERS[name]), deals)
    print(f"{name}, the expert against ILP-greedy (HiGHS): {told}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
