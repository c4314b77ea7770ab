"""Positions from play and the hints for them, for tests that check every claim of a hint."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from tablee.bots import Choice, Seat
from tablee.bots.standing import Standing
from tablee.core.game import AnyGame, Player
from tablee.games.bots import find_bot, strongest_of
from tablee.games.discovery import part_of
from tablee.testing.walks import deal
from tablee.toolkit.hints import Hint, Remark

ASKED = 0.25  # how often the player to act asks for a hint


@dataclass(frozen=True)
class Case:
    """A position, what the strongest bot chose, and the hint."""

    game: Any
    state: Any
    player: Player
    choice: Choice
    hint: Hint

    @property
    def view(self) -> Any:
        """What the player sees."""
        return self.game.view_for(self.state, self.player)

    @property
    def said(self) -> Mapping[str, Any]:
        """The arguments of each remark by its code."""
        return {each.code: each.args for each in self.remarks}

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """All sentences of the hint."""
        return (*self.hint.possible, *self.hint.advice)

    def after(self) -> Any:
        """The state after the advised action; an illegal one raises."""
        return self.game.apply(self.state, self.player, self.game.read_action(self.hint.action))

    def worth(self, *kinds: type) -> float:
        """Return the best estimate of actions of these kinds."""
        return max(worth for action, worth in self.choice.estimates.items() if isinstance(action, kinds))


def case(game: AnyGame, state: Any, seed: int = 0) -> Case:
    """Return the hint for the player to act."""
    player = state.turn
    seat = Seat(game, game.view_for(state, player), Random(seed))
    choice = find_bot(game.name, strongest_of(game.name))(seat)
    return Case(game, state, player, choice, explain(seat, choice))


def explain(seat: Seat, choice: Choice) -> Hint:
    """Return the game's explanation of a choice."""
    hints = part_of(seat.game.name, "hints")
    assert hints is not None
    explained: Hint = hints.explain(seat, choice)
    return explained


def cases(game: AnyGame, count: int, *players: int) -> Iterator[Case]:
    """Yield this many positions from rounds between bots of all kinds."""
    bots = [find_bot(game.name, level) for level in ("beginner", "casual", "strong")]
    found = 0
    for seed in range(1000):
        rng = Random(seed)
        state = deal(game, players[seed % len(players)], seed)
        while state.turn is not None:
            if rng.random() < ASKED:
                yield case(game, state, seed)
                found += 1
                if found == count:
                    return
            view = game.view_for(state, state.turn)
            standing = Standing((0,) * len(view.counts), game.rounds - 1)
            state = game.apply(state, state.turn, rng.choice(bots)(Seat(game, view, rng, standing)).action)


def check_view_only(case: Case, seed: int) -> None:
    """Assert that nothing but the view decides: another world with the same view has the same hint."""
    other = case.game.imagine(case.view, Random(seed))
    view = case.game.view_for(other, case.player)
    assert view == case.view
    one, two = Seat(case.game, case.view, Random(seed)), Seat(case.game, view, Random(seed))
    assert explain(one, case.choice) == explain(two, case.choice)
