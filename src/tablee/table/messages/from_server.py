"""What the server sends over the socket."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tablee.bots.cast import Member
from tablee.core.capabilities import DraftVerdict
from tablee.core.game import Outcome
from tablee.table.bots.pace import Pace
from tablee.table.messages.fields import EmoteName, Log
from tablee.table.people.faces import Animal
from tablee.toolkit.hints import Remark
from tablee.toolkit.judging.findings import MissedKind

Phase = Literal["waiting", "playing", "round_over", "match_over"]


GameView = Annotated[Any, Meta(extra_json_schema={"typescript": "View | null"})]  # the view of the table's game


NoteKind = Literal["left", "removed", "returned", "reserved", "withdrawn", "agreed", "seated", "clock_off", "clock_on"]


class Note(Struct, frozen=True):
    """Something that happened to a seat since the start, shown to everyone."""

    kind: NoteKind
    seat: int
    name: str  # whom it is about
    other: str | None  # the player a newcomer takes over from; for `agreed`, the newcomer
    round: int
    entries: int  # how many entries of the round's log come before it


class Waiting(Struct):
    """A newcomer who takes over a bot's seat in the next round, or in a rematch after the last one."""

    name: str
    awaits: list[int]  # the seats that must still agree to a takeover at once; empty: there is nobody to ask


class Seat(Struct, omit_defaults=True):
    """A seat at the table and its occupant."""

    name: str | None  # None: free
    bot: str | None  # the level of the bot that plays here; with a person's name, it plays for someone who left
    face: Member | Animal | None  # of a bot of the cast, or a person; null: of a bot that plays for somebody who left
    connected: bool  # at least one device has this seat open
    host: bool
    left: bool  # the bot plays for someone who may come back
    offered: bool  # open to newcomers
    newcomer: Waiting | None  # who will take over this seat
    worded: bool  # its player added words to the seed
    words: str  # the words; those of others are hidden until the start, while they can still be changed
    invited: bool  # to a rematch, and has not accepted yet
    instead_of: str | None = None  # the level that was chosen, if it is too slow on this server: `bot` plays instead


class Clock(Struct):
    """The time left to the player on turn, in milliseconds from when this was sent, since clocks differ."""

    seat: int
    limit: int  # of a whole turn, or of a whole bank
    left: int  # of the turn, or in the player's bank
    grace: int | None  # while the player is disconnected: how long `left` stands still; null: it runs


class FromServer(Struct, tag_field="type"):
    """The base of all messages from the server."""


class OpenTable(FromServer, tag="table"):
    """What everyone may know of a table, except what changes with every move."""

    code: str
    game: str
    options: dict[str, str | int | bool]
    players: int
    phase: Phase
    seats: list[Seat]
    round: int
    rounds: int
    sheet: list[list[int]]  # a row for each finished round, a column for each seat
    totals: list[int]
    lots: list[list[str | None]]  # in the first round: the lots drawn to decide who begins, one row per draw
    outcome: Outcome | None  # of the round that has just ended
    leaders: list[int]
    commitment: str  # to the seed, before the deal
    seed: str | None  # hex, revealed after the match
    rematch: str | None  # the code of the table of the rematch
    rematch_by: int | None  # the seat of the player who offered it
    won: list[int]  # the matches that each seat has won, from rematch to rematch
    spectators: int
    pace: Pace  # how long bots take for their turns
    clock_off: bool  # no clock runs from the next turn on: there is none, or the host switched it off
    notes: list[Note]  # the latest notes, oldest first


class Table(OpenTable, tag="table"):
    """Everything this viewer may know of the table; it replaces the previous one."""

    version: int  # the number of events so far; grows with every change of seats or state
    me: int | None  # the viewer's seat; null: a spectator
    left: int | None  # the seat that a bot plays for the viewer until they come back
    waiting: int | None  # the seat that the viewer will take over
    clock: Clock | None  # of the current turn; null: no limit, a bot's turn, or nobody's
    banks: list[int | None]  # milliseconds in each seat's bank, before the current turn; null: a bot's
    view: GameView  # what the viewer may know of the round; null before the start


class Accepted(FromServer, tag="accepted"):
    """The command is done and stored."""

    id: str
    version: int


class Refused(FromServer, tag="refused"):
    """The message is refused: nothing has changed."""

    id: str | None  # null: the id could not even be read
    code: str
    rule: str | None
    message: str  # in English, for programmers; the page translates `code` and `args`
    pieces: list[str]
    args: dict[str, str | int]


class Checked(FromServer, tag="checked"):
    """The referee's verdict on a draft, judged at `version` of the table."""

    id: str
    version: int
    draft: DraftVerdict


class Hint(FromServer, tag="hint"):
    """What the viewer can do, and what the strongest bot would do with the same view; sentences are codes and args."""

    id: str
    version: int
    action: str  # what the bot would play
    possible: list[Remark]  # what can be done now, proven; empty in games without hints of their own
    advice: list[Remark]  # what the bot would do, and the reasons for it
    pieces: list[str]  # of the hand, to highlight what is possible
    places: list[str]  # on the table: numbers of melds, pieces of a market, in the game's notation


class Concern(Struct):
    """What the tutor says of an action that seems to lose a lot."""

    cost: float  # of the chance to win, from 0 to 1
    proven: bool
    condition: str  # it holds only if this is so: the text `GAME-analysis-CONDITION`; empty: no condition
    missed: MissedKind | None
    more: int  # how many more pieces the better action lays, if something is missed
    action: str  # what is better, in the game's notation
    log: Log  # what it would add to the log


class Considered(FromServer, tag="considered"):
    """The tutor's answer, from what the viewer sees alone."""

    id: str
    version: int
    concern: Concern | None  # null: nothing to say, which does not mean that nothing is better


class Gone(FromServer, tag="gone"):
    """The viewer's token opens no seat, or no longer does: they are a spectator. `code` says why, as in a refusal."""

    code: Literal["seat.unknown_token", "seat.removed", "seat.replaced", "seat.left", "seat.taken_back"]


class Elsewhere(FromServer, tag="elsewhere"):
    """The seat was also opened on another device or in another window; both show it, and either may play."""

    code: Literal["seat.elsewhere"]


class Emoted(FromServer, tag="emoted"):
    """The player on a seat made a gesture."""

    seat: int
    emote: EmoteName


class Outdated(FromServer, tag="outdated"):
    """The viewer has another build of the page open than the one that the server has now."""

    build: str


Told = Table | Accepted | Refused | Checked | Hint | Considered | Gone | Elsewhere | Emoted | Outdated
