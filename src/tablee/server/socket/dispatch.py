"""Answers the messages of one viewer: commands go to the table, questions are answered, the rest is refused."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import copy_context
from functools import cache
from typing import Any, TypeVar

import msgspec
from prometheus_client import Counter
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.core.documents import check_shape
from tablee.core.errors import InvalidInput, TableeError
from tablee.core.game import Player
from tablee.server.http.api.hanging_up import while_open
from tablee.server.observability import metrics
from tablee.server.observability.request_metrics import noted
from tablee.server.rate_limits import RateLimits
from tablee.server.socket.outbox import Outbox
from tablee.table import commands
from tablee.table.events import Asked
from tablee.table.loop.lock import Lock
from tablee.table.loop.rate_limit import RateLimit
from tablee.table.messages import from_page, from_server
from tablee.table.messages.fields import Id
from tablee.table.messages.from_page import Said
from tablee.table.messages.from_server import Accepted
from tablee.table.people.places import Place
from tablee.table.refusals import REFUSALS
from tablee.table.rendering.presenter import refused, written
from tablee.table.table import Table

Message = TypeVar("Message")
MAX_REASON_LENGTH = 200  # characters: a reason may quote the message

log = logging.getLogger(__name__)

_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


class _Id(msgspec.Struct):
    id: Id


_id = msgspec.json.Decoder(_Id)

#: Given a seat, its message, the table and the viewer, returns a command and its arguments after the state.
Plan = Callable[[Player, Any, Table, Outbox], tuple[Any, ...]]

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


def _seat_for(said: Said, place: Place) -> Player | None:
    """Return the seat for which a viewer speaks."""
    if isinstance(said, from_page.ComeBack):
        return place.left
    if isinstance(said, from_page.Leave) and place.waiting is not None:
        return place.waiting
    return place.seat


class Conversation:
    """Answers the messages of one viewer in order.

    Nearly all messages are commands. If none is pending, they take a fast path: from the socket to the
    store and back by callbacks, without a task.
    """

    __slots__ = ("_asked_id", "_context", "_limits", "_outbox", "_rate", "_table", "_turn")

    def __init__(self, table: Table, outbox: Outbox, limits: RateLimits) -> None:
        self._table, self._outbox, self._limits = table, outbox, limits
        self._rate = RateLimit(limits.limits.messages)
        self._turn = Lock()  # so that a message is answered before the next one starts
        self._asked_id = ""  # of the command on the fast path: there is only one, since it holds the lock
        self._context = copy_context()  # identifies the connection in the log

    async def listen(self, socket: WebSocket) -> None:
        """Answer every message; if a viewer sends too many, read more slowly, so that the transport slows them down."""
        self._outbox.wire.handle_at_once = self._handle_at_once
        try:
            while True:
                text, said = await receive(socket)
                async with self._turn:
                    if wait := self._rate.spend():
                        await asyncio.sleep(wait)
                    self._outbox.tell(written(await self._answer(text, said)))
        except WebSocketDisconnect:
            pass
        finally:
            self._outbox.wire.handle_at_once = None  # otherwise the table stays until the collector of cycles runs

    def _handle_at_once(self, text: bytes) -> Said | bool:
        """Start a command if none is pending, and return True; else return the decoded message, or False."""
        try:
            said = _said.decode(text)
        except (msgspec.DecodeError, RecursionError):  # refused later, in order
            return False
        plan = COMMANDS.get(type(said))
        seat = _seat_for(said, self._table.place_of(self._outbox))
        if plan is None or seat is None or not self._turn.try_enter():
            return said
        if not self._rate.try_spend():
            self._turn.leave()
            return said
        _count(said)
        self._asked_id = said.id
        self._table.begin(self._have_done, Asked(seat, said.id), *plan(seat, said, self._table, self._outbox))
        return True

    def _have_done(self, answer: int | Exception) -> None:
        asked_id = self._asked_id
        told = Accepted(asked_id, answer) if isinstance(answer, int) else self._context.run(_sorry, answer, asked_id)
        self._outbox.tell(written(told))
        self._turn.leave()

    async def _answer(self, text: bytes, said: Said | None) -> from_server.Told:
        """Return Accepted, Refused or the requested answer: every message gets a response."""
        asked_id = None
        try:
            if said is None:
                try:
                    said = read(_said, text)
                except TableeError:
                    with suppress(TableeError):
                        asked_id = read(_id, text).id
                    raise
            asked_id = said.id
            _count(said)
            seat = _seat_for(said, self._table.place_of(self._outbox))
            if seat is None:
                raise REFUSALS("seat.none")
            plan = COMMANDS.get(type(said))
            if plan is None:
                return await QUESTIONS[type(said)](self, seat, said)
            command = plan(seat, said, self._table, self._outbox)
            return Accepted(said.id, await self._table.do(*command, asked=Asked(seat, said.id)))
        except Exception as error:
            return _sorry(error, asked_id)

    async def check(self, seat: Player, said: from_page.Check) -> from_server.Told:
        """Judge a draft."""
        self._limits.drafts.spend(self._outbox.address)
        return from_server.Checked(said.id, self._table.state.version, await self._table.check(seat, said.action))

    async def hint(self, seat: Player, said: from_page.AskHint) -> from_server.Told:
        """Return what the player can do and what a bot would do, unless the viewer disconnects first."""
        address = self._outbox.address
        self._limits.solves.spend(address)
        version = self._table.state.version
        hint = await while_open(self._outbox.wire.is_closing, self._table.hint(seat, address))
        remarks = list(hint.possible), list(hint.advice)
        return from_server.Hint(said.id, version, hint.action, *remarks, list(hint.pieces), list(hint.places))

    async def consider(self, seat: Player, said: from_page.Consider) -> from_server.Told:
        """Return what the tutor says of an action, unless the viewer disconnects first."""
        address = self._outbox.address
        self._limits.solves.spend(address)
        version = self._table.state.version
        asked = self._table.consider(seat, said.action, address)
        return from_server.Considered(said.id, version, await while_open(self._outbox.wire.is_closing, asked))

    async def emote(self, seat: Player, said: from_page.Emote) -> from_server.Told:
        """Show everyone a gesture."""
        return Accepted(said.id, await self._table.emote(seat, said.emote))


#: Each message that changes nothing, and its handler. Every message is here or among the commands.
QUESTIONS: dict[type[Said], Callable[[Conversation, Player, Any], Awaitable[from_server.Told]]] = {
    from_page.Check: Conversation.check,
    from_page.AskHint: Conversation.hint,
    from_page.Consider: Conversation.consider,
    from_page.Emote: Conversation.emote,
}


def _sorry(error: Exception, asked_id: Id | None) -> from_server.Refused:
    """Return an error as a refusal: refusals are for the player, all other errors for the operator's log."""
    if not isinstance(error, TableeError):
        log.error("a message could not be answered", exc_info=error)
        error = REFUSALS("server.failed")
    return refused(noted(error), asked_id)


def _count(said: Said) -> None:
    if type(said) is from_page.Play:
        metrics.PLAYS.new += 1
    else:
        _counter(type(said)).inc()


@cache
def _counter(kind: type[Said]) -> Counter:
    """Return the counter of one kind of messages."""
    return metrics.MESSAGES.labels(kind.__struct_config__.tag)


def read(decoder: "msgspec.json.Decoder[Message]", text: bytes) -> Message:
    """Return the decoded message, or refuse it."""
    try:
        check_shape(text)
        return decoder.decode(text)
    except InvalidInput as error:
        raise REFUSALS("message.unreadable", reason=f"it {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise REFUSALS("message.unreadable", reason=str(error)[:MAX_REASON_LENGTH]) from None


async def receive(socket: WebSocket) -> tuple[bytes, Said | None]:
    """Return the next message, text or binary, and its decoded form if the connection has decoded it."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text = message.get("text")
    return message.get("bytes") or b"" if text is None else text.encode(), message.get("said") or None
