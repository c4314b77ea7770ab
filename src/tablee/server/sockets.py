"""The websocket of a table: reads what is said, calls the table, answers."""

import asyncio
import logging
from contextlib import suppress
from functools import cache
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from prometheus_client import Counter
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.core.errors import TableeError
from tablee.server import messages, metrics
from tablee.server.events import Asked
from tablee.server.lobby import Lobby
from tablee.server.messages import Accepted, Deed, Hello, Id, Said
from tablee.server.outbox import Outbox
from tablee.server.patience import Patience
from tablee.server.refusals import REFUSALS, refusal_of
from tablee.server.store import StoreFailed
from tablee.server.table import Table
from tablee.server.telling import refused, written
from tablee.server.watching import noted

Message = TypeVar("Message")

log = logging.getLogger(__name__)

LARGEST = 4096  # bytes of a message; the transport closes the socket with 1009 before reading more
HELLO_WITHIN = 5.0  # seconds
BURST, PER_SECOND = 100, 50.0  # messages that one connection may send

POLICY_VIOLATION, TRY_AGAIN_LATER, UNKNOWN_TABLE = 1008, 1013, 4404

_first: msgspec.json.Decoder[Hello | Said] = msgspec.json.Decoder(Hello | Said)  # one of several must say its type
_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


class _Id(msgspec.Struct):
    id: Id


_id = msgspec.json.Decoder(_Id)


def is_welcome(socket: WebSocket, origins: frozenset[str]) -> bool:
    """Whether the page that opens the socket is ours: browsers say where it came from, other programs need not."""
    origin = socket.headers.get("origin")
    if origin is None or origin in origins:
        return True
    return urlsplit(origin).netloc.lower() == socket.headers.get("host", "").lower()


async def attend(socket: WebSocket, code: str, lobby: Lobby, origins: frozenset[str]) -> None:
    """Serve one connection from its first message to its end."""
    if not is_welcome(socket, origins):
        await socket.close(POLICY_VIOLATION)
        return
    await socket.accept()
    with suppress(WebSocketDisconnect):
        try:
            table = await lobby.find(code)
        except TableeError as error:
            await _dismiss(socket, error, TRY_AGAIN_LATER if isinstance(error, StoreFailed) else UNKNOWN_TABLE)
            return
        hello = await _first_message(socket)
        if isinstance(hello, Hello):
            await _look_on(socket, table, hello.token)
        else:
            await _dismiss(socket, REFUSALS("message.no_hello"), POLICY_VIOLATION)


async def _first_message(socket: WebSocket) -> Hello | Said | None:
    try:
        return _read(_first, await asyncio.wait_for(_receive(socket), HELLO_WITHIN))
    except (TimeoutError, TableeError):
        return None


async def _look_on(socket: WebSocket, table: Table, token: str | None) -> None:
    outbox = Outbox(socket, token)
    try:
        table.enter(outbox)
    except TableeError as error:
        await _dismiss(socket, error, TRY_AGAIN_LATER)
        return
    try:
        # In a task of its own: all that is awaited there would otherwise pass through each layer around us.
        await asyncio.create_task(_listen(socket, table, outbox))
    finally:
        table.exit(outbox)


async def _listen(socket: WebSocket, table: Table, outbox: Outbox) -> None:
    """Answer whatever is said; who says too much is listened to more slowly, and the transport makes them wait."""
    patience = Patience(BURST, PER_SECOND)
    with suppress(WebSocketDisconnect):
        while True:
            text = await _receive(socket)
            if wait := patience.spend():
                await asyncio.sleep(wait)
            outbox.tell(written(await _answer(table, outbox, text)))


async def _answer(table: Table, outbox: Outbox, text: bytes) -> messages.Told:
    """Return Accepted, Refused or what was asked: whatever is said gets an answer."""
    said_id = None
    try:
        try:
            said = _read(_said, text)
        except TableeError:
            with suppress(TableeError):
                said_id = _read(_id, text).id
            raise
        said_id = said.id
        _counter(type(said)).inc()
        seat = table.seat_of(outbox)
        if seat is None:
            raise REFUSALS("seat.none")
        match said:
            case messages.Check(said_id, action):
                return messages.Checked(said_id, table.situation.version, await table.check(seat, action))
            case messages.AskHint(said_id):
                return messages.Hint(said_id, table.situation.version, await table.hint(seat))
        return Accepted(said.id, await _do(table, said, Asked(seat, said.id)))
    except TableeError as error:
        return refused(noted(error), said_id)
    except Exception:
        log.exception("a message could not be answered")
        return refused(REFUSALS("server.failed").refusal, said_id)


@cache
def _counter(kind: type[Said]) -> Counter:
    """Return what counts the messages of one kind."""
    return metrics.MESSAGES.labels(kind.__struct_config__.tag)


async def _do(table: Table, said: Deed, asked: Asked) -> int:
    match said:
        case messages.Play(said_id, action, version):
            return await table.play(asked.seat, action, version, said_id)
        case messages.AddBot(_, bot):
            return await table.add_bot(asked, bot)
        case messages.RemoveSeat(_, seat):
            return await table.remove(asked, seat)
        case messages.Words(_, words):
            return await table.add_words(asked, words)
        case messages.Start(_, fill):
            return await table.start(asked, fill)
        case messages.NextRound(_, version):
            return await table.next_round(asked, version)
        case messages.Rematch():
            return await table.rematch(asked)
        case messages.Leave():
            return await table.leave(asked)


def _read(decoder: "msgspec.json.Decoder[Message]", text: bytes) -> Message:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise REFUSALS("message.unreadable", reason=str(error)) from None


async def _receive(socket: WebSocket) -> bytes:
    """Return the next message, text or not: what cannot be read is refused, not dropped."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text = message.get("text")
    return message.get("bytes") or b"" if text is None else text.encode()


async def _dismiss(socket: WebSocket, error: TableeError, code: int) -> None:
    await socket.send_text(written(refused(refusal_of(error), None)).decode())
    await socket.close(code)
