"""Tile Rummy as people play it: they see their own sets and what can be added, and not every way to move the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tablee.bots import Choice, Seat
from tablee.bots.human import choose_softly, noticed, sensible
from tablee.core.pieces.counting import removed
from tablee.core.pieces.melds import Table, compare_tables
from tablee.core.turns import Pass
from tablee.games.tile_rummy.bots.seeing import Seen, without
from tablee.games.tile_rummy.laying.finding import by_use, neighbours
from tablee.games.tile_rummy.laying.judging import tiles_laid
from tablee.games.tile_rummy.laying.sampling import sample_lays
from tablee.games.tile_rummy.laying.solving import HURRIED, best_lay
from tablee.games.tile_rummy.melds import normal
from tablee.games.tile_rummy.pieces.tiles import NUMBER, STAR, Tile
from tablee.games.tile_rummy.rules import TileRummy
from tablee.games.tile_rummy.state import Draw, Exchange, Lay, Rack, Reject, View


@dataclass(frozen=True)
class Habits:
    """How a player looks at the table and chooses."""

    looks: int  # how often it tries to move combinations of the table, different ones each time;
    together: int  # how many of them at once
    attention: float  # probability of noticing each combination of the table that a move changes
    wavering: float  # temperature in tiles: a move that is worse by this much is e times less likely
    carelessness: float  # temperature in neighbours: a tile with this many more is e times less likely to go

    def __call__(self, seat: Seat) -> Choice:
        """Lay what a person would notice, else give away a tile that seems of little use."""
        game = seat.game
        view: View = seat.view
        rng = seat.rng
        assert isinstance(game, TileRummy)
        if "draw" in view.kinds:
            return Choice(Draw())
        seen = Seen(game, view)
        lay = self._lay(seen, rng)
        if lay is not None:
            return Choice(lay)
        if "exchange" in view.kinds:
            return Choice(Exchange(self._part_with(view.hand, rng)))
        return Choice(Reject(self._part_with(view.hand, rng)) if "reject" in view.kinds else Pass())

    def _lay(self, seen: Seen, rng: Random) -> Lay | None:
        hand, rejects = seen.view.hand, seen.game.version == "draw-discard"
        tables = self._tables(seen, hand, rng)
        if rejects and any(len(_laid(seen, table)) == len(hand) for table in tables):
            tables = self._tables(seen, without(hand, by_use(hand)[0]), rng)  # all but one tile, which ends the turn
        if not tables:
            return None
        table = choose_softly(rng, tables, lambda after: len(_laid(seen, after)), self.wavering)
        left = removed(hand, _laid(seen, table))
        return Lay(table, self._part_with(left, rng) if rejects else None)

    def _tables(self, seen: Seen, rack: Rack, rng: Random) -> Sequence[Table]:
        """Return the tables that a person would notice; a way to go out is chosen for certain."""
        before = seen.view.table
        found = dict.fromkeys(sample_lays(seen.game, before, rack, seen.opened))
        found.update(dict.fromkeys(self._moved(seen, rack, rng)))
        waits = before  # everything may be overlooked
        seems = noticed(rng, [waits, *found], lambda after: len(compare_tables(before, after)[1]), self.attention)
        tables = [table for table in seems if table != waits]
        return sensible(tables, lambda table: len(_laid(seen, table)) < len(rack))

    def _moved(self, seen: Seen, rack: Rack, rng: Random) -> list[Table]:
        """Return the best tables reached by moving a few combinations, different ones each time."""
        before, tables = seen.view.table, []
        for _ in range(self.looks):
            places = set(rng.sample(range(len(before)), min(self.together, len(before))))
            some = tuple(meld for place, meld in enumerate(before) if place in places)
            others = tuple(meld for place, meld in enumerate(before) if place not in places)
            best = best_lay(seen.game, some, rack, seen.opened, patience=HURRIED)
            if best and best.laid:
                tables.append(normal((*others, *best.table)))
        return tables

    def _part_with(self, rack: Rack, rng: Random) -> Tile:
        """Choose a tile with few neighbours, preferably a high one; nobody gives a star away."""
        tiles = sensible(by_use(rack), lambda tile: tile == STAR)
        return choose_softly(rng, tiles, lambda tile: _burden(tile, rack), self.carelessness)


def _burden(tile: Tile, rack: Rack) -> float:
    """Return how readily a person gives a tile away."""
    return NUMBER[tile] / HIGH - neighbours(tile, rack) if tile != STAR else -len(rack)


def _laid(seen: Seen, table: Table) -> Rack:
    return tiles_laid(*compare_tables(seen.view.table, table), seen.view.hand)


EVERYTHING = 40  # more combinations than a table ever has
HIGH = 26  # numbers: a tile higher by this much counts as having one neighbour less

beginner = Habits(looks=0, together=0, attention=0.5, wavering=1.5, carelessness=1.5)
casual = Habits(looks=1, together=2, attention=0.7, wavering=0.8, carelessness=0.9)
strong = Habits(looks=1, together=EVERYTHING, attention=0.97, wavering=0.3, carelessness=0.2)
