"""What can be laid in Tile Rummy, proven by the solver."""

from typing import NamedTuple

from tablee.core.pieces.melds import LaidTable, Table, compare_tables
from tablee.engines.tiles import COMPILED, find_plan
from tablee.games.tile_rummy.bots.seeing import Seen, without
from tablee.games.tile_rummy.laying.judging import tiles_laid
from tablee.games.tile_rummy.laying.solving import HURRIED, rules_of
from tablee.games.tile_rummy.state import Action, Lay, Rack

LIMIT = 10 * HURRIED if COMPILED else HURRIED  # states, for each question to the solver


class Best(NamedTuple):
    """The most tiles that can be laid."""

    laid: Rack
    table: Table
    proven: bool  # proven: no more can be laid


def find_best(seen: Seen, known: Action) -> Best:
    """Return the most tiles that can be laid; if the solver gives up, what the bot has found."""
    rack, rejects = seen.view.hand, seen.game.version == "draw-discard"
    racks = [rack]
    plan, proven = _solve(seen, rack)
    if rejects and plan and not plan.left:  # one tile is to be rejected at the end
        racks = [without(rack, tile) for tile in dict.fromkeys(rack)]
        plans = [_solve(seen, fewer) for fewer in racks]
        proven = all(sure for _, sure in plans)
        plan = max((each for each, _ in plans if each), key=lambda each: len(each.laid), default=None)
    laid, table = (plan.laid, plan.table) if plan else ((), seen.view.table)
    if not laid and not proven and isinstance(known, Lay):
        laid, table = tiles_laid(*compare_tables(seen.view.table, known.table), rack), known.table
    return Best(laid, table, proven)


def _solve(seen: Seen, rack: Rack) -> tuple[LaidTable | None, bool]:
    """Return the best plan with a rack, and whether it is proven to be; older rules may allow more."""
    answer = find_plan(seen.view.table, rack, rules_of(seen.game), seen.opened, "tiles", LIMIT)
    if not isinstance(answer, LaidTable):
        return None, False
    return answer, seen.game.rules_version > 1


def goes_out(seen: Seen, laid: Rack) -> bool:
    """Whether laying these tiles ends the round: in `draw-discard` one more is rejected."""
    return len(laid) == len(seen.view.hand) - (seen.game.version == "draw-discard")
