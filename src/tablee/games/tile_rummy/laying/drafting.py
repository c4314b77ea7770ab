"""Judges a draft: each combination by itself, then the whole.

A draft is written like an action, but a star may come without its face, `lay R7 R8 *`: the referee finds one for it.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations, islice, product
from typing import TYPE_CHECKING

from tablee.core.answers import Solved
from tablee.core.capabilities import DraftVerdict, MeldVerdict
from tablee.core.errors import IllegalAction, InvalidNotation, Refusal
from tablee.core.game import Player
from tablee.core.pieces.melds import Meld, Table, compare_tables, split_melds
from tablee.engines.tiles import solve
from tablee.games.tile_rummy import turns
from tablee.games.tile_rummy.laying.completing import find_missing
from tablee.games.tile_rummy.laying.judging import tiles_laid
from tablee.games.tile_rummy.laying.solving import HURRIED, points_alone, rules_of
from tablee.games.tile_rummy.melds import (
    ACE,
    LONGEST,
    Combinations,
    find_flaw,
    find_misfit,
    in_order,
    normal,
    place_of,
    stars_of,
    worth,
)
from tablee.games.tile_rummy.pieces.tiles import (
    COLOUR,
    COLOURS,
    FACE,
    FACES,
    NUMBER,
    NUMBERS,
    ORDER,
    STAR,
    TILE,
    Piece,
    Tile,
    read_piece,
    read_tile,
)
from tablee.games.tile_rummy.refusals import REFUSALS
from tablee.games.tile_rummy.state import Lay, Rack, State

if TYPE_CHECKING:
    from tablee.games.tile_rummy.rules import TileRummy

STAR_FACES = ("lay.star_moved", "lay.stars_exchanged_alike")  # refusals that other faces may avoid
MOST_NAMINGS = 200  # judged per combination and per draft; two stars never have that many
TWO_MELDS = 6  # tiles that can make two combinations
MOST_PARTS = 2 * LONGEST  # tiles: larger invalid combinations are not split; a player joins two, not ten
STATES = 2_000  # limit of the solver for a draft, which is checked while the player drags


def check_draft(game: "TileRummy", state: State, player: Player, text: str) -> DraftVerdict:
    """Judge a draft as if it were the player's turn; nothing changes."""
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
    """Give the stars their likeliest legal faces, or else the likeliest, and return why the draft is refused.

    If one star was exchanged and another only moved, a single combination does not determine which faces are left.
    """
    known = {FACE[star] for meld in state.table for star in stars_of(meld)}
    likeliest = None
    for named in islice(product(*(namings(meld, game.agreed, known) for meld in drafted)), MOST_NAMINGS):
        refusal = _refusal(game, state, player, Lay(normal(named), reject))
        if refusal is None or refusal.code not in STAR_FACES:  # other faces would not help
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
    """Return faces for the stars that have none, likeliest first: by position, or what a star stood for before.

    All of them make a valid combination; if none does, one that does not is returned.
    """
    stars = meld.count(STAR)
    if not stars:
        return [meld]
    if len(meld) > LONGEST:  # invalid, whatever they stand for
        return [tuple(STAR + FACES[0] if piece == STAR else piece for piece in meld)]
    ranked = sorted({_rank(meld, faces, known) for faces in islice(_completions(meld, agreed), MOST_NAMINGS)})
    if not ranked:
        near = _near(meld)
        few = product(near, repeat=min(stars, 2))  # the others do not matter: the combination is invalid anyway
        ranked = [min(_rank(meld, (*faces, *near[:1] * (stars - 2)), known) for faces in few)]
    return [named for _, _, named in ranked]


def _completions(meld: Meld, agreed: Combinations) -> Iterator[tuple[Tile, ...]]:
    """Yield faces for the stars that have none which make a valid combination."""
    others = [piece for piece in meld if piece != STAR]
    for faces in chain(_in_series(others, meld), _in_sequences(others, meld, agreed)):
        if find_flaw((*others, *(STAR + face for face in faces)), agreed) is None:
            yield faces


def _in_series(others: list[Piece], meld: Meld) -> Iterator[tuple[Tile, ...]]:
    """Yield faces of the number that all others have, or of every number if there are none."""
    for number in {NUMBER[piece] for piece in others} or NUMBERS:
        yield from combinations([f"{colour}{number}" for colour in COLOURS], len(meld) - len(others))


def _in_sequences(others: list[Piece], meld: Meld, agreed: Combinations) -> Iterator[tuple[Tile, ...]]:
    """Yield faces that fill the gaps between the others, or extend the sequence at either end."""
    numbers, stars = {NUMBER[piece] for piece in others}, len(meld) - len(others)
    own = {COLOUR[piece] for piece in others} or COLOURS
    colours = list(product(COLOURS, repeat=stars) if agreed.mixed else zip(*[own] * stars, strict=True))
    upwards = (*NUMBERS, ACE) if agreed.ace == "both" else tuple(NUMBERS)
    for start in range(len(upwards) + 1 - len(meld)):
        missing = [number for number in upwards[start : start + len(meld)] if number not in numbers]
        if len(missing) == stars:
            for each in colours:
                yield tuple(f"{colour}{number}" for colour, number in zip(each, missing, strict=True))


def _rank(meld: Meld, faces: tuple[Tile, ...], known: set[Tile]) -> tuple[bool, int, Meld]:
    """Return the combination with these faces for its stars, preceded by a sort key: the lowest is likeliest."""
    numbers = {NUMBER[piece] for piece in (*meld, *faces) if piece != STAR}
    upwards = iter(sorted(faces, key=lambda face: (place_of(NUMBER[face], numbers), ORDER[face])))
    named = tuple(STAR + next(upwards) if piece == STAR else piece for piece in meld)
    return in_order(named) != named, -len(known.intersection(faces)), named


def _near(meld: Meld) -> list[Tile]:
    """Return the faces that have a colour or a number in common with a combination."""
    colours = {COLOUR[piece] for piece in meld if piece != STAR}
    numbers = {NUMBER[piece] for piece in meld if piece != STAR}
    return [face for face in FACES if COLOUR[face] in colours or NUMBER[face] in numbers] or list(FACES)


def _judge(game: "TileRummy", drafted: Meld, named: Meld) -> MeldVerdict:
    flaw = find_flaw(named, game.agreed)
    if flaw is None:
        return MeldVerdict(in_order(named), None, ())
    missing = find_missing(drafted, game.agreed)
    if missing is None:  # being too short is the least of it
        flaw = find_misfit(named, game.agreed) or flaw
    args = dict(flaw.args) | {"meld": " ".join(drafted)}
    return MeldVerdict(drafted, REFUSALS(flaw.code, drafted, **args).refusal, _parts(game, named), missing)


def _parts(game: "TileRummy", meld: Meld) -> Table:
    """Return valid combinations that use all tiles of an invalid one; empty if there are none."""
    if not TWO_MELDS <= len(meld) <= MOST_PARTS:
        return ()
    tiles, rules = tuple(TILE[piece] for piece in meld), replace(rules_of(game), opening_minimum=0)
    answer = solve((), tiles, rules, opened=True, limit=STATES)
    return normal(answer.plan.table) if isinstance(answer, Solved) and not answer.plan.left else ()


def _laid(game: "TileRummy", state: State, player: Player, table: Table) -> tuple[Rack, int | None]:
    """Return the tiles that come from the rack, and their points towards the opening."""
    new, gone = compare_tables(state.table, table)
    try:
        laid = tiles_laid(new, gone, state.racks[player])
    except IllegalAction:
        laid = ()
    if state.opened[player]:
        return laid, None
    if not game.rework_on_opening:
        return laid, worth(meld for meld in new if find_flaw(meld, game.agreed) is None)
    return laid, points_alone(game, laid, HURRIED) or 0


def _read(game: "TileRummy", text: str) -> tuple[list[Meld], Tile | None]:
    """Return the combinations as written, and the tile to reject."""
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
    if sum(map(len, melds)) > len(game.box) or words.count(STAR) > int(game.stars_in_play):
        raise InvalidNotation("the box does not have that many tiles")
    return melds, reject
