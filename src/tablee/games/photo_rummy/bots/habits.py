"""Photo Rummy as people play it: they see their own melds and what can be added, not every way to move the table."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tablee.bots import Choice, Seat
from tablee.bots.human import choose_softly, noticed, sensible
from tablee.core.pieces.melds import compare_tables
from tablee.core.turns import Pass
from tablee.engines.photos import solve
from tablee.games.photo_rummy.bots.first import draw, is_near
from tablee.games.photo_rummy.laying.judging import judge_lay
from tablee.games.photo_rummy.laying.sampling import extended, own_melds
from tablee.games.photo_rummy.laying.taking import exchanged, possible_takes
from tablee.games.photo_rummy.melds import normal
from tablee.games.photo_rummy.pieces.cards import JOKER, points_left
from tablee.games.photo_rummy.state import Hand, Lay, View

EVERYTHING = 40  # more melds than a table ever has


@dataclass(frozen=True)
class Habits:
    """How a player looks at the table and chooses."""

    together: int  # how many melds of the table it considers moving, different ones each time
    takes_jokers: bool
    attention: float  # probability of noticing each meld of the table that a move changes
    wavering: float  # temperature in cards: a move that is worse by this much is e times less likely
    near: int  # cards: a player who holds this few seems about to go out, so jokers are laid as well

    def __call__(self, seat: Seat) -> Choice:
        """Lay what a person would notice."""
        view: View = seat.view
        rng = seat.rng
        if not view.drawn:
            return Choice(draw(view))
        hurry = is_near(view, self.near)
        waits = Lay(view.table)
        found = dict.fromkeys(lay for lay in self._find_lays(view, hurry, rng) if lay.taking or lay != waits)
        seems = noticed(rng, [waits, *found], lambda lay: len(compare_tables(view.table, lay.table)[1]), self.attention)
        lays = [lay for lay in seems if lay != waits]
        if not lays:
            return Choice(Pass())
        goes_out = sensible(lays, lambda lay: bool(_left(view, lay)))  # chosen for certain when noticed
        return Choice(choose_softly(rng, goes_out, lambda lay: _gain(view, lay, hurry), self.wavering))

    def _find_lays(self, view: View, hurry: bool, rng: Random) -> Iterator[Lay]:
        table, hand, opened = view.table, view.hand, view.opened[view.me or 0]
        own, left = own_melds(hand)
        if own:
            yield Lay(normal((*table, *own)))
        if own or opened:
            yield Lay(normal(extended((*table, *own), left)))
        for take in possible_takes(table, hand) if self.takes_jokers and opened else ():
            given, kept = exchanged(table, hand, take)
            yield Lay(normal(extended(given, _photos(kept))), (take,))
        places = set(rng.sample(range(len(table)), min(self.together, len(table))))
        if self.together:
            some = tuple(meld for place, meld in enumerate(table) if place in places)
            others = tuple(meld for place, meld in enumerate(table) if place not in places)
            best = solve(some, hand, opened=opened).plan
            if best.left:
                best = solve(some, hand, opened=opened, objective="points" if hurry else "keep_jokers").plan
            yield Lay(normal((*others, *best.table)))


def _photos(hand: Hand) -> Hand:
    return tuple(card for card in hand if card != JOKER)


def _left(view: View, lay: Lay) -> Hand:
    return judge_lay(view.table, view.hand, view.opened[view.me or 0], lay.table, lay.taking).hand


def _gain(view: View, lay: Lay, hurry: bool) -> int:
    """Return the number of photos laid, or when in a hurry, the points saved."""
    left = _left(view, lay)
    if hurry:
        return points_left(view.hand) - points_left(left)
    return len(_photos(view.hand)) - len(_photos(left))


beginner = Habits(together=0, takes_jokers=False, attention=0.6, wavering=1.5, near=0)
casual = Habits(together=EVERYTHING, takes_jokers=True, attention=0.85, wavering=0.8, near=3)
