"""Tile Rummy as people play it: they see their own sets and what can be added, and not every way to move the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tablee.bots.human import choose_softly, noticed, sensible
from tablee.core.game import AnyGame
from tablee.core.melds import Table, compare_tables
from tablee.core.pieces import removed
from tablee.core.turns import Pass
from tablee.games.tile_rummy.bots.seeing import Seen, without
from tablee.games.tile_rummy.finding import by_use, neighbours
from tablee.games.tile_rummy.laying import tiles_laid
from tablee.games.tile_rummy.melds import normal
from tablee.games.tile_rummy.rules import TileRummy
from tablee.games.tile_rummy.sampling import sample_lays
from tablee.games.tile_rummy.solving import HURRIED, best_lay
from tablee.games.tile_rummy.state import Action, Draw, Exchange, Lay, Rack, Reject, View
from tablee.games.tile_rummy.tiles import NUMBER, STAR, Tile


@dataclass(frozen=True)
class Habits:
    """How a player looks at the table and chooses."""

    looks: int  # how often it tries to move combinations of the table, each time others;
    together: int  # how many of them at once
    attention: float  # the chance to notice each combination of the table that a lay changes
    wavering: float  # by how many tiles less a lay is chosen e times less often
    carelessness: float  # by how many neighbours more a tile is parted with e times less often

    def __call__(self, game: AnyGame, view: View, rng: Random) -> Action:
        """Lay what comes to mind, else part with a tile that seems of little use."""
        assert isinstance(game, TileRummy)
        if "draw" in view.kinds:
            return Draw()
        seen = Seen(game, view)
        lay = self._lay(seen, rng)
        if lay is not None:
            return lay
        if "exchange" in view.kinds:
            return Exchange(self._part_with(view.hand, rng))
        return Reject(self._part_with(view.hand, rng)) if "reject" in view.kinds else Pass()

    def _lay(self, seen: Seen, rng: Random) -> Lay | None:
        hand, rejects = seen.view.hand, seen.game.version == "draw-discard"
        tables = self._tables(seen, hand, rng)
        if rejects and any(len(_laid(seen, table)) == len(hand) for table in tables):
            tables = self._tables(seen, without(hand, by_use(hand)[0]), rng)  # all but one, which ends the turn
        if not tables:
            return None
        table = choose_softly(rng, tables, lambda after: len(_laid(seen, after)), self.wavering)
        left = removed(hand, _laid(seen, table))
        return Lay(table, self._part_with(left, rng) if rejects else None)

    def _tables(self, seen: Seen, rack: Rack, rng: Random) -> Sequence[Table]:
        """Return the tables that come to mind; who sees how to go out does not waver."""
        before = seen.view.table
        found = dict.fromkeys(sample_lays(seen.game, before, rack, seen.opened))
        found.update(dict.fromkeys(self._moved(seen, rack, rng)))
        waits = before  # one may overlook everything
        seems = noticed(rng, [waits, *found], lambda after: len(compare_tables(before, after)[1]), self.attention)
        tables = [table for table in seems if table != waits]
        return sensible(tables, lambda table: len(_laid(seen, table)) < len(rack))

    def _moved(self, seen: Seen, rack: Rack, rng: Random) -> list[Table]:
        """Return the best tables that moving a few combinations makes, each time others."""
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
        """Choose a tile with few neighbours, rather a high one; everyone knows better than to give a star away."""
        tiles = sensible(by_use(rack), lambda tile: tile == STAR)
        return choose_softly(rng, tiles, lambda tile: _burden(tile, rack), self.carelessness)


def _burden(tile: Tile, rack: Rack) -> float:
    """Return how gladly one parts with a tile."""
    return NUMBER[tile] / HIGH - neighbours(tile, rack) if tile != STAR else -len(rack)


def _laid(seen: Seen, table: Table) -> Rack:
    return tiles_laid(*compare_tables(seen.view.table, table), seen.view.hand)


EVERYTHING = 40  # more combinations than ever lie on a table
HIGH = 26  # a tile that is higher by so much would be parted with as if it had a neighbour less

beginner = Habits(looks=0, together=0, attention=0.5, wavering=1.5, carelessness=1.5)
casual = Habits(looks=1, together=2, attention=0.7, wavering=0.8, carelessness=0.9)
strong = Habits(looks=1, together=EVERYTHING, attention=0.97, wavering=0.3, carelessness=0.2)
