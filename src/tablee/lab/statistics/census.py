"""A census of a game: the same bot plays all seats, and everything of interest is counted."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tablee.core.game import AnyGame, Player
from tablee.core.match import Match
from tablee.games.discovery import class_of
from tablee.lab.ladder.ladder import WHOLE
from tablee.lab.playing import find_player, play_match, seed_of
from tablee.toolkit.statistics import PlayedGame, Statistics
from tablee.toolkit.watcher import Watcher

GAMES_OF_A_UNIT = 250  # played and stored together


@dataclass(frozen=True)
class Table:
    """The plan: one variant, with this many players."""

    game: AnyGame
    players: int
    bot: str
    seed: int

    def __post_init__(self) -> None:
        find_player(self.game.name, self.bot)
        Match.start(self.game, self.players, seed_of(self.seed, 0))  # refuses what cannot be dealt


@dataclass
class Fared:
    """The results of a group of players."""

    times: int = 0
    won: int = 0  # in sixtieths: a shared win counts as equal parts
    won_squared: int = 0
    points: int = 0
    points_squared: int = 0

    def add(self, other: "Fared") -> None:
        """Add the counts of another process."""
        self.times += other.times
        self.won += other.won
        self.won_squared += other.won_squared
        self.points += other.points
        self.points_squared += other.points_squared


@dataclass
class Census:
    """The counts; they can be added in any order."""

    places: dict[int, Fared] = field(default_factory=dict)  # 0: the first player, 1: the next ...
    seats: dict[int, Fared] = field(default_factory=dict)
    dealt: dict[int, Fared] = field(default_factory=dict)  # number of notable pieces dealt -> results
    endings: Counter[str] = field(default_factory=Counter)  # of rounds
    lengths: Counter[int] = field(default_factory=Counter)  # in actions

    def add(self, other: "Census") -> None:
        """Add the counts of another process."""
        for ours, theirs in ((self.places, other.places), (self.seats, other.seats), (self.dealt, other.dealt)):
            for key, fared in theirs.items():
                ours.setdefault(key, Fared()).add(fared)
        self.endings.update(other.endings)
        self.lengths.update(other.lengths)

    def enter(self, played: PlayedGame, observed: Player) -> None:
        """Count a game; dealt pieces only for one seat, because the seats of a game are not independent."""
        players, share = len(played.points), WHOLE // len(played.winners)
        self.lengths[played.actions] += 1
        self.endings.update(played.endings)
        for seat, points in enumerate(played.points):
            won = share if seat in played.winners else 0
            fared = Fared(1, won, won * won, points, points * points)
            self.places.setdefault((seat - played.began) % players, Fared()).add(fared)
            self.seats.setdefault(seat, Fared()).add(fared)
            if seat == observed:
                self.dealt.setdefault(played.dealt[seat], Fared()).add(fared)

    def written(self) -> dict[str, Any]:
        """Return the counts as data for `read`."""
        return {
            **{
                name: {key: list(vars(fared).values()) for key, fared in sorted(getattr(self, name).items())}
                for name in ("places", "seats", "dealt")
            },
            "endings": dict(sorted(self.endings.items())),
            "lengths": dict(sorted(self.lengths.items())),
        }

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Census":
        """Return the counts of written data."""
        counted = {
            name: {int(key): Fared(*fared) for key, fared in data[name].items()}
            for name in ("places", "seats", "dealt")
        }
        lengths = Counter({int(length): times for length, times in data["lengths"].items()})
        return cls(**counted, endings=Counter(data["endings"]), lengths=lengths)


class _Beginning(Watcher):
    """Observes who begins, what was dealt, and how the rounds end."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.began: Player | None = None
        self.dealt: list[int] = []
        self.endings: list[str] = []

    def acted(self, game: AnyGame, before: Any, seat: Player, action: Any, after: Any) -> None:
        if self.began is None:
            self.began = seat
            self.dealt = statistics_of(game).count_notable(before, self.players)

    def ended(self, game: AnyGame, state: Any) -> None:
        self.endings.append(game.outcome(state).reason)


def count(table: Table, units: Iterable[int]) -> dict[int, Census]:
    """Play some units of games; return the counts of each."""
    play = play_quick_game if statistics_of(table.game).is_quick(table.game, table.bot) else play_game
    counted = {}
    for unit in units:
        census = counted[unit] = Census()
        for number in range(unit * GAMES_OF_A_UNIT, (unit + 1) * GAMES_OF_A_UNIT):
            census.enter(play(table, number), number % table.players)
    return counted


def play_game(table: Table, number: int) -> PlayedGame:
    """Play a game by the rules, with views for the bots."""
    bots = [find_player(table.game.name, table.bot)] * table.players
    seen = _Beginning(table.players)
    match, actions = play_match(table.game, seed_of(table.seed, number), bots, [seen])
    assert seen.began is not None, "nobody did anything"
    return PlayedGame(match.totals, match.leaders, seen.began, seen.dealt, actions, seen.endings)


def play_quick_game(table: Table, number: int) -> PlayedGame:
    """Play a game with its game's fast path."""
    return statistics_of(table.game).play_quickly(table.game, table.players, seed_of(table.seed, number))


def statistics_of(game: AnyGame) -> Statistics:
    """Return the game's own statistics."""
    found: Statistics = (class_of(game.name, "statistics") or Statistics)()
    return found
