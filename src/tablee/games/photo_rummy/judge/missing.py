"""What could have been laid, proven by the solver."""

from tablee.engines.photos import solve
from tablee.games.photo_rummy.melds import normal
from tablee.games.photo_rummy.state import Lay, View
from tablee.toolkit.judging.laying import Possible


def find_possible(view: View) -> Possible:
    """Return the most that could have been laid."""
    assert view.me is not None, "only a player acts"
    best = solve(view.table, view.hand, opened=view.opened[view.me]).plan
    if not best.laid:
        return Possible("", 0, False)
    return Possible(str(Lay(normal(best.table))), len(best.laid), not best.left)
