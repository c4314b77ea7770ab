"""Photo Rummy with some foresight: hold or lay, by a few simulated rounds; infers nothing from the others' moves."""

from dataclasses import dataclass
from statistics import fmean

from tablee.bots import Choice, Seat
from tablee.bots.human import softened
from tablee.core.turns import Pass
from tablee.engines.photos import Try, weigh
from tablee.games.photo_rummy.bots.first import draw, go_out
from tablee.games.photo_rummy.bots.seeing import find_lays, see
from tablee.games.photo_rummy.state import Action, View

NEAR = 2  # cards: when a player holds this few, everyone lays


@dataclass(frozen=True)
class Foresight:
    """Sees every move, simulates a few rounds, and chooses randomly among moves of similar expectation."""

    worlds: int
    wavering: float  # temperature in points: a move that is worse by this much is e times less likely

    def __call__(self, seat: Seat) -> Choice:
        """Go out, or choose the move that seems best."""
        view: View = seat.view
        rng = seat.rng
        if not view.drawn:
            return Choice(draw(view))
        going_out = go_out(view)
        if going_out:
            return Choice(going_out)
        lays = find_lays(view)
        if not lays:
            return Choice(Pass())
        seen = see(view, near=NEAR, tries=1)
        points = weigh(seen, [Try(), *lays], self.worlds, rng.getrandbits(64))
        promises = [fmean(column) / len(view.counts) for column in zip(*points, strict=True)]
        actions: list[Action] = [Pass(), *lays.values()]
        return Choice(actions[softened(rng, promises, self.wavering)])


strong = Foresight(worlds=20, wavering=1)
