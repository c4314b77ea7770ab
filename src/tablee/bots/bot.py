"""What a bot is, and those that need no thought."""

from random import Random
from typing import Any, Protocol

from tablee.core.game import AnyGame


class Bot(Protocol):
    """Chooses an action from what its player may know. `rng` is its only source of chance."""

    def __call__(self, game: AnyGame, view: Any, rng: Random) -> Any: ...


def choose_at_random(game: AnyGame, view: Any, rng: Random) -> Any:
    """Choose any listed action: for tests and as a yardstick, never as an opponent."""
    if game.lists_all_actions:
        return game.read_action(rng.choice(view.actions))
    return rng.choice(list(game.legal_actions(game.imagine(view, rng), view.me)))


def choose_first(game: AnyGame, view: Any, rng: Random) -> Any:
    """Choose the first listed action: for a player whose bot cannot decide."""
    if game.lists_all_actions:
        return game.read_action(view.actions[0])
    return next(iter(game.legal_actions(game.imagine(view, rng), view.me)))
