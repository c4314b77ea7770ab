"""Defaults for what a small game does not need of the Game protocol: inherit from GameDefaults and write the rest."""

from collections.abc import Mapping
from typing import Any, ClassVar

from tablee.core.chance import Chance
from tablee.core.errors import InvalidNotation, InvalidPosition, Refusal, Refusals
from tablee.core.game import Player
from tablee.core.turns import ACTING


class GameDefaults:
    """One round, the first seat begins, the player `state.turn` acts, and actions are texts that begin with a verb.

    A game still has to set its `name`, `players` and `verbs`, and to define `initial_state`, `legal_actions`, `apply`,
    `outcome`, `view_for`, `imagine` and `pieces`.
    """

    name: ClassVar[str]
    verbs: ClassVar[tuple[str, ...]]
    rules_version: ClassVar[int] = 1
    rounds: ClassVar[int] = 1
    lists_all_actions: ClassVar[bool] = True
    table_actions: ClassVar[frozenset[str]] = frozenset()
    refusals: ClassVar[Refusals] = Refusals({})

    def first_player(self, players: int, chance: Chance) -> Player:
        """Let the first seat begin."""
        return 0

    def next_first_player(self, state: Any) -> Player:
        """Let the first seat begin again."""
        return 0

    def to_act(self, state: Any) -> frozenset[Player]:
        """Return the player whose turn it is; nobody where `state.turn` is None."""
        return ACTING[state.turn]

    def is_over(self, state: Any) -> bool:
        """Whether it is nobody's turn."""
        return not self.to_act(state)

    def write_action(self, action: str) -> str:
        """Return the action, which is a text."""
        return action

    def read_action(self, text: str) -> str:
        """Return the action with single spaces; its first word must be a verb of the game."""
        words = text.split()
        if not words or words[0] not in self.verbs:
            raise InvalidNotation(f"{text[:40]!r} does not begin with {' or '.join(self.verbs)}")
        return " ".join(words)

    def check_state(self, state: Any) -> None:
        """Trust the rules."""

    def referee(self, document: Mapping[str, Any]) -> Refusal | None:
        """Judge no positions of real tables."""
        raise InvalidPosition(f"{self.name} has no referee for positions")
