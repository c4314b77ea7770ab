"""Whole rounds played at random, and every variant of a game worth playing them in."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from tablee.core.chance import Chance
from tablee.core.errors import InvalidOption
from tablee.core.game import AnyGame, Player
from tablee.core.options import build, options_of


@dataclass(frozen=True)
class Step:
    """One action of a walk."""

    before: Any
    player: Player
    action: Any
    after: Any


@dataclass(frozen=True)
class Walk:
    """A round from its deal to its end."""

    game: AnyGame
    players: int
    seed: int
    start: Any
    steps: tuple[Step, ...]

    @property
    def states(self) -> Iterator[Any]:
        """Every state of the round, the last one included."""
        yield self.start
        yield from (step.after for step in self.steps)


def random_walk(game: AnyGame, players: int, seed: int, *, most: int = 2000) -> Walk:
    """Play a round by choosing uniformly among the listed actions; one that takes more than `most` never ends."""
    rng = Random(seed)
    start = state = deal(game, players, seed)
    steps = []
    while not game.is_over(state):
        player = min(game.to_act(state))
        action = rng.choice(list(game.legal_actions(state, player)))
        after = game.apply(state, player, action)
        steps.append(Step(state, player, action, after))
        state = after
        assert len(steps) < most, f"the round does not end within {most} actions"
    return Walk(game, players, seed, start, tuple(steps))


def deal(game: AnyGame, players: int, seed: int) -> Any:
    """Deal the round that this seed gives."""
    chance = Chance.from_number(seed)
    return game.initial_state(players, chance.child("round 1"), game.first_player(players, chance.child("first")))


def variants(game_type: type[Any]) -> Iterator[AnyGame]:
    """Yield the default game, and with each value of each option in turn (and the option that it depends on)."""
    yield game_type()
    for option in options_of(game_type):
        values: tuple[object, ...] = {
            "choice": option.values,
            "seat": option.values[1:2] + option.values[-1:],
            "flag": (True, False),
            "number": (option.least, option.most),
            "seconds": (),  # time limits do not change the rules of a turn
            "minutes": (),
            "document": option.values,
        }[option.kind]
        for value in values:
            if value != option.default:
                yield build(game_type, {option.name: value, **dict([option.when] if option.when else [])})


def tables(game_type: type[Any]) -> Iterator[tuple[AnyGame, int]]:
    """Yield every variant with every number of players that it allows."""
    for game in variants(game_type):
        for players in game.players:
            try:
                deal(game, players, 0)
            except InvalidOption:  # the marked seat does not exist at this table
                continue
            yield game, players


def vocabulary(game_type: type[Any]) -> tuple[str, ...]:
    """Return all words of the game's notation that walks through its variants use, and all its pieces."""
    words: set[str] = set()
    for game, players in tables(game_type):
        walk = random_walk(game, players, seed=1)
        words.update(map(str, game.pieces(walk.start)))
        for step in walk.steps:
            words.update(game.write_action(step.action).split())
    return tuple(sorted(words))
