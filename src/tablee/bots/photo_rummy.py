"""Photo Rummy: lay the most that can be laid."""

from random import Random

from tablee.core.game import AnyGame
from tablee.games.photo_rummy.sampling import sample_lays
from tablee.games.photo_rummy.state import Action, Draw, Pass, View


def greedy(game: AnyGame, view: View, rng: Random) -> Action:
    """Lay as many cards as a quick look finds; draw from the highest pile."""
    assert view.me is not None, "only a player acts"
    if "draw" in view.kinds:
        return Draw(view.piles.index(max(view.piles)) + 1)
    lays = sample_lays(view.table, view.hand, view.opened[view.me])
    return max(lays, key=lambda lay: sum(map(len, lay.table)), default=Pass())
