"""Records every shuffle of a match where it is made.

Only the rules know how they deal; but anyone who has the seed, and knows which pieces in which order were shuffled, can
repeat each shuffle.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import islice

from tablee.core.chance import Chance, Piece, Seed
from tablee.core.errors import InvalidRecord
from tablee.core.match import Match
from tablee.core.record import Record


@dataclass(frozen=True)
class Shuffle:
    """A shuffle, and the labels that lead from the key of the match to its own: `round 1`, `later`, `shuffle`."""

    path: tuple[str, ...]
    before: tuple[str, ...]
    after: tuple[str, ...]


Seen = dict[tuple[str, ...], Shuffle]


@dataclass(frozen=True, slots=True)
class WatchedChance(Chance):
    """Chance that records what it shuffles."""

    path: tuple[str, ...]
    seen: Seen = field(compare=False, repr=False)

    def child(self, label: str) -> "WatchedChance":
        """Return chance for a part of the game, recorded as well."""
        return WatchedChance(Chance.child(self, label).key, (*self.path, label), self.seen)

    def shuffled(self, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
        """Return the pieces in random order."""
        before = tuple(pieces)
        after = Chance.shuffled(self, before)
        self.seen[self.path] = Shuffle(self.path, tuple(map(str, before)), tuple(map(str, after)))
        return after


@dataclass(frozen=True)
class WatchedSeed(Seed):
    """A seed whose shuffles are recorded."""

    seen: Seen = field(default_factory=dict, compare=False, repr=False)

    def chance(self) -> Chance:
        """Return the chance of the whole match."""
        return WatchedChance(Seed.chance(self).key, (), self.seen)


def shuffles_of(record: Record, most_told: int | None = None) -> list[Shuffle]:
    """Play a record again and return all that was shuffled, in the order in which it happened.

    A record whose shuffles have more labels and pieces than `most_told` is refused.
    """
    start = record.match
    seed = WatchedSeed(start.seed.secret, start.seed.words)
    watched = replace(record, match=Match.start(start.game, start.players, seed))
    told = known = 0
    for _ in watched.replay():
        for shuffle in islice(reversed(seed.seen.values()), len(seed.seen) - known):
            told += len(shuffle.path) + len(shuffle.before) + len(shuffle.after)
        known = len(seed.seen)
        if most_told is not None and told > most_told:
            raise InvalidRecord("too_long")
    return list(seed.seen.values())
