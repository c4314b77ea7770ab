"""Photo Rummy with some foresight: hold or lay, by a few imagined rounds; what the others did tells it nothing."""

from dataclasses import dataclass
from random import Random
from statistics import fmean

from tablee.bots.human import softened
from tablee.core.game import AnyGame
from tablee.core.turns import Pass
from tablee.engines.photos import COMPILED, Try, weigh
from tablee.games.photo_rummy.bots.first import draw, go_out
from tablee.games.photo_rummy.bots.seeing import find_lays, see
from tablee.games.photo_rummy.state import Action, View

NEAR = 2  # whoever holds so few cards makes everyone lay


@dataclass(frozen=True)
class Foresight:
    """Sees every lay, imagines a few rounds, and wavers between what promises about as many points."""

    worlds: int
    wavering: float  # by how many points less a lay is chosen e times less often

    def __call__(self, game: AnyGame, view: View, rng: Random) -> Action:
        """Go out, or do what seems to promise most."""
        if not view.drawn:
            return draw(view)
        going_out = go_out(view)
        if going_out:
            return going_out
        lays = find_lays(view)
        if not lays:
            return Pass()
        seen = see(view, near=NEAR, tries=1)
        points = weigh(seen, [Try(), *lays], self.worlds, rng.getrandbits(64))
        promises = [fmean(column) / len(view.counts) for column in zip(*points, strict=True)]
        actions: list[Action] = [Pass(), *lays.values()]
        return actions[softened(rng, promises, self.wavering)]


strong = Foresight(worlds=20 if COMPILED else 2, wavering=1)  # pure Python needs a while for each
