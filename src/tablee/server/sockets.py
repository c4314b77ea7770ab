"""The websocket of a table: reads what is said, calls the table, answers."""

import asyncio
import logging
from contextlib import ExitStack, suppress
from functools import cache
from typing import TypeVar

import msgspec
from prometheus_client import Counter
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.core.errors import TableeError
from tablee.server import messages, metrics
from tablee.server.door import Door
from tablee.server.events import Asked
from tablee.server.keeper import address_of
from tablee.server.lobby import Lobby
from tablee.server.messages import Accepted, Deed, Hello, Id, Said
from tablee.server.outbox import Outbox
from tablee.server.patience import Patience, Rate
from tablee.server.problems import problem
from tablee.server.refusals import REFUSALS
from tablee.server.store import StoreFailed
from tablee.server.table import Table
from tablee.server.telling import refused, written
from tablee.server.tokens import Proof
from tablee.server.watching import noted

Message = TypeVar("Message")

log = logging.getLogger(__name__)

LARGEST = 4096  # bytes of a message; the transport closes the socket with 1009 before reading more
HELLO_WITHIN = 5.0  # seconds

POLICY_VIOLATION, TRY_AGAIN_LATER, UNKNOWN_TABLE = 1008, 1013, 4404

_first: msgspec.json.Decoder[Hello | Said] = msgspec.json.Decoder(Hello | Said)  # one of several must say its type
_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


class _Id(msgspec.Struct):
    id: Id


_id = msgspec.json.Decoder(_Id)


async def attend(socket: WebSocket, code: str, lobby: Lobby, door: Door) -> None:
    """Serve one connection from its first message to its end."""
    if not door.is_open_for(socket):
        await socket.close(POLICY_VIOLATION)
        return
    address = address_of(socket.client)
    with ExitStack() as held:
        try:
            door.keeper.handshakes.spend(address)
            held.enter_context(door.keeper.socket(address))
            door.keeper.may_guess(address)
        except TableeError as error:
            await socket.send_denial_response(problem(error))
            return
        await socket.accept()
        with suppress(WebSocketDisconnect):
            await _meet(socket, code, lobby, door)


async def _meet(socket: WebSocket, code: str, lobby: Lobby, door: Door) -> None:
    address = address_of(socket.client)
    try:
        with door.keeper.guess(address):
            table = await lobby.find(code)
    except TableeError as error:
        await _dismiss(socket, error, TRY_AGAIN_LATER if isinstance(error, StoreFailed) else UNKNOWN_TABLE)
        return
    hello = await _first_message(socket)
    if not isinstance(hello, Hello):
        await _dismiss(socket, REFUSALS("message.no_hello"), POLICY_VIOLATION)
        return
    proof = door.proof(socket, hello.token)
    if proof.token is not None and not table.situation.knows(proof):
        door.keeper.was_wrong(address)
    await _look_on(socket, table, proof, door.keeper.limits.messages)


async def _first_message(socket: WebSocket) -> Hello | Said | None:
    try:
        return _read(_first, await asyncio.wait_for(_receive(socket), HELLO_WITHIN))
    except (TimeoutError, TableeError):
        return None


async def _look_on(socket: WebSocket, table: Table, proof: Proof, pace: Rate) -> None:
    outbox = Outbox(socket, proof)
    try:
        table.enter(outbox)
    except TableeError as error:
        await _dismiss(socket, error, TRY_AGAIN_LATER)
        return
    try:
        # In a task of its own: all that is awaited there would otherwise pass through each layer around us.
        await asyncio.create_task(_listen(socket, table, outbox, Patience(pace)))
    finally:
        table.exit(outbox)


async def _listen(socket: WebSocket, table: Table, outbox: Outbox, patience: Patience) -> None:
    """Answer whatever is said; who says too much is listened to more slowly, and the transport makes them wait."""
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
        seat = table.left_seat_of(outbox) if isinstance(said, messages.ComeBack) else table.seat_of(outbox)
        if seat is None:
            raise REFUSALS("seat.none")
        match said:
            case messages.Check(said_id, action):
                return messages.Checked(said_id, table.situation.version, await table.check(seat, action))
            case messages.AskHint(said_id):
                return messages.Hint(said_id, table.situation.version, await table.hint(seat))
            case messages.Emote(said_id, emote):
                return Accepted(said_id, await table.emote(seat, emote))
            case messages.ComeBack(said_id):
                return Accepted(said_id, await table.come_back(Asked(seat, said_id), outbox.proof))
        return Accepted(said.id, await _do(table, said, Asked(seat, said.id)))
    except TableeError as error:
        return refused(noted(error), said_id)
    except Exception:
        log.exception("a message could not be answered")
        return refused(noted(REFUSALS("server.failed")), said_id)


@cache
def _counter(kind: type[Said]) -> Counter:
    """Return what counts the messages of one kind."""
    return metrics.MESSAGES.labels(kind.__struct_config__.tag)


async def _do(table: Table, said: Deed, asked: Asked) -> int:
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
    await socket.send_text(written(refused(noted(error), None)).decode())
    await socket.close(code)
