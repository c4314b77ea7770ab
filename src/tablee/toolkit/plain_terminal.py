"""The terminal view of a game without its own: the fields of its views, and its notation."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from tablee.core.capabilities import Words
from tablee.core.game import Player
from tablee.toolkit.terminal import Log, Look

HIDDEN = frozenset({"me", "turn", "first", "log", "actions"})  # fields of views that are shown elsewhere or not at all


class PlainTerminal:
    """Renders the fields of a view, one per line, and actions in their notation."""

    def __init__(self, words: Words, names: Sequence[str], me: Player | None) -> None:
        self._words, self._names, self._me = words, names, me

    @property
    def looks(self) -> Mapping[str, Look]:
        """There are no topics: everything is shown every turn."""
        return {}

    def happened(self, log: Log) -> list[str]:
        """Return the actions, one per line."""
        return [f"{self._name(player)}: {action}" for player, action in log]

    def mine(self, action: str, before: Any, after: Any) -> str:
        """Return my own action."""
        return self.happened([(before.me, action)])[0]

    def opening(self, view: Any) -> list[str]:
        """Return nothing: the table is shown at the first turn."""
        return []

    def situation(self, view: Any, brief: bool) -> list[str]:
        """Return the fields of the view; in brief too, since there may be few of them."""
        shown = [field.name for field in fields(view) if field.name not in HIDDEN]
        return [f"{name}: {_plain(getattr(view, name))}" for name in shown]

    def choice(self, action: str) -> str:
        """Return the action in its notation."""
        return action

    def hands(self, hands: Sequence[Sequence[str]]) -> list[str]:
        """Return the hands of the other players that are not empty."""
        return [
            f"{self._name(player)}: {_plain(hand)}" for player, hand in enumerate(hands) if hand and player != self._me
        ]

    def _name(self, player: Player) -> str:
        return self._words.say("you") if player == self._me else self._names[player]


def _plain(value: object) -> str:
    """Return a value without brackets and quotes."""
    return " ".join(map(_plain, value)) if isinstance(value, tuple | list) else str(value)
