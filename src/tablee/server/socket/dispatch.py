"""Answers the messages of one viewer: commands go to the table, questions are answered, the rest is refused."""

import asyncio
import logging
from collections.abc import Callable
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
from tablee.server.http.hanging_up import while_open
from tablee.server.observability import metrics
from tablee.server.observability.request_metrics import noted
from tablee.server.rate_limits import RateLimits
from tablee.server.socket.outbox import Outbox
from tablee.table import commands, messages
from tablee.table.events import Asked
from tablee.table.loop.lock import Lock
from tablee.table.loop.rate_limit import RateLimit
from tablee.table.messages import Accepted, Id, Said
from tablee.table.refusals import REFUSALS
from tablee.table.rendering.presenter import Place, refused, written
from tablee.table.table import Table

Message = TypeVar("Message")
MAX_REASON_LENGTH = 200  # characters: it may quote the message

log = logging.getLogger(__name__)

_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


class _Id(msgspec.Struct):
    id: Id


_id = msgspec.json.Decoder(_Id)

#: Returns a command and its arguments after the state, for a seat, its message, the table and the viewer.
Plan = Callable[[Player, Any, Table, Outbox], tuple[Any, ...]]

#: Each message that changes the table, and the command that it asks for.
COMMANDS: dict[type[Said], Plan] = {
    messages.Play: lambda seat, said, table, _: (commands.play, seat, said.action, said.version, table.lease),
    messages.AddBot: lambda seat, said, *_: (commands.add_bot, seat, said.bot, said.seat),
    messages.ChangeBot: lambda seat, said, *_: (commands.change_bot, seat, said.seat, said.bot),
    messages.SetPace: lambda seat, said, *_: (commands.set_pace, seat, said.pace),
    messages.RemoveSeat: lambda seat, said, *_: (commands.remove, seat, said.seat),
    messages.ReplaceSeat: lambda seat, said, table, _: (commands.replace, seat, said.seat, table.present),
    messages.OfferSeat: lambda seat, said, *_: (commands.offer, seat, said.seat, said.open),
    messages.Words: lambda seat, said, *_: (commands.add_words, seat, said.words),
    messages.Start: lambda seat, said, *_: (commands.start, seat, said.fill),
    messages.NextRound: lambda seat, said, *_: (commands.next_round, seat, said.version),
    messages.Rematch: lambda seat, *_: (commands.rematch, seat),
    messages.Agree: lambda seat, said, *_: (commands.agree, seat, said.seat),
    messages.ComeBack: lambda seat, said, _, viewer: (commands.come_back, seat, viewer.proof),
    messages.Leave: lambda seat, said, table, viewer: (
        (commands.leave, seat) if table.place_of(viewer).waiting is None else (commands.withdraw, seat, viewer.proof)
    ),
}


def _seat_for(said: Said, place: Place) -> Player | None:
    """Return the seat for which a viewer speaks."""
    if isinstance(said, messages.ComeBack):
        return place.left
    if isinstance(said, messages.Leave) and place.waiting is not None:
        return place.waiting
    return place.seat


class Conversation:
    """Answers one viewer, one message after the other.

    Commands are nearly all that is said. They take a short path where nothing is under way: from the socket to the
    store and back by callbacks, without a task.
    """

    __slots__ = ("_asked_id", "_context", "_limits", "_outbox", "_rate", "_table", "_turn")

    def __init__(self, table: Table, outbox: Outbox, limits: RateLimits) -> None:
        self._table, self._outbox, self._limits = table, outbox, limits
        self._rate = RateLimit(limits.limits.messages)
        self._turn = Lock()  # so that a message is answered before the next is begun
        self._asked_id = ""  # of the command that was begun at once: while it holds the lock there is no other
        self._context = copy_context()  # in which the log knows whose connection this is

    async def listen(self, socket: WebSocket) -> None:
        """Answer every message; a viewer who sends too many is read more slowly, and the transport makes them wait."""
        self._outbox.wire.hear_at_once = self._hear_at_once
        with suppress(WebSocketDisconnect):
            while True:
                text, said = await receive(socket)
                async with self._turn:
                    if wait := self._rate.spend():
                        await asyncio.sleep(wait)
                    self._outbox.tell(written(await self._answer(text, said)))

    def _hear_at_once(self, text: bytes) -> Said | bool:
        """Begin a command if nothing is before it, and return True; else return the decoded message, or False."""
        try:
            said = _said.decode(text)
        except (msgspec.DecodeError, RecursionError):  # refused when its turn comes
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

    async def _answer(self, text: bytes, said: Said | None) -> messages.Told:
        """Return Accepted, Refused or what was asked: every message gets an answer."""
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
                return await self._ask(seat, said)
            command = plan(seat, said, self._table, self._outbox)
            return Accepted(said.id, await self._table.do(*command, asked=Asked(seat, said.id)))
        except Exception as error:
            return _sorry(error, asked_id)

    async def _ask(self, seat: Player, said: Said) -> messages.Told:
        """Return the answer to a message that changes nothing."""
        table, address = self._table, self._outbox.address
        match said:
            case messages.Check(asked_id, action):
                self._limits.drafts.spend(address)
                return messages.Checked(asked_id, table.state.version, await table.check(seat, action))
            case messages.AskHint(asked_id):
                self._limits.solves.spend(address)
                hint = while_open(self._outbox.wire.is_closing, table.hint(seat, address))
                return messages.Hint(asked_id, table.state.version, await hint)
            case messages.Emote(asked_id, emote):
                return Accepted(asked_id, await table.emote(seat, emote))
        raise NotImplementedError(type(said))


def _sorry(error: Exception, asked_id: Id | None) -> messages.Refused:
    """Return why not: a refusal is for the player, all other errors are for the operator's log."""
    if not isinstance(error, TableeError):
        log.error("a message could not be answered", exc_info=error)
        error = REFUSALS("server.failed")
    return refused(noted(error), asked_id)


def _count(said: Said) -> None:
    if type(said) is messages.Play:
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
    """Return the next message, text or binary, and what it was decoded to where the connection has done so."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text = message.get("text")
    return message.get("bytes") or b"" if text is None else text.encode(), message.get("said") or None
