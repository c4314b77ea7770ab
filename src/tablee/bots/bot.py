"""The Bot protocol: a bot sits on a seat and makes a choice. And the simplest bots."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from tablee.bots.standing import Standing
from tablee.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Seat:
    """Everything a bot may base its decision on."""

    game: AnyGame
    view: Any  # what its player may know, never a state
    rng: Random  # its only source of chance
    standing: Standing | None = None  # how the match stands; None: it begins

    def standing_among(self, players: int) -> Standing:
        """Return how the match stands; at its beginning nobody has any points."""
        return self.standing or Standing((0,) * players, self.game.rounds - 1)


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot plays, and what it expects of each action that it compared.

    Estimates are on a scale of the bot's own: a higher one is better. There are none where it had nothing to compare.
    """

    action: Any
    estimates: Mapping[Any, float] = field(default_factory=dict)
    proven: bool = False  # the estimate of the action is exact: nothing was hidden, and all was searched


class Bot(Protocol):
    """Chooses an action from what its player may know."""

    def __call__(self, seat: Seat) -> Choice: ...


def best_by_action(estimates: Iterable[tuple[Any, float]]) -> dict[Any, float]:
    """Return the highest estimate of each action: several plans may begin with the same one."""
    best: dict[Any, float] = {}
    for action, value in estimates:
        best[action] = max(value, best.get(action, value))
    return best


def choose_at_random(seat: Seat) -> Choice:
    """Choose any listed action: for tests and as a yardstick, never as an opponent."""
    game, view, rng = seat.game, seat.view, seat.rng
    if game.lists_all_actions:
        return Choice(game.read_action(rng.choice(view.actions)))
    return Choice(rng.choice(list(game.legal_actions(game.imagine(view, rng), view.me))))


def choose_first(seat: Seat) -> Choice:
    """Choose the first listed action: for a player whose bot cannot decide."""
    game, view = seat.game, seat.view
    if game.lists_all_actions:
        return Choice(game.read_action(view.actions[0]))
    return Choice(next(iter(game.legal_actions(game.imagine(view, seat.rng), view.me))))
