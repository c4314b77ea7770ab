"""How the text client shows a game: by the game's own terminal view, or plainly."""

from collections.abc import Sequence

from tablee.core.capabilities import Words
from tablee.core.game import AnyGame, Player
from tablee.games.discovery import class_of
from tablee.toolkit.plain_terminal import PlainTerminal
from tablee.toolkit.terminal import TerminalView


def terminal_view(game: AnyGame, words: Words, names: Sequence[str], me: Player | None) -> TerminalView:
    """Return the terminal view of this game for a player, or for everyone if `me` is None."""
    view: TerminalView = (class_of(game.name, "terminal") or PlainTerminal)(words, names, me)
    return view
