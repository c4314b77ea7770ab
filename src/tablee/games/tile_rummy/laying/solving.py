"""Calls of the exact solver."""

from functools import lru_cache
from typing import TYPE_CHECKING

from tablee.core.answers import GaveUp
from tablee.core.pieces.melds import LaidTable, Table
from tablee.engines.tiles import MeldRules, find_plan, most_points
from tablee.games.tile_rummy.state import Rack

if TYPE_CHECKING:
    from tablee.games.tile_rummy.rules import TileRummy


HURRIED = 20_000  # states, when somebody waits: a position from a game rarely needs a tenth of it
UNHURRIED = 1_000_000


@lru_cache(maxsize=256)
def rules_of(game: "TileRummy") -> MeldRules:
    """Return the table's options that matter to the solver."""
    return MeldRules(
        combinations=game.combinations,
        ace=game.ace,
        mixed_sequences=game.mixed_sequences,
        stars=game.stars,
        opening_minimum=game.opening_minimum,
        rework_on_opening=game.rework_on_opening,
        stars_in_play=int(game.stars_in_play),
        star_penalty=game.star_penalty,
    )


def points_alone(game: "TileRummy", laid: Rack, patience: int | None = None) -> int | None:
    """Return the highest value of combinations of these tiles alone; None if the solver gave up."""
    points = most_points(laid, rules_of(game), limit=UNHURRIED if patience is None else patience)
    return None if isinstance(points, GaveUp) else points


def best_lay(
    game: "TileRummy", table: Table, rack: Rack, opened: bool, objective: str = "tiles", patience: int = UNHURRIED
) -> LaidTable | None:
    """Return the best move; None if the solver has no plan."""
    found = find_plan(table, rack, rules_of(game), opened, objective, patience)
    return found if isinstance(found, LaidTable) else None
