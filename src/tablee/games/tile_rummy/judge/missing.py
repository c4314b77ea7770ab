"""What could have been laid, proven by the solver where it does not give up."""

from tablee.core.pieces.counting import removed
from tablee.games.tile_rummy.bots.possible import find_best, goes_out
from tablee.games.tile_rummy.bots.seeing import Seen, least_useful
from tablee.games.tile_rummy.melds import normal
from tablee.games.tile_rummy.state import Action, Lay
from tablee.toolkit.judging.laying import Possible


def find_possible(seen: Seen, played: Action) -> Possible:
    """Return the most that could have been laid; at least as much as was."""
    best = find_best(seen, played)
    if not best.laid:
        return Possible("", 0, False)
    reject = None
    if seen.game.version == "draw-discard":
        reject = least_useful(removed(seen.view.hand, best.laid), 1)[0]
    return Possible(str(Lay(normal(best.table), reject)), len(best.laid), goes_out(seen, best.laid))
