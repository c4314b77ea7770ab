"""What goes over the wire: the page's types are generated from this file and from the games' views.

The page opens `/api/tables/CODE/socket` and says `Hello` first. After that it says one of `Said`; the server answers
each with `Accepted` or `Refused`, a question with `Checked` or `Hint`, and sends everyone at the table a new `Table`
whenever something changed. The server sends codes and arguments, never sentences.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tablee.bots.cast import Member
from tablee.core.capabilities import DraftVerdict
from tablee.core.game import Outcome
from tablee.table.bots.pace import Pace

# Made up by the page, never twice the same; the answer carries it back. No database keeps the character 0.
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]

# Of seats and versions: more digits than these nobody has to read, and no answer has to tell.
LEAST_NUMBER, MOST_NUMBER = -(2**31), 2**31 - 1
Number = Annotated[int, Meta(ge=LEAST_NUMBER, le=MOST_NUMBER)]

EmoteName = Literal["hello", "well_played", "thanks", "oops", "hurry", "thinking", "laugh", "good_game"]

# --- from the page ---------------------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """First message on a socket: who I am. Without a token I am a spectator."""

    token: str | None = None


class AddBot(Struct, tag="add_bot", tag_field="type", forbid_unknown_fields=True):
    """The host puts a bot on a free seat, or on the next one."""

    id: Id
    bot: str
    seat: Number | None = None


class ChangeBot(Struct, tag="change_bot", tag_field="type", forbid_unknown_fields=True):
    """The host lets the bot on a seat play at another level, before the start."""

    id: Id
    seat: Number
    bot: str


class SetPace(Struct, tag="set_pace", tag_field="type", forbid_unknown_fields=True):
    """The host lets the bots think for longer or less long."""

    id: Id
    pace: Pace


class RemoveSeat(Struct, tag="remove_seat", tag_field="type", forbid_unknown_fields=True):
    """The host sends somebody away for good: before the start the seat is free again, after it a bot plays on."""

    id: Id
    seat: Number


class ReplaceSeat(Struct, tag="replace_seat", tag_field="type", forbid_unknown_fields=True):
    """The host lets a bot play on for somebody who is away, until they come back."""

    id: Id
    seat: Number


class OfferSeat(Struct, tag="offer_seat", tag_field="type", forbid_unknown_fields=True):
    """The host lets newcomers take over a seat that a bot plays, or no longer."""

    id: Id
    seat: Number
    open: bool


class Words(Struct, tag="words", tag_field="type", forbid_unknown_fields=True):
    """A player adds words to the seed before the start, in the place of those added before; empty: none."""

    id: Id
    words: str


class Start(Struct, tag="start", tag_field="type", forbid_unknown_fields=True):
    """The host starts the match; free seats are filled with bots if `fill` names one."""

    id: Id
    fill: str | None = None


class Play(Struct, tag="play", tag_field="type", forbid_unknown_fields=True):
    """An action in the game's notation, in answer to the table as it was at `version`."""

    id: Id  # saying the same id again gives the first answer again
    action: str
    version: Number


class NextRound(Struct, tag="next_round", tag_field="type", forbid_unknown_fields=True):
    """Any player deals the next round."""

    id: Id
    version: Number


class Rematch(Struct, tag="rematch", tag_field="type", forbid_unknown_fields=True):
    """Any player asks for a new table with the same seats and tokens; everybody is told its code."""

    id: Id


class Leave(Struct, tag="leave", tag_field="type", forbid_unknown_fields=True):
    """Give the seat up: before the start it is free again, after it a bot plays on until I come back.

    A newcomer waits no longer for a seat.
    """

    id: Id


class Agree(Struct, tag="agree", tag_field="type", forbid_unknown_fields=True):
    """A player lets the newcomer who waits for a seat play on at once, if all the others agree too."""

    id: Id
    seat: Number


class ComeBack(Struct, tag="come_back", tag_field="type", forbid_unknown_fields=True):
    """I am back: the seat that a bot plays for me (`left` of the table) is mine again."""

    id: Id


class Emote(Struct, tag="emote", tag_field="type", forbid_unknown_fields=True):
    """A player makes a gesture that everyone sees; nothing is stored."""

    id: Id
    emote: EmoteName


class Check(Struct, tag="check", tag_field="type", forbid_unknown_fields=True):
    """What is to say of a turn that I am putting together? Answered with `Checked`; nothing is done."""

    id: Id
    action: str  # in the game's notation; a star may come without its face


class AskHint(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """What would you play in my place? Answered with `Hint`; nothing is done."""

    id: Id


PendingCommand = (
    AddBot
    | ChangeBot
    | SetPace
    | RemoveSeat
    | ReplaceSeat
    | OfferSeat
    | Words
    | Start
    | Play
    | NextRound
    | Rematch
    | Agree
    | Leave
)
Said = PendingCommand | ComeBack | Emote | Check | AskHint

# --- from the server -------------------------------------------------------------------------------------------------


Phase = Literal["waiting", "playing", "round_over", "match_over"]


GameView = Annotated[Any, Meta(extra_json_schema={"typescript": "View | null"})]  # of whichever game it is


NoteKind = Literal["left", "removed", "returned", "reserved", "withdrawn", "agreed", "seated"]


class Note(Struct, frozen=True):
    """Something that happened to a seat since the start, for everyone to read."""

    kind: NoteKind
    seat: int
    name: str  # of whom it tells
    other: str | None  # from whom a newcomer takes over; of `agreed`: the newcomer
    round: int
    entries: int  # of the round's log that stand before it


class Waiting(Struct):
    """A newcomer who takes over a bot's seat with the next round, or with a rematch after the last one."""

    name: str
    awaits: list[int]  # the seats of those who must agree that it is at once; empty: there is nobody to ask


class Seat(Struct):
    """A chair at the table, and who sits on it."""

    name: str | None  # None: free
    bot: str | None  # the level of the bot that plays here; beside a person's name: it plays on for someone who is gone
    face: Member | None  # of the cast, if it is one of them who plays
    connected: bool  # at least one device looks on from this seat
    host: bool
    left: bool  # the bot plays on for someone who may come back
    offered: bool  # whoever comes may take this seat over
    newcomer: Waiting | None  # will take this seat over
    worded: bool  # its player added words to the seed
    words: str  # these words; of others only from the start on, as long as they could be changed nobody sees them


class Clock(Struct):
    """How long the player on turn may still think, in milliseconds from when this was sent: clocks differ."""

    seat: int
    limit: int  # of a whole turn, or of a whole bank
    left: int  # of the turn, or in the player's bank
    grace: int | None  # the player's connection is lost: for so long, `left` stands still; null: it runs


class OpenTable(Struct, tag="table", tag_field="type"):
    """What everyone may know of a table, but for what changes with every move."""

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
    lots: list[list[str | None]]  # in the first round what each seat drew for who begins, a row for each time
    outcome: Outcome | None  # of the round that has just ended
    leaders: list[int]
    commitment: str  # to the seed, before the deal
    seed: str | None  # hex, revealed after the match
    rematch: str | None  # code of the table where it goes on
    spectators: int
    pace: Pace  # for how long bots think
    notes: list[Note]  # the latest news of the seats, the newest last


class Table(OpenTable, tag="table"):
    """All that this viewer may know of the table: replaces what the page had."""

    version: int  # how many events the table has; goes up with every change of seats or state
    me: int | None  # my seat; None: a spectator
    left: int | None  # the seat that a bot plays for me until I come back
    waiting: int | None  # the seat that I take over with the next round, or a rematch
    clock: Clock | None  # of the turn; null: no limit, a bot's turn, or nobody's
    banks: list[int | None]  # milliseconds that each seat has in the bank, without what runs now; null: a bot's
    view: GameView  # what I may know of the round; null before the start


class Accepted(Struct, tag="accepted", tag_field="type"):
    """What was said is done and stored."""

    id: str
    version: int


class Refused(Struct, tag="refused", tag_field="type"):
    """What was said is refused: nothing has changed."""

    id: str | None  # None: the message could not be read so far as to know its id
    code: str
    rule: str | None
    message: str  # English, for programmers; the page says it in the user's language by code and args
    pieces: list[str]
    args: dict[str, str | int]


class Checked(Struct, tag="checked", tag_field="type"):
    """What is to say of a draft, by the table as it was at `version`."""

    id: str
    version: int
    draft: DraftVerdict


class Hint(Struct, tag="hint", tag_field="type"):
    """What the strongest bot would play that sees what you see."""

    id: str
    version: int
    action: str


class Gone(Struct, tag="gone", tag_field="type"):
    """The token is not that of a seat, or no longer: you look on. `code` says why, like a refusal's."""

    code: Literal["seat.unknown_token", "seat.removed", "seat.replaced", "seat.left", "seat.taken_back"]


class Elsewhere(Struct, tag="elsewhere", tag_field="type"):
    """Your seat was opened on another device or in another window, too; both show it, and either may play."""

    code: Literal["seat.elsewhere"]


class Emoted(Struct, tag="emoted", tag_field="type"):
    """The player on a seat made a gesture."""

    seat: int
    emote: EmoteName


Told = Table | Accepted | Refused | Checked | Hint | Gone | Elsewhere | Emoted

# --- lessons: told over HTTP, since nothing happens at them -----------------------------------------------------------


class Scene(Struct):
    """A moment of a lesson."""

    part: int  # the round it belongs to, counted from 0
    say: str | None  # its text: `GAME-lesson-SAY`; null: another player is about to move
    action: str | None  # what the learner shall do; null: there is only to read or to watch
    code: str | None  # the action is to be tried, and will be refused with this
    point: list[str]  # pieces and places to look at
    table: Table


class Lesson(Struct):
    """A small game by script."""

    game: str
    scenes: list[Scene]


# --- replays: told over HTTP, since what is over does not change ------------------------------------------------------


MOST_STEPS = 50  # in one answer


class Step(Struct):
    """A moment of a match: the fields of `Table` that change while it is played, as they were then."""

    phase: Phase
    round: int
    rounds: int
    sheet: list[list[int]]
    totals: list[int]
    lots: list[list[str | None]]
    view: GameView
    outcome: Outcome | None
    leaders: list[int]
    fresh: int  # how many entries at the end of the view's log are new since the step before
    hands: list[list[str]]  # of all seats, laid open; empty where they stay hidden


class Replay(Struct):
    """A match, or as much of it as has been played, with some of its steps."""

    table: Table  # as it stands now, for who asks
    mine: int | None  # the seat of who asks
    seat: int | None  # from where the steps are seen; null: by a spectator
    began: float | None  # when, in seconds since 1970; a record does not tell
    acted: list[int | None]  # a seat for each step: who acted; null: a round was dealt
    first: int  # the number of the first of the steps told here
    steps: list[Step]
