"""Samples: which matches are played to measure the analysis of a game, and the record of each of them."""

from dataclasses import dataclass
from itertools import combinations_with_replacement

from tablee.core.game import AnyGame
from tablee.core.options import chosen_options
from tablee.core.record import Record
from tablee.games.bots import LEVELS, find_bot
from tablee.lab.playing import play_record, seed_of


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
        levels = self.levels(number)
        bots = [find_bot(self.game.name, level) for level in levels]
        return play_record(self.game, seed_of(self.seed, number), bots, levels)
