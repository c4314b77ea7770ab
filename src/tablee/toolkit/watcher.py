"""A watcher sees everything that happens in a match, hidden pieces too: for statistics and the luck of draws."""

from typing import Any

from tablee.core.game import AnyGame, Player


class Watcher:
    """Observes everything in a match, including hidden pieces."""

    def acted(self, game: AnyGame, before: Any, seat: Player, action: Any, after: Any) -> None:
        """Handle a player's action."""

    def ended(self, game: AnyGame, state: Any) -> None:
        """Handle the end of a round."""
