"""What one viewer says at a table, message after message, and what is answered."""

import asyncio
import logging
from contextlib import suppress
from contextvars import copy_context
from functools import cache
from typing import TypeVar

import msgspec
from prometheus_client import Counter
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.core.documents import check_shape
from tablee.core.errors import InvalidInput, TableeError
from tablee.server.http.hanging_up import while_open
from tablee.server.observability import metrics
from tablee.server.observability.request_metrics import noted
from tablee.server.rate_limits import RateLimits
from tablee.server.socket.outbox import Outbox
from tablee.table import messages
from tablee.table.events import Asked
from tablee.table.loop.lock import Lock
from tablee.table.loop.rate_limit import RateLimit
from tablee.table.messages import Accepted, Id, PendingCommand, Said
from tablee.table.refusals import REFUSALS
from tablee.table.rendering.presenter import refused, written
from tablee.table.table import Table

Message = TypeVar("Message")
MAX_REASON = 200  # characters: it may quote what was said

log = logging.getLogger(__name__)

_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


class _Id(msgspec.Struct):
    id: Id


_id = msgspec.json.Decoder(_Id)


class Conversation:
    """Answers what one viewer says, one message after the other.

    Moves are nearly all that is said, and they go a short way: from the wire to the store and back, without a task.
    """

    __slots__ = ("_context", "_keeper", "_moving", "_outbox", "_patience", "_table", "_turn")

    def __init__(self, table: Table, outbox: Outbox, keeper: RateLimits) -> None:
        self._table, self._outbox, self._keeper = table, outbox, keeper
        self._patience = RateLimit(keeper.limits.messages)
        self._turn = Lock()  # so that a message is answered before the next is begun
        self._moving = ""  # the id of the move under way, if one is: by our turn there is never another
        self._context = copy_context()  # in which the log knows whose connection this is

    async def listen(self, socket: WebSocket) -> None:
        """Answer whatever is said; who says too much is listened to more slowly, and the transport makes them wait."""
        self._outbox.wire.hear_at_once = self._move_at_once
        with suppress(WebSocketDisconnect):
            while True:
                text = await receive(socket)
                async with self._turn:
                    if wait := self._patience.spend():
                        await asyncio.sleep(wait)
                    self._outbox.tell(written(await _answer(self._table, self._outbox, self._keeper, text)))

    def _move_at_once(self, text: bytes) -> bool:
        """Begin a move if that is what is said and nothing stands before it; return whether it was."""
        try:
            said = _said.decode(text)
        except (msgspec.DecodeError, RecursionError):  # refused when its turn comes
            return False
        seat = self._table.seat_of(self._outbox)
        if type(said) is not messages.Play or seat is None:
            return False
        if not self._turn.try_enter():
            return False
        if not self._patience.try_spend():
            self._turn.leave()
            return False
        metrics.PLAYS.new += 1
        self._moving = said.id
        self._table.play_soon(Asked(seat, said.id), said.action, said.version, self._have_moved)
        return True

    def _have_moved(self, answer: int | Exception) -> None:
        said_id = self._moving
        told = Accepted(said_id, answer) if isinstance(answer, int) else self._context.run(_sorry, answer, said_id)
        self._outbox.tell(written(told))
        self._turn.leave()


async def _answer(table: Table, outbox: Outbox, keeper: RateLimits, text: bytes) -> messages.Told:
    """Return Accepted, Refused or what was asked: whatever is said gets an answer."""
    said_id = None
    try:
        try:
            said = read(_said, text)
        except TableeError:
            with suppress(TableeError):
                said_id = read(_id, text).id
            raise
        said_id = said.id
        _counter(type(said)).inc()
        match said:
            case messages.ComeBack():
                seat = table.left_seat_of(outbox)
            case messages.Leave() if (waiting := table.waiting_seat_of(outbox)) is not None:
                return Accepted(said_id, await table.withdraw(Asked(waiting, said_id), outbox.proof))
            case _:
                seat = table.seat_of(outbox)
        if seat is None:
            raise REFUSALS("seat.none")
        match said:
            case messages.Check(said_id, action):
                keeper.drafts.spend(outbox.address)
                return messages.Checked(said_id, table.situation.version, await table.check(seat, action))
            case messages.AskHint(said_id):
                keeper.solves.spend(outbox.address)
                hint = while_open(outbox.wire.is_closing, table.hint(seat, outbox.address))
                return messages.Hint(said_id, table.situation.version, await hint)
            case messages.Emote(said_id, emote):
                return Accepted(said_id, await table.emote(seat, emote))
            case messages.ComeBack(said_id):
                return Accepted(said_id, await table.come_back(Asked(seat, said_id), outbox.proof))
        return Accepted(said.id, await _do(table, said, Asked(seat, said.id)))
    except Exception as error:
        return _sorry(error, said_id)


def _sorry(error: Exception, said_id: Id | None) -> messages.Refused:
    """Return why not: a refusal is the player's business, all else only the operator's."""
    if not isinstance(error, TableeError):
        log.error("a message could not be answered", exc_info=error)
        error = REFUSALS("server.failed")
    return refused(noted(error), said_id)


@cache
def _counter(kind: type[Said]) -> Counter:
    """Return what counts the messages of one kind."""
    return metrics.MESSAGES.labels(kind.__struct_config__.tag)


async def _do(table: Table, said: PendingCommand, asked: Asked) -> int:
    match said:
        case messages.Play(said_id, action, version):
            return await table.play(asked.seat, action, version, said_id)
        case messages.AddBot(_, bot, seat):
            return await table.add_bot(asked, bot, seat)
        case messages.ChangeBot(_, seat, bot):
            return await table.change_bot(asked, seat, bot)
        case messages.SetPace(_, pace):
            return await table.set_pace(asked, pace)
        case messages.RemoveSeat(_, seat):
            return await table.remove(asked, seat)
        case messages.ReplaceSeat(_, seat):
            return await table.replace(asked, seat)
        case messages.OfferSeat(_, seat, is_open):
            return await table.offer(asked, seat, is_open)
        case messages.Words(_, words):
            return await table.add_words(asked, words)
        case messages.Start(_, fill):
            return await table.start(asked, fill)
        case messages.NextRound(_, version):
            return await table.next_round(asked, version)
        case messages.Rematch():
            return await table.rematch(asked)
        case messages.Agree(_, seat):
            return await table.agree(asked, seat)
        case messages.Leave():
            return await table.leave(asked)


def read(decoder: "msgspec.json.Decoder[Message]", text: bytes) -> Message:
    """Return what a message says, or refuse what cannot be read."""
    try:
        check_shape(text)
        return decoder.decode(text)
    except InvalidInput as error:
        raise REFUSALS("message.unreadable", reason=f"it {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise REFUSALS("message.unreadable", reason=str(error)[:MAX_REASON]) from None


async def receive(socket: WebSocket) -> bytes:
    """Return the next message, text or not: what cannot be read is refused, not dropped."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text = message.get("text")
    return message.get("bytes") or b"" if text is None else text.encode()
