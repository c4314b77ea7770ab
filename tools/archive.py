"""Let bots play the matches of `tests/records/matches.toml` that have no record yet (`make archive`).

The archive only grows: an existing record is never rewritten, since it represents records that people have saved.
A game with a new `rules_version` gets new records beside the old ones.
    python tools/archive.py [FOLDER]
"""

import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablee.bots import Bot, Choice, Seat
from tablee.core.chance import Chance, Seed
from tablee.core.common_options.timing import TIMEOUT, has_clock
from tablee.core.game import AnyGame, Player
from tablee.core.match import NEXT_ROUND, Match
from tablee.core.options import build
from tablee.core.record import Event, Record
from tablee.games import GAMES, find_game
from tablee.lab.playing import find_player, play_match
from tablee.toolkit.watcher import Watcher

FOLDER = Path(__file__).parents[1] / "tests" / "records"
NAMES = ("Anna", "Zoë: la 2ème", "李雷", "Ben", "Åsa", "Carl")


@dataclass(frozen=True)
class Planned:
    """A match for the archive."""

    game: str
    name: str
    bots: str  # one per seat
    options: str = ""
    words: Sequence[str] = ()
    late: float = 1 / 12
    deal: int = 1

    @property
    def path(self) -> Path:
        """The path of its record in the archive."""
        return Path(self.game) / f"{GAMES[self.game].rules_version}-{self.name}.txt"


def all_planned() -> Iterator[Planned]:
    """Yield the matches that the archive should have."""
    for game, matches in tomllib.loads((FOLDER / "matches.toml").read_text(encoding="utf-8")).items():
        for name, facts in matches.items():
            yield Planned(game, name, **facts)


class Writing(Watcher):
    """Collects the entries of a record."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def acted(self, game: AnyGame, before: Any, seat: Player, action: Any, after: Any) -> None:
        """Add an action."""
        self.events.append(Event(seat, game.write_action(action)))

    def ended(self, game: AnyGame, state: Any) -> None:
        """Add the start of the next round, except after the last one."""
        self.events.append(Event(None, NEXT_ROUND))


def play(planned: Planned) -> Record:
    """Play a match to its end."""
    game = build(find_game(planned.game), dict(part.partition("=")[::2] for part in planned.options.split()))
    bots = [find_player(planned.game, name) for name in planned.bots.split()]
    if has_clock(game):
        bots = [sometimes_late(bot, planned.late) for bot in bots]
    chance = Chance.from_number(game.rules_version).child(f"{planned.game} {planned.name} {planned.deal}")
    words = (*planned.words, *[""] * len(bots))[: len(bots)]
    seed, writing = Seed(chance.key[:16]).with_words(words), Writing()
    play_match(game, seed, bots, [writing])
    return Record(Match.start(game, len(bots), seed), tuple(writing.events[:-1]), NAMES[: len(bots)])


def sometimes_late(bot: Bot, often: float) -> Bot:
    """Return a bot that sometimes times out."""

    def choose(seat: Seat) -> Choice:
        return Choice(seat.game.read_action(TIMEOUT)) if seat.rng.random() < often else bot(seat)

    return choose


def add_missing(folder: Path) -> Iterator[Path]:
    """Write the missing records, and yield their files."""
    for planned in all_planned():
        path = folder / planned.path
        if not path.exists():
            record = play(planned).write()
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("x", encoding="utf-8", newline="\n") as out:
                out.write(record)
            yield path


if __name__ == "__main__":
    for added in add_missing(Path(sys.argv[1]) if sys.argv[1:] else FOLDER):
        print(added)
