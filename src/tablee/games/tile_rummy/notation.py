"""One notation for actions: `lay K1 R1 B1 | R7 R8 *R9`, `exchange R7`, `draw`, `reject K3`, `pass`, `timeout`.

A move is the whole resulting table. In `draw-discard` it ends with the rejected tile: `... reject K3`.
"""

from functools import partial

from tablee.core.errors import InvalidNotation, did_you_mean
from tablee.core.pieces.melds import Table, split_melds
from tablee.core.turns import Pass, Timeout
from tablee.games.tile_rummy.melds import normal
from tablee.games.tile_rummy.pieces.tiles import read_piece, read_tile
from tablee.games.tile_rummy.state import Action, Draw, Exchange, Lay, Reject

VERBS = ("lay", "exchange", "draw", "reject", "pass", "timeout")
EXAMPLE = "'lay K1 R1 B1 | R7 R8 *R9', 'exchange R7', 'draw', 'reject K3' or 'pass'"


def read_action(text: str, *, stars: bool) -> Action:
    """Return the action that the text names; combinations and their pieces may come in any order."""
    match text.split():
        case ["draw"]:
            return Draw()
        case ["pass"]:
            return Pass()
        case ["timeout"]:
            return Timeout()
        case ["exchange", tile]:
            return Exchange(read_tile(tile, stars=stars))
        case ["reject", tile]:
            return Reject(read_tile(tile, stars=stars))
        case ["lay", *words, "reject", tile]:
            return Lay(read_table(words, stars=stars), read_tile(tile, stars=stars))
        case ["lay", *words] if words:
            return Lay(read_table(words, stars=stars))
        case [verb, *_] if verb not in VERBS:
            raise InvalidNotation(f"{verb[:80]!r} is not an action{did_you_mean(verb[:80], VERBS)}")
    raise InvalidNotation(f"{text[:80]!r} is not an action; write {EXAMPLE}")


def read_table(words: list[str], *, stars: bool) -> Table:
    """Return the table that pieces and `|` between combinations name."""
    return normal(split_melds(words, partial(read_piece, stars=stars), "K1 R1 B1 | R7 R8 R9"))
