"""Answers the messages of one viewer: commands go to the table, questions are answered, the rest is refused."""

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from tablee.core.documents import check_shape
from tablee.core.errors import InvalidInput, Refusal, TableeError
from tablee.core.game import Player
from tablee.table import commands
from tablee.table.events import Asked
from tablee.table.messages import from_page, from_server
from tablee.table.messages.fields import Id
from tablee.table.messages.from_page import Hello, Said
from tablee.table.messages.from_server import Accepted
from tablee.table.people.audience import Viewer
from tablee.table.people.places import Place
from tablee.table.refusals import REFUSALS, refusal_of
from tablee.table.rendering.presenter import refused
from tablee.table.table import Table

Message = TypeVar("Message")
MAX_REASON_LENGTH = 200  # characters: a reason may quote the message

POLICY_VIOLATION, TRY_AGAIN_LATER, UNKNOWN_TABLE = 1008, 1013, 4404  # why a conversation is closed

log = logging.getLogger(__name__)

SAID: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
FIRST: msgspec.json.Decoder[Hello | Said] = msgspec.json.Decoder(Hello | Said)  # a union: messages carry their type


class _Id(msgspec.Struct):
    id: Id


_id = msgspec.json.Decoder(_Id)

#: Given a seat, its message, the table and the viewer, returns a command and its arguments after the state.
Plan = Callable[[Player, Any, Table, Any], tuple[Any, ...]]

#: Each message that changes the table, and its command.
COMMANDS: dict[type[Said], Plan] = {
    from_page.Play: lambda seat, said, table, _: (commands.play, seat, said.action, said.version, table.lease),
    from_page.AddBot: lambda seat, said, *_: (commands.add_bot, seat, said.bot, said.seat),
    from_page.ChangeBot: lambda seat, said, *_: (commands.change_bot, seat, said.seat, said.bot),
    from_page.SetPace: lambda seat, said, *_: (commands.set_pace, seat, said.pace),
    from_page.ChangeRules: lambda seat, said, *_: (commands.change_rules, seat, said.options, said.players),
    from_page.SwitchClock: lambda seat, said, *_: (commands.switch_clock, seat, said.on),
    from_page.RemoveSeat: lambda seat, said, *_: (commands.remove, seat, said.seat),
    from_page.ReplaceSeat: lambda seat, said, table, _: (commands.replace, seat, said.seat, table.present),
    from_page.OfferSeat: lambda seat, said, *_: (commands.offer, seat, said.seat, said.open),
    from_page.Words: lambda seat, said, *_: (commands.add_words, seat, said.words),
    from_page.SetFace: lambda seat, said, *_: (commands.set_face, seat, said.face),
    from_page.Start: lambda seat, said, *_: (commands.start, seat, said.fill),
    from_page.NextRound: lambda seat, said, *_: (commands.next_round, seat, said.version),
    from_page.Rematch: lambda seat, said, table, _: (commands.rematch, seat, table.new_code()),
    from_page.Join: lambda seat, *_: (commands.join, seat),
    from_page.Agree: lambda seat, said, *_: (commands.agree, seat, said.seat),
    from_page.ComeBack: lambda seat, said, _, viewer: (commands.come_back, seat, viewer.proof),
    from_page.Leave: lambda seat, said, table, viewer: (
        (commands.leave, seat) if table.place_of(viewer).waiting is None else (commands.withdraw, seat, viewer.proof)
    ),
}


#: Each message that changes nothing, and the method that answers it. Every message is here or among the commands.
QUESTIONS: dict[type[Said], str] = {
    from_page.Check: "check",
    from_page.AskHint: "hint",
    from_page.Consider: "consider",
    from_page.Emote: "emote",
}


def seat_for(said: Said, place: Place) -> Player | None:
    """Return the seat for which a viewer speaks."""
    if isinstance(said, from_page.ComeBack):
        return place.left
    if isinstance(said, from_page.Leave) and place.waiting is not None:
        return place.waiting
    return place.seat


class Conversation:
    """Answers the messages of one viewer, who has entered the table. A server counts and limits them, too."""

    __slots__ = ("_address", "_table", "_viewer")

    def __init__(self, table: Table, viewer: Viewer, address: str = "") -> None:
        self._table, self._viewer = table, viewer
        self._address = address  # to which the work of questions is charged

    async def answer(self, text: bytes, said: Said | None = None) -> from_server.Told:
        """Return Accepted, Refused or the requested answer: every message gets a response.

        `said` is the decoded message, if it is known already.
        """
        asked_id = None
        try:
            if said is None:
                try:
                    said = read(SAID, text)
                except TableeError:
                    with suppress(TableeError):
                        asked_id = read(_id, text).id
                    raise
            asked_id = said.id
            self.count(said)
            seat = seat_for(said, self._table.place_of(self._viewer))
            if seat is None:
                raise REFUSALS("seat.none")
            plan = COMMANDS.get(type(said))
            if plan is None:
                told: from_server.Told = await getattr(self, QUESTIONS[type(said)])(seat, said)
                return told
            command = plan(seat, said, self._table, self._viewer)
            return Accepted(said.id, await self._table.do(*command, asked=Asked(seat, said.id)))
        except Exception as error:
            return self.sorry(error, asked_id)

    async def check(self, seat: Player, said: from_page.Check) -> from_server.Told:
        """Judge a draft."""
        return from_server.Checked(said.id, self._table.state.version, await self._table.check(seat, said.action))

    async def hint(self, seat: Player, said: from_page.AskHint) -> from_server.Told:
        """Return what the player can do and what a bot would do."""
        version = self._table.state.version
        hint = await self._table.hint(seat, self._address)
        remarks = list(hint.possible), list(hint.advice)
        return from_server.Hint(said.id, version, hint.action, *remarks, list(hint.pieces), list(hint.places))

    async def consider(self, seat: Player, said: from_page.Consider) -> from_server.Told:
        """Return what the tutor says of an action."""
        version = self._table.state.version
        return from_server.Considered(said.id, version, await self._table.consider(seat, said.action, self._address))

    async def emote(self, seat: Player, said: from_page.Emote) -> from_server.Told:
        """Show everyone a gesture."""
        return Accepted(said.id, await self._table.emote(seat, said.emote))

    def sorry(self, error: Exception, asked_id: Id | None) -> from_server.Refused:
        """Return an error as a refusal: refusals are for the player, all other errors for whoever reads the log."""
        if not isinstance(error, TableeError):
            log.error("a message could not be answered", exc_info=error)
            error = REFUSALS("server.failed")
        return refused(self.noted(error), asked_id)

    def count(self, said: Said) -> None:
        """Count a message."""

    def noted(self, error: TableeError) -> Refusal:
        """Return an error as a refusal, and note it."""
        return refusal_of(error)


def read(decoder: "msgspec.json.Decoder[Message]", text: bytes) -> Message:
    """Return the decoded message, or refuse it."""
    try:
        check_shape(text)
        return decoder.decode(text)
    except InvalidInput as error:
        raise REFUSALS("message.unreadable", reason=f"it {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise REFUSALS("message.unreadable", reason=str(error)[:MAX_REASON_LENGTH]) from None
