"""What happens at a table. The store keeps these and nothing else: a table is the sum of its events."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from msgspec import Struct

from tablee.core.chance import Seed
from tablee.core.game import AnyGame, Player
from tablee.core.options import Value, chosen_options
from tablee.core.timing import Bank, bank_of, seconds_for_a_turn
from tablee.table.bots.pace import Pace

#: At a table, and in a record that is played again. The longest match of bots that was seen has 679.
MOST_EVENTS = 10_000


@dataclass(frozen=True)
class Setup:
    """What was agreed before anyone sat down; the secret is there from the first moment on, so that it binds."""

    code: str
    game: AnyGame
    players: int
    seed: Seed

    @cached_property
    def turn_seconds(self) -> int:
        """How long every turn may take; 0 where turns have no limit of their own."""
        return seconds_for_a_turn(self.game)

    @cached_property
    def bank(self) -> Bank | None:
        """What each player has for a round, where the table plays with banks."""
        return bank_of(self.game)

    @cached_property
    def full_glass(self) -> int:
        """The seconds of a whole turn, or of a whole bank; 0 where the table plays without a clock."""
        return self.turn_seconds if self.bank is None else self.bank.start

    @cached_property
    def options(self) -> dict[str, Value]:
        """The game's options with their values, which every message tells."""
        return chosen_options(self.game)

    @cached_property
    def commitment(self) -> str:
        """What binds us to the seed, which every message tells."""
        return self.seed.commitment


class Sat(Struct, frozen=True, tag="sat"):
    """A person took a seat. Of the token and of the guest's cookie only their SHA-256 are kept."""

    seat: Player
    name: str
    token: bytes
    guest: bytes | None = None


class BotSat(Struct, frozen=True, tag="bot_sat"):
    """A bot was put on a seat, or another level in the place of one."""

    seat: Player
    bot: str
    name: str | None = None  # of the cast; tables of earlier days have none and find one


class Freed(Struct, frozen=True, tag="freed"):
    """A seat became free before the start; who was removed by the host cannot sit down again."""

    seat: Player
    removed: bool = False


class Worded(Struct, frozen=True, tag="worded"):
    """Someone added words to the seed before the start, or changed them; empty ones take them back."""

    seat: Player
    words: str


class Started(Struct, frozen=True, tag="started"):
    """The first round was dealt."""


class Played(Struct, frozen=True, tag="played", omit_defaults=True, gc=False):
    """A person or a bot acted, in the game's notation."""

    seat: Player
    action: str
    took: int = 0  # milliseconds of thinking since the event before it that tells some, where a clock runs


class Paced(Struct, frozen=True, tag="paced"):
    """The host chose how long bots think."""

    pace: Pace


class Rested(Struct, frozen=True, tag="rested"):
    """None of the players was there any more: the turn rests until one comes, and no time passes."""

    took: int  # milliseconds of thinking until then


class Resumed(Struct, frozen=True, tag="resumed"):
    """Somebody is there again, after a rest or after the server had stopped without a word: the clock runs on."""

    took: int  # milliseconds that the turn is charged for what nobody saw; below 0: that it is given


class Dealt(Struct, frozen=True, tag="dealt"):
    """The next round was dealt."""


class Left(Struct, frozen=True, tag="left"):
    """A player is gone after the start: a bot plays on. Who was not removed by the host may come back."""

    seat: Player
    bot: str
    removed: bool = False
    replaced: bool = False  # by the host while they were away: they did not give up their hand


class Returned(Struct, frozen=True, tag="returned"):
    """A player for whom a bot played on is back."""

    seat: Player


class Offered(Struct, frozen=True, tag="offered"):
    """The host lets newcomers take over the seat that a bot plays, or no longer."""

    seat: Player
    open: bool


class Reserved(Struct, frozen=True, tag="reserved"):
    """A newcomer waits for a seat that a bot plays; `Sat` follows when nothing hidden is shown by it."""

    seat: Player
    name: str
    token: bytes
    guest: bytes | None = None


class Withdrawn(Struct, frozen=True, tag="withdrawn"):
    """A newcomer no longer waits for a seat; one whom the host removed cannot sit down again."""

    seat: Player
    removed: bool = False


class Agreed(Struct, frozen=True, tag="agreed"):
    """A player lets the newcomer who waits for a seat play on at once."""

    by: Player
    seat: Player


class Barred(Struct, frozen=True, tag="barred"):
    """Someone who was removed from the table before this one cannot sit down here either."""

    proof: bytes


class Rematched(Struct, frozen=True, tag="rematched"):
    """It goes on at another table."""

    code: str


Event = (
    Sat
    | BotSat
    | Freed
    | Worded
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
    | Rematched
)


class Asked(Struct, frozen=True, gc=False):
    """Which message of which seat an event answers: the same one again gives the first answer again."""

    seat: Player
    id: str


class Entry(Struct, frozen=True, eq=False):
    """An event and its place in the table's story."""

    number: int  # from 1
    event: Event
    asked: Asked | None = None
    at: float | None = None  # when it was stored, in seconds since 1970; None: not yet. It makes no difference

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Entry):
            return NotImplemented
        return (self.number, self.event, self.asked) == (other.number, other.event, other.asked)

    def __hash__(self) -> int:
        return hash((self.number, self.event, self.asked))


class Job(Struct, frozen=True):
    """Whether a table needs a keeper: a bot is to act, or a clock runs. Who stores this is the keeper."""

    needed: bool
    glass: str | None = None  # the table's hourglass as other processes shall show it, in JSON


StoredState = Literal["waiting", "playing", "over"]  # a match that is over cannot be played on


class Change(Struct, frozen=True):
    """What is stored together or not at all: a new table, what happened at it or at one that is there, or both."""

    code: str
    entries: tuple[Entry, ...]
    setup: Setup | None = None  # of a new table
    also: "Change | None" = None  # at another table
    job: Job | None = None  # None: as it was
    state: StoredState | None = None  # None: as it was
