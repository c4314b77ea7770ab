"""Samples: which matches are played to measure the analysis of a game, and the record of each of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any

from tablee.core.game import AnyGame, Player
from tablee.core.match import NEXT_ROUND, Match
from tablee.core.options import chosen_options
from tablee.core.record import Event, Record
from tablee.games.bots import LEVELS, find_bot
from tablee.lab.playing import play_match, seed_of
from tablee.toolkit.luck import Watcher


@dataclass(frozen=True)
class Sample:
    """Matches of one game, of every combination of levels in turn, each on a deal of its own."""

    game: AnyGame
    players: int
    seed: int

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """All combinations of levels."""
        return list(combinations_with_replacement(LEVELS[self.game.name], self.players))

    @property
    def name(self) -> str:
        """The game, the options that are not the usual ones, and how many play."""
        usual = chosen_options(type(self.game)())
        others = [f"{key}={value}" for key, value in chosen_options(self.game).items() if usual[key] != value]
        return " ".join([self.game.name, *others, f"{self.players} players"])

    def levels(self, number: int) -> tuple[str, ...]:
        """Return who sits where in a match: with each new turn of all combinations, one seat further."""
        levels = self.line_ups[number % len(self.line_ups)]
        start = number // len(self.line_ups) % self.players
        return levels[start:] + levels[:start]

    def play(self, number: int) -> Record:
        """Return the record of a match."""
        levels, seed = self.levels(number), seed_of(self.seed, number)
        script = Script()
        play_match(self.game, seed, [find_bot(self.game.name, level) for level in levels], [script])
        events: Sequence[Event] = script.events[:-1]  # no round comes after the last
        return Record(Match.start(self.game, self.players, seed), tuple(events), levels)


class Script(Watcher):
    """Writes down what happens."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def acted(self, game: AnyGame, before: Any, seat: Player, action: Any, after: Any) -> None:
        """Write down an action."""
        self.events.append(Event(seat, game.write_action(action)))

    def ended(self, game: AnyGame, state: Any) -> None:
        """Write down that the next round comes."""
        self.events.append(Event(None, NEXT_ROUND))
