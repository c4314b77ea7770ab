"""The websocket of a table: lets people in, hears who they are, and sees them off."""

import asyncio
from contextlib import ExitStack, suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.core.errors import TableeError
from tablee.server.conversation import Conversation, read, receive
from tablee.server.door import Door
from tablee.server.doorkeeper import Doorkeeper, address_of
from tablee.server.lobby import Lobby
from tablee.server.messages import Hello, Said
from tablee.server.outbox import Outbox
from tablee.server.problems import problem
from tablee.server.refusals import REFUSALS
from tablee.server.store import StoreFailed
from tablee.server.table import Table
from tablee.server.telling import refused, written
from tablee.server.tokens import Proof
from tablee.server.watching import noted

LARGEST = 4096  # bytes of a message; the transport closes the socket with 1009 before reading more
HELLO_WITHIN = 5.0  # seconds

POLICY_VIOLATION, TRY_AGAIN_LATER, UNKNOWN_TABLE = 1008, 1013, 4404

_first: msgspec.json.Decoder[Hello | Said] = msgspec.json.Decoder(Hello | Said)  # one of several must say its type


async def attend(socket: WebSocket, code: str, lobby: Lobby, door: Door) -> None:
    """Serve one connection from its first message to its end."""
    if not door.is_open_for(socket):
        await socket.close(POLICY_VIOLATION)
        return
    address = address_of(socket.client)
    with ExitStack() as held:
        try:
            door.keeper.handshakes.spend(address)
            held.enter_context(door.keeper.sockets.one_more(address))
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
            table = await lobby.find(code, address)
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
    await _look_on(socket, table, proof, door.keeper)


async def _first_message(socket: WebSocket) -> Hello | Said | None:
    try:
        return read(_first, await asyncio.wait_for(receive(socket), HELLO_WITHIN))
    except (TimeoutError, TableeError):
        return None


async def _look_on(socket: WebSocket, table: Table, proof: Proof, keeper: Doorkeeper) -> None:
    outbox = Outbox(socket, proof)
    try:
        table.enter(outbox)
    except TableeError as error:
        await _dismiss(socket, error, TRY_AGAIN_LATER)
        return
    try:
        # In a task of its own: all that is awaited there would otherwise pass through each layer around us.
        await asyncio.create_task(Conversation(table, outbox, keeper).listen(socket))
    finally:
        table.exit(outbox)


async def _dismiss(socket: WebSocket, error: TableeError, code: int) -> None:
    await socket.send_text(written(refused(noted(error), None)).decode())
    await socket.close(code)
