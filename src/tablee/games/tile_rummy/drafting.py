"""Judging a lay that is still being put together: each combination for itself, then the whole.

A draft is written like a lay, but a star may come without its face, `lay R7 R8 *`: the referee finds one for it.
"""

from dataclasses import replace
from functools import partial
from itertools import islice, product
from typing import TYPE_CHECKING

from tablee.core.drafts import DraftVerdict, MeldVerdict
from tablee.core.errors import IllegalAction, InvalidNotation, Refusal
from tablee.core.game import Player
from tablee.core.melds import Meld, Table, changed, split_melds
from tablee.games.tile_rummy import turns
from tablee.games.tile_rummy.laying import tiles_laid
from tablee.games.tile_rummy.melds import ACE, LONGEST, Combinations, find_flaw, in_order, normal, stars_of, worth
from tablee.games.tile_rummy.refusals import REFUSALS
from tablee.games.tile_rummy.solving import rules_of
from tablee.games.tile_rummy.state import Lay, Rack, State
from tablee.games.tile_rummy.tiles import COLOUR, FACE, FACES, NUMBER, STAR, TILE, Tile, read_piece, read_tile
from tablee.solver import Solved, solve

if TYPE_CHECKING:
    from tablee.games.tile_rummy.rules import TileRummy

MOST_STARS = 2
TWO_MELDS = 6  # so many tiles can be two combinations
MOST_PARTS = 2 * LONGEST  # tiles of a flawed combination that are still divided: a player puts two together, not ten
MOST_BEGUN = 24  # ways to name some stars of a combination that are followed up, the likeliest
MOST_NAMED = 64  # ways to name all stars of a draft that are tried
UNFINISHED = ("meld.too_short", "meld.series_too_short", "meld.ace_low", "meld.ace_between")  # more pieces may mend it
STATES = 2_000  # that the solver looks at for a draft: it is asked while a finger moves


def check_draft(game: "TileRummy", state: State, player: Player, text: str) -> DraftVerdict:
    """Judge a draft as if it were the player's turn; nothing is done."""
    drafted, reject = _read(game, text)
    mine = state if player == state.turn else state._replace(turn=player, drawn=game.draws)
    named, refusal = _name_stars(game, mine, player, drafted, reject)
    action = Lay(normal(named), reject)
    laid, points = _laid(game, state, player, action.table)
    melds = tuple(_judge(game, *both) for both in zip(drafted, named, strict=True))
    return DraftVerdict(str(action), melds, laid, points, game.opening_minimum, refusal)


def _name_stars(
    game: "TileRummy", state: State, player: Player, drafted: list[Meld], reject: Tile | None
) -> tuple[tuple[Meld, ...], Refusal | None]:
    """Give the stars the likeliest faces that they may have, or else the likeliest; and tell why it may not be played.

    Where one star was exchanged and another only moved, no combination knows by itself which of its faces are left.
    """
    known = {FACE[star] for meld in state.table for star in stars_of(meld)}
    likeliest = None
    ways = product(*(namings(meld, game.agreed, known) for meld in drafted))
    for named in islice(ways, MOST_NAMED):
        refusal = _refusal(game, state, player, Lay(normal(named), reject))
        if refusal is None or refusal.code != "lay.star_moved":  # what else is wrong other faces would not mend
            return named, refusal
        likeliest = likeliest or (named, refusal)
    assert likeliest is not None, "every combination has a naming"
    return likeliest


def _refusal(game: "TileRummy", state: State, player: Player, action: Lay) -> Refusal | None:
    try:
        turns.apply(game, state, player, action)
    except IllegalAction as error:
        return error.refusal
    return None


def namings(meld: Meld, agreed: Combinations, known: set[Tile]) -> list[Meld]:
    """Return faces for the stars that have none, the likeliest first: where they lie, or what a star stood for before.

    All of them make a combination; where none does, it is one that makes none.
    """
    stars = [place for place, piece in enumerate(meld) if piece == STAR]
    if not stars:
        return [meld]
    if len(meld) > LONGEST:  # no combination, whatever they stand for
        return [tuple(STAR + FACES[0] if piece == STAR else piece for piece in meld)]
    others = [piece for piece in meld if piece != STAR]
    colours, numbers = {COLOUR[piece] for piece in others}, {NUMBER[piece] for piece in others}
    near = [face for face in FACES if COLOUR[face] in colours or NUMBER[face] in numbers] or list(FACES)
    begun = [meld]
    for left in reversed(range(len(stars))):  # one star after the other: all at once would be a power of their number
        begun = [named for way in begun for named in _name_next(way, near) if _may_become(named, left, agreed)]
        begun = sorted(begun, key=partial(_likelihood, known=known))[:MOST_BEGUN]
    return begun or [_name_anyhow(meld, near, known)]


def _name_next(meld: Meld, near: list[Tile]) -> list[Meld]:
    """Return the combination with each of these faces for its first star that has none."""
    place = meld.index(STAR)
    return [(*meld[:place], STAR + face, *meld[place + 1 :]) for face in near]


def _may_become(named: Meld, left: int, agreed: Combinations) -> bool:
    """Whether the pieces that have a face are a combination, or may be one with so many stars more."""
    pieces = tuple(piece for piece in named if piece != STAR)
    flaw = find_flaw(pieces, agreed)
    if flaw is None:
        return True
    if flaw.code in ("meld.gap", "meld.gaps") and left:
        high_ace = agreed.ace == "both" and any(NUMBER[piece] == ACE for piece in pieces)  # a 13 may still come
        return high_ace or len(str(dict(flaw.args)["missing"]).split()) <= left
    return left > 0 and flaw.code in UNFINISHED


def _likelihood(named: Meld, known: set[Tile]) -> tuple[bool, int, Meld]:
    """Return what is the less, the likelier it is that these faces are meant."""
    pieces = tuple(piece for piece in named if piece != STAR)
    faces = {FACE[star] for star in stars_of(pieces)}
    return in_order(pieces) != pieces, -len(known & faces), named


def _name_anyhow(meld: Meld, near: list[Tile], known: set[Tile]) -> Meld:
    """Return a combination that is none with the likeliest faces that it could have."""
    while STAR in meld:
        meld = min(_name_next(meld, near), key=partial(_likelihood, known=known))
    return meld


def _judge(game: "TileRummy", drafted: Meld, named: Meld) -> MeldVerdict:
    flaw = find_flaw(named, game.agreed)
    if flaw is None:
        return MeldVerdict(in_order(named), None, ())
    args = dict(flaw.args) | {"meld": " ".join(drafted)}
    return MeldVerdict(drafted, REFUSALS(flaw.code, drafted, **args).refusal, _parts(game, named))


def _parts(game: "TileRummy", meld: Meld) -> Table:
    """Return the combinations that the tiles of a flawed one make, all of them used; else nothing."""
    if not TWO_MELDS <= len(meld) <= MOST_PARTS:
        return ()
    tiles, rules = tuple(TILE[piece] for piece in meld), replace(rules_of(game), opening_minimum=0)
    best = solve((), tiles, rules, opened=True, limit=STATES)
    return normal(best.table) if isinstance(best, Solved) and not best.rack else ()


def _laid(game: "TileRummy", state: State, player: Player, table: Table) -> tuple[Rack, int | None]:
    """Return what comes from the rack, and the points that it makes towards the opening."""
    new, gone = changed(state.table, table)
    try:
        laid = tiles_laid(new, gone, state.racks[player])
    except IllegalAction:
        laid = ()
    if state.opened[player]:
        return laid, None
    if not game.rework_on_opening:
        return laid, worth(meld for meld in new if find_flaw(meld, game.agreed) is None)
    alone = replace(rules_of(game), opening_minimum=0, rework_on_opening=False)
    best = solve((), laid, alone, opened=True, objective="points", limit=STATES) if laid else None
    return laid, worth(best.table) if isinstance(best, Solved) else 0


def _read(game: "TileRummy", text: str) -> tuple[list[Meld], Tile | None]:
    """Return the combinations as they are written, and the tile to reject."""
    match text.split():
        case ["lay", *words, "reject", tile]:
            reject: Tile | None = read_tile(tile, stars=game.has_stars)
        case ["lay", *words] if words:
            reject = None
        case _:
            raise InvalidNotation(f"{text[:80]!r} is not a draft; write 'lay K1 R1 B1 | R7 R8 *'")

    def read(word: str) -> str:
        return STAR if word == STAR and game.has_stars else read_piece(word, stars=game.has_stars)

    melds = split_melds(words, read, "K1 R1 B1 | R7 R8 R9")
    if sum(map(len, melds)) > len(game.box) or words.count(STAR) > MOST_STARS:
        raise InvalidNotation("so many tiles are not in the box")
    return melds, reject
