"""Tile Rummy in the terminal."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from tablee.core.pieces.melds import Table
from tablee.games.tile_rummy.melds import star_moves
from tablee.games.tile_rummy.notation import read_table
from tablee.games.tile_rummy.pieces.tiles import ORDER, TILE
from tablee.games.tile_rummy.state import View
from tablee.toolkit.melds_terminal import MeldsTerminal
from tablee.toolkit.terminal import Log, Look


class TileRummyTerminal(MeldsTerminal):
    """Renders table, rack and turns."""

    game = "tile-rummy"

    @property
    def looks(self) -> Mapping[str, Look]:
        """The topics that a player can ask for."""
        return {"table": self._lies, "counts": self._counts, "rack": self._rack}

    def happened(self, log: Log) -> list[str]:
        """Render the players' actions; exchanged, drawn and rejected tiles stay hidden."""
        return list(self._sentences(log))

    def mine(self, action: str, before: View, after: View) -> str:
        """Render the player's own action and the tile received."""
        verb, *rest = action.split()
        if verb == "draw":
            return self._say("drew", tile=self._tile(after.hand[-1]))
        if verb == "exchange":
            return self._say("exchanged", old=self._tile(rest[0]), new=self._tile(after.hand[-1]))
        assert before.me is not None, "only a player acts"
        return " ".join(self.happened([(before.me, action)]))

    def choice(self, action: str) -> str:
        """Return the label of an action in a list of choices."""
        verb, *rest = action.split()
        if verb != "lay":
            return self._say(f"action-{verb}", **({"tile": self._tile(rest[0])} if rest else {}))
        table, reject = _read_lay(rest)
        tiles = self._tiles(_laid(self._table, table))
        if reject is None:
            return self._say("action-lay", tiles=tiles)
        return self._say("action-lay-reject", tiles=tiles, tile=self._tile(reject))

    def hands(self, hands: Sequence[Sequence[str]]) -> list[str]:
        """Render the hands of the other players that are not empty."""
        return [
            self._say("rack-of", player=self._names[player], tiles=self._tiles(hand))
            for player, hand in enumerate(hands)
            if hand and player != self._me
        ]

    def _sentences(self, log: Log) -> Iterator[str]:
        for player, action in log:
            verb, *rest = action.split()
            args: dict[str, object] = {}
            table = _read_lay(rest)[0] if verb == "lay" else None
            if table is not None:
                args["tiles"] = self._tiles(_laid(self._table, table))
            if player != self._me:
                args["player"] = self._names[player]
            yield self._say(f"log-{verb}{'-you' if player == self._me else ''}", **args) + "."
            if table is not None:
                for old, new in star_moves(self._table, table):
                    yield self._say("log-star", old=self._tile(old), new=self._tile(new)) + "."
                self._table = table

    def _lies(self, view: View) -> str:
        if not view.table:
            return self._say("table-empty")
        return self._say("table", melds=self._words.clauses(", ".join(map(self._tile, meld)) for meld in view.table))

    def _rack(self, view: View) -> str:
        return self._say("rack", tiles=self._tiles(view.hand)) if view.hand else self._say("rack-empty")

    def _counts(self, view: View) -> str:
        return f"{self._others(view)} {self._say('pool', count=view.pool)}"

    def _tiles(self, tiles: Iterable[str]) -> str:
        return ", ".join(map(self._tile, sorted(tiles, key=ORDER.__getitem__)))

    def _tile(self, tile: str) -> str:
        return self._words.piece("tile-rummy", tile)


def _read_lay(words: list[str]) -> tuple[Table, str | None]:
    """Return the table of a move, and its rejected tile."""
    if words[-2:-1] == ["reject"]:
        return read_table(words[:-2], stars=True), words[-1]
    return read_table(words, stars=True), None


def _laid(before: Table, after: Table) -> Iterable[str]:
    """Return the tiles that came from the rack."""
    was, now = (Counter(TILE[piece] for meld in table for piece in meld) for table in (before, after))
    return (now - was).elements()
