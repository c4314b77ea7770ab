"""What the table asks of the exact solver."""

from functools import lru_cache
from typing import TYPE_CHECKING

from tablee.core.melds import Table
from tablee.engines import GaveUp, MeldRules, Solved, most_points, solve
from tablee.games.tile_rummy.state import Rack

if TYPE_CHECKING:
    from tablee.games.tile_rummy.rules import TileRummy


HURRIED = 20_000  # states, where somebody waits: a position from a game rarely needs a tenth of it
UNHURRIED = 1_000_000


@lru_cache(maxsize=256)
def rules_of(game: "TileRummy") -> MeldRules:
    """Return what the solver must know of the table's options."""
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
    """Return what combinations of these tiles alone are worth at most; None where the solver gave up."""
    points = most_points(laid, rules_of(game), limit=UNHURRIED if patience is None else patience)
    return None if isinstance(points, GaveUp) else points


def best_lay(
    game: "TileRummy", table: Table, rack: Rack, opened: bool, objective: str = "tiles", patience: int = UNHURRIED
) -> Solved | None:
    """Return the best that can be laid; None where the solver gave up, having looked at as many states as allowed."""
    answer = solve(table, rack, rules_of(game), opened=opened, objective=objective, limit=patience)
    return answer if isinstance(answer, Solved) else None
