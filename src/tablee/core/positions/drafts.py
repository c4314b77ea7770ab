"""Judging a turn that is still being put together, without playing it."""

from random import Random
from typing import Any

from tablee.core.capabilities import Drafts, DraftVerdict
from tablee.core.errors import IllegalAction
from tablee.core.game import AnyGame, Player


def check_draft(game: AnyGame, state: Any, player: Player, text: str) -> DraftVerdict:
    """Judge a draft with the game's own check; in a game without drafts, judge it as an action."""
    if isinstance(game, Drafts):
        return game.check_draft(state, player, text)
    action = game.read_action(text)
    try:
        game.apply(state, player, action)
    except IllegalAction as error:
        return DraftVerdict(game.write_action(action), (), (), None, 0, error.refusal)
    return DraftVerdict(game.write_action(action), (), (), None, 0, None)


def check_by_view(game: AnyGame, view: Any, player: Player, text: str) -> DraftVerdict:
    """Judge a draft by what its player sees and nothing else: not even the time it takes reveals anything hidden."""
    return check_draft(game, game.imagine(view, Random()), player, text)
