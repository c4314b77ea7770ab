"""Judges a draft: each meld by itself, then the whole."""

from typing import TYPE_CHECKING

from tablee.core.capabilities import DraftVerdict, MeldVerdict
from tablee.core.errors import IllegalAction, InvalidNotation
from tablee.core.game import Player
from tablee.core.pieces.melds import Meld, Table, compare_tables
from tablee.engines.photos import solve
from tablee.games.photo_rummy import turns
from tablee.games.photo_rummy.laying.completing import find_missing
from tablee.games.photo_rummy.laying.judging import check_takes, moved
from tablee.games.photo_rummy.melds import SERIES, find_flaw, normal
from tablee.games.photo_rummy.notation import read_lay
from tablee.games.photo_rummy.pieces.cards import in_order
from tablee.games.photo_rummy.refusals import REFUSALS
from tablee.games.photo_rummy.state import Hand, Lay, State

if TYPE_CHECKING:
    from tablee.games.photo_rummy.rules import PhotoRummy

TWO_MELDS = 6  # cards that can make two families
MOST_PARTS = 2 * SERIES[-1]  # cards: larger invalid melds are not split; a player joins two melds, not ten


def check_draft(game: "PhotoRummy", state: State, player: Player, text: str) -> DraftVerdict:
    """Judge a draft as if it were the player's turn; nothing changes."""
    match text.split():
        case ["lay", *words] if words:
            drafted, taking = read_lay(words)
        case _:
            raise InvalidNotation(f"{text[:80]!r} is not a draft; write 'lay GB-church GB-sight joker | D-dish ...'")
    action = Lay(normal(drafted), taking)
    mine = state if player == state.turn else state._replace(turn=player, drawn=True)
    refusal = None
    try:
        turns.apply(game, mine, player, action)
    except IllegalAction as error:
        refusal = error.refusal
    laid = _laid(state, player, action)
    return DraftVerdict(str(action), tuple(map(_judge, drafted)), laid, None, 0, refusal)


def _judge(meld: Meld) -> MeldVerdict:
    flaw = find_flaw(meld)
    if flaw is None:
        return MeldVerdict(in_order(meld), None, ())
    refusal = REFUSALS(flaw.code, meld, **dict(flaw.args)).refusal
    return MeldVerdict(meld, refusal, _parts(meld), find_missing(meld))


def _parts(meld: Meld) -> Table:
    """Return valid melds that use all cards of an invalid one; empty if there are none."""
    if not TWO_MELDS <= len(meld) <= MOST_PARTS:
        return ()
    if (flaw := find_flaw(meld)) is None or flaw.code == "meld.twice":
        return ()
    best = solve((), meld, opened=True).plan
    return () if best.left else normal(best.table)


def _laid(state: State, player: Player, action: Lay) -> Hand:
    """Return the cards that come from the hand; empty if that cannot be determined."""
    new, gone = compare_tables(state.table, action.table)
    try:
        check_takes(state.table, state.hands[player], action.taking)
        return moved(new, gone, state.hands[player], action.taking).laid
    except IllegalAction:
        return ()
