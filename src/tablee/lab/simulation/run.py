"""Bots play many games, and the results are counted.

Game number g and its bots have seeds of their own, derived only from the seed of the run and g: the counts depend
neither on the number of processes nor on timing.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from tablee.core.chance import Seed
from tablee.core.game import AnyGame, Player
from tablee.core.match import Match
from tablee.lab.playing import find_player, play_match, seed_of
from tablee.lab.running.workers import Workers
from tablee.toolkit.watcher import Watcher


@dataclass(frozen=True)
class Plan:
    """The plan of a simulation."""

    game: AnyGame
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    checked: bool = False  # after every action, check that no piece is lost and that the invariants hold

    def __post_init__(self) -> None:
        for name in self.bots:
            find_player(self.game.name, name)
        Match.start(self.game, self.players, self.seed_of(0))  # refuses what cannot be dealt, before anything starts

    def seed_of(self, number: int) -> Seed:
        """Return the seed of a game: with it, `tablee` can replay this one game."""
        return seed_of(self.seed, number)

    def bot_of(self, seat: Player, number: int) -> str:
        """Return the bot on a seat: the bots move on by one seat every game."""
        return self.bots[(seat + number) % len(self.bots)]


@dataclass
class Tally:
    """The counts; tallies can be added in any order."""

    seats: Counter[tuple[Player, int]] = field(default_factory=Counter)  # (winning seat, how many share) -> games
    bots: Counter[tuple[str, int]] = field(default_factory=Counter)  # (winning bot, how many share) -> seats
    played: Counter[str] = field(default_factory=Counter)  # bot -> seats on which it played
    lengths: Counter[int] = field(default_factory=Counter)  # actions of a game -> games
    endings: Counter[str] = field(default_factory=Counter)  # why a round ended -> rounds
    scores: Counter[int] = field(default_factory=Counter)  # sum of a player's column -> players
    best: Counter[int] = field(default_factory=Counter)  # highest sum of a column in a game -> games

    def add(self, other: "Tally") -> None:
        """Add the counts of another process."""
        self.seats.update(other.seats)
        self.bots.update(other.bots)
        self.played.update(other.played)
        self.lengths.update(other.lengths)
        self.endings.update(other.endings)
        self.scores.update(other.scores)
        self.best.update(other.best)


class Endings(Watcher):
    """Counts why rounds ended."""

    def __init__(self, counted: Counter[str]) -> None:
        self.counted = counted

    def ended(self, game: AnyGame, state: Any) -> None:
        """Count a round."""
        self.counted[game.outcome(state).reason] += 1


class Inspector(Watcher):
    """Raises AssertionError if an action lost a piece or broke an invariant."""

    def acted(self, game: AnyGame, before: Any, seat: Player, action: Any, after: Any) -> None:
        """Check the state after an action."""
        game.check_state(after)
        was, now = Counter(game.pieces(before)), Counter(game.pieces(after))
        assert was == now, f"vanished: {was - now}, appeared: {now - was}"


def simulate(plan: Plan, workers: Workers, done: Callable[[int], None] = lambda games: None) -> Tally:
    """Play all games of the plan; `done` is called with the number of games finished since."""
    total = Tally()
    for tally, games in workers.run(play_some, plan, range(plan.games)):
        total.add(tally)
        done(len(games))
    return total


def play_some(plan: Plan, numbers: Iterable[int]) -> Tally:
    """Play the games of these numbers."""
    tally = Tally()
    players = {name: find_player(plan.game.name, name) for name in plan.bots}
    watchers: list[Watcher] = [Endings(tally.endings), *([Inspector()] if plan.checked else [])]
    for number in numbers:
        names = [plan.bot_of(seat, number) for seat in range(plan.players)]
        match, actions = play_match(plan.game, plan.seed_of(number), [players[name] for name in names], watchers)
        sharing = len(match.leaders)
        tally.lengths[actions] += 1
        tally.played.update(names)
        tally.scores.update(match.totals)
        tally.best[max(match.totals)] += 1
        for seat in match.leaders:
            tally.seats[seat, sharing] += 1
            tally.bots[names[seat], sharing] += 1
    return tally
