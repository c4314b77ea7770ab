"""The events of a table. They are all that is stored: a table is the sum of its events."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from tablee.core.chance import Seed
from tablee.core.common_options.timing import Bank, bank_of, seconds_for_a_turn
from tablee.core.game import AnyGame, Player
from tablee.core.options import Value, chosen_options
from tablee.table.bots.pace import Pace

#: Of a table, and of a record that is replayed; the longest match of bots ever seen has 679.
MAX_EVENTS = 10_000


@dataclass(frozen=True)
class Setup:
    """What was agreed before anyone sat down; the secret is chosen right away, so that it is binding."""

    code: str
    game: AnyGame
    players: int
    seed: Seed

    @cached_property
    def turn_seconds(self) -> int:
        """The time limit of a turn in seconds; 0 without one."""
        return seconds_for_a_turn(self.game)

    @cached_property
    def bank(self) -> Bank | None:
        """The time bank of each player for a round, if the table uses banks."""
        return bank_of(self.game)

    @cached_property
    def clock_seconds(self) -> int:
        """The seconds of a whole turn, or of a whole bank; 0 without a clock."""
        return self.turn_seconds if self.bank is None else self.bank.start

    @cached_property
    def options(self) -> dict[str, Value]:
        """The game's options with their values, which every message repeats."""
        return chosen_options(self.game)

    @cached_property
    def commitment(self) -> str:
        """The commitment to the seed, which every message repeats."""
        return self.seed.commitment


class Sat(Struct, frozen=True, tag="sat"):
    """A person took a seat. Only the SHA-256 hashes of the token and of the guest's cookie are stored."""

    seat: Player
    name: str
    token: bytes
    guest: bytes | None = None
    face: str | None = None  # the person's choice, if any
    invited: bool = False  # to a rematch that someone else offered, and has not answered yet
    won: int = 0  # of the matches before this one, from rematch to rematch


class BotSat(Struct, frozen=True, tag="bot_sat"):
    """A bot was put on a seat, or its level was changed."""

    seat: Player
    bot: str
    name: str | None = None  # of the cast; older tables did not store it, and pick one
    won: int = 0  # as of a person


class Freed(Struct, frozen=True, tag="freed"):
    """A seat became free before the start; a person whom the host removed cannot sit down again."""

    seat: Player
    removed: bool = False


class Faced(Struct, frozen=True, tag="faced"):
    """A player chose another face."""

    seat: Player
    face: str | None


class Worded(Struct, frozen=True, tag="worded"):
    """A player added words to the seed before the start, or changed them; empty words remove them."""

    seat: Player
    words: str


class Ruled(Struct, frozen=True, tag="ruled"):
    """The host changed what is agreed before the start: all options of the game, and the number of seats."""

    options: dict[str, Value]
    players: int


class Joined(Struct, frozen=True, tag="joined"):
    """A player accepted a rematch."""

    seat: Player


class Started(Struct, frozen=True, tag="started"):
    """The first round was dealt."""


class Played(Struct, frozen=True, tag="played", omit_defaults=True, gc=False):
    """A person or a bot acted, in the game's notation."""

    seat: Player
    action: str
    took: int = 0  # milliseconds of thinking since the last event with a time, if a clock runs


class Move(Struct, frozen=True, gc=False):
    """A player's parsed action, with the event that is stored for it, so that its text is parsed once."""

    event: Played
    action: Any


class Paced(Struct, frozen=True, tag="paced"):
    """The host set how long bots take for their turns."""

    pace: Pace


class Clocked(Struct, frozen=True, tag="clocked"):
    """The host switched the clock off or on again, from the next turn on."""

    by: Player
    on: bool


class Rested(Struct, frozen=True, tag="rested"):
    """No player was present any more: the turn rests until one comes, and no time passes."""

    took: int  # milliseconds of thinking until then


class Resumed(Struct, frozen=True, tag="resumed"):
    """Somebody is present again, after a rest or a crash of the server: the clock runs on."""

    took: int  # milliseconds that the turn is charged for the interruption; negative: given back


class Dealt(Struct, frozen=True, tag="dealt"):
    """The next round was dealt."""


class Left(Struct, frozen=True, tag="left"):
    """A player left after the start, and a bot took over. Unless removed by the host, the player may come back."""

    seat: Player
    bot: str
    removed: bool = False
    replaced: bool = False  # by the host, while away: they did not give up their hand


class Returned(Struct, frozen=True, tag="returned"):
    """A player took their seat back from a bot."""

    seat: Player


class Offered(Struct, frozen=True, tag="offered"):
    """The host opened a bot's seat to newcomers, or closed it again."""

    seat: Player
    open: bool


class Reserved(Struct, frozen=True, tag="reserved"):
    """A newcomer waits for a bot's seat; `Sat` follows once that reveals nothing hidden."""

    seat: Player
    name: str
    token: bytes
    guest: bytes | None = None
    face: str | None = None


class Withdrawn(Struct, frozen=True, tag="withdrawn"):
    """A newcomer stopped waiting for a seat; one whom the host removed cannot sit down again."""

    seat: Player
    removed: bool = False


class Agreed(Struct, frozen=True, tag="agreed"):
    """A player agreed that a newcomer takes over a seat at once."""

    by: Player
    seat: Player


class Barred(Struct, frozen=True, tag="barred"):
    """Someone who was removed from the previous table cannot sit down here either."""

    proof: bytes


class Rematched(Struct, frozen=True, tag="rematched"):
    """A rematch was offered: its table is made at once, and waits for those who accept."""

    code: str
    by: Player | None = None  # older tables did not store it


Event = (
    Sat
    | BotSat
    | Freed
    | Faced
    | Worded
    | Ruled
    | Joined
    | Started
    | Played
    | Dealt
    | Left
    | Returned
    | Offered
    | Reserved
    | Withdrawn
    | Agreed
    | Barred
    | Rested
    | Resumed
    | Paced
    | Clocked
    | Rematched
)
Events = Sequence[Event]  # what a command leads to


class Asked(Struct, frozen=True, gc=False):
    """The message that an event answers, and its seat: a repeated message gets the first answer again."""

    seat: Player
    id: str


class Entry(Struct, frozen=True, eq=False):
    """An event and its place in the table's history."""

    number: int  # from 1
    event: Event
    asked: Asked | None = None
    at: float | None = None  # when it was stored, in seconds since 1970; None: not yet. Ignored by ==

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Entry):
            return NotImplemented
        return (self.number, self.event, self.asked) == (other.number, other.event, other.asked)

    def __hash__(self) -> int:
        return hash((self.number, self.event, self.asked))


class Job(Struct, frozen=True):
    """Whether a table needs a keeper, for a bot or a clock. The process that stores this is the keeper."""

    needed: bool
    turn_clock: str | None = None  # in JSON, for other processes to show


StoredState = Literal["waiting", "playing", "over"]  # of a match, for pruning


class Change(Struct, frozen=True):
    """What is stored together or not at all: a new table, new events, or both."""

    code: str
    entries: tuple[Entry, ...]
    setup: Setup | None = None  # of a new table
    also: "Change | None" = None  # at another table
    job: Job | None = None  # None: unchanged
    state: StoredState | None = None  # None: unchanged
