"""What the page sends over the socket."""

from typing import Annotated

from msgspec import Meta, Struct

from tablee.table.bots.pace import Pace
from tablee.table.messages.fields import EmoteName, Id, Number
from tablee.table.people.faces import FaceName

MAX_OPTIONS = 64  # of a message; no game has half as many


class FromPage(Struct, tag_field="type", forbid_unknown_fields=True):
    """The base of all messages from the page."""


class Hello(FromPage, tag="hello"):
    """The first message on a socket: identifies the sender, who without a token is a spectator."""

    token: str | None = None


class AddBot(FromPage, tag="add_bot"):
    """The host puts a bot on a free seat; without `seat`, on the first free one."""

    id: Id
    bot: str
    seat: Number | None = None


class ChangeBot(FromPage, tag="change_bot"):
    """The host changes the level of a bot before the start."""

    id: Id
    seat: Number
    bot: str


class SetPace(FromPage, tag="set_pace"):
    """The host sets how long bots take for their turns."""

    id: Id
    pace: Pace


class ChangeRules(FromPage, tag="change_rules"):
    """The host changes what is agreed before the start. Options that are not named stay as they are."""

    id: Id
    options: Annotated[dict[str, str | int | bool], Meta(max_length=MAX_OPTIONS)] = {}
    players: Number | None = None


class SwitchClock(FromPage, tag="switch_clock"):
    """The host switches the clock off or on, from the next turn on."""

    id: Id
    on: bool


class RemoveSeat(FromPage, tag="remove_seat"):
    """The host removes somebody for good: before the start the seat becomes free, afterwards a bot takes over."""

    id: Id
    seat: Number


class ReplaceSeat(FromPage, tag="replace_seat"):
    """The host lets a bot play for somebody who is away, until they come back."""

    id: Id
    seat: Number


class OfferSeat(FromPage, tag="offer_seat"):
    """The host opens a bot's seat to newcomers, or closes it again."""

    id: Id
    seat: Number
    open: bool


class Words(FromPage, tag="words"):
    """A player adds words to the seed before the start, replacing any added earlier; empty means none."""

    id: Id
    words: str


class SetFace(FromPage, tag="set_face"):
    """A player shows another face; null, or one that the server does not know, leaves the choice to the table."""

    id: Id
    face: FaceName | None


class Start(FromPage, tag="start"):
    """The host starts the match; bots of the level `fill` take the free seats."""

    id: Id
    fill: str | None = None


class Play(FromPage, tag="play"):
    """An action in the game's notation, in answer to the table as it was at `version`."""

    id: Id  # a repeated id gets the first answer again
    action: str
    version: Number


class NextRound(FromPage, tag="next_round"):
    """Any player deals the next round."""

    id: Id
    version: Number


class Rematch(FromPage, tag="rematch"):
    """Any player offers a rematch: a new table with the same seats and tokens, whose code everybody is sent."""

    id: Id


class Join(FromPage, tag="join"):
    """At the table of a rematch: accept it. A player declines by leaving."""

    id: Id


class Leave(FromPage, tag="leave"):
    """Give up the seat: before the start it becomes free, afterwards a bot plays until the player comes back.

    A newcomer stops waiting for a seat.
    """

    id: Id


class Agree(FromPage, tag="agree"):
    """A player agrees that a newcomer takes over a seat at once; all the others must agree too."""

    id: Id
    seat: Number


class ComeBack(FromPage, tag="come_back"):
    """Take back the seat that a bot plays for the sender (`left` of the table)."""

    id: Id


class Emote(FromPage, tag="emote"):
    """A player makes a gesture that everyone sees; it is not stored."""

    id: Id
    emote: EmoteName


class Check(FromPage, tag="check"):
    """Ask the referee about an unfinished turn. Answered with `Checked`; nothing changes."""

    id: Id
    action: str  # in the game's notation; a joker may be written without the piece it stands for


class AskHint(FromPage, tag="hint"):
    """Ask what a bot would play. Answered with `Hint`; nothing changes."""

    id: Id


class Consider(FromPage, tag="consider"):
    """Ask the tutor about an action before playing it. Answered with `Considered`; nothing changes."""

    id: Id
    action: str  # in the game's notation


Command = (
    AddBot
    | ChangeBot
    | SetPace
    | ChangeRules
    | SwitchClock
    | RemoveSeat
    | ReplaceSeat
    | OfferSeat
    | Words
    | SetFace
    | Start
    | Play
    | NextRound
    | Rematch
    | Join
    | Agree
    | Leave
)
Said = Command | ComeBack | Emote | Check | AskHint | Consider
