"""Drafts of a turn, judged."""

from tablee.core.capabilities import DraftVerdict
from tablee.games.tile_rummy import TileRummy
from tests.games.tile_rummy.table import GAME, position


def check(table: str, rack: str, draft: str, *, opened: bool = True, game: TileRummy = GAME) -> DraftVerdict:
    """Return the verdict on a draft of seat 0."""
    state = position(table, rack, "K13", opened="01" if opened else "", drawn=game.draws)
    return game.check_draft(state, 0, f"lay {draft}")
