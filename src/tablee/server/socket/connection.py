"""The websocket of a table: admits and identifies viewers, and closes their connections."""

import asyncio
from contextlib import ExitStack, suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.core.errors import TableeError
from tablee.server.http.admission import check_host, visitor_of
from tablee.server.http.problems import problem
from tablee.server.observability.request_metrics import noted
from tablee.server.rate_limits import RateLimits
from tablee.server.socket.admission import SocketAdmission
from tablee.server.socket.dispatch import SocketConversation, receive
from tablee.server.socket.outbox import Outbox
from tablee.server.visitors import Visitor
from tablee.table.conversation import FIRST, POLICY_VIOLATION, TRY_AGAIN_LATER, UNKNOWN_TABLE, read
from tablee.table.lobby import Lobby
from tablee.table.messages.from_page import Hello, Said
from tablee.table.messages.from_server import Outdated
from tablee.table.people.tokens import Proof, digest
from tablee.table.refusals import REFUSALS
from tablee.table.rendering.presenter import refused, written
from tablee.table.storage.store import StoreFailed
from tablee.table.table import Table

MAX_MESSAGE_BYTES = 4096  # the transport closes the socket with 1009 before reading more
HELLO_TIMEOUT_S = 5.0

SUBPROTOCOL = "tablee"
SEAT_PREFIX = "seat."  # of a second subprotocol, with which a page can present its seat token before its hello
BUILD_PREFIX = "build."  # of another one, with which a page says which build of it is open


async def attend(socket: WebSocket, code: str, lobby: Lobby, admission: SocketAdmission, build: str) -> None:
    """Serve one connection from its first message to its end; `build` is that of the page that is served now."""
    if not admission.is_open_for(socket):
        await socket.close(POLICY_VIOLATION)
        return
    visitor = visitor_of(socket, admission.guest)
    with ExitStack() as held:
        try:
            check_host(admission.allows_host, socket.headers)
            admission.rate_limits.handshakes.spend(visitor)
            held.enter_context(admission.rate_limits.sockets.one_more(visitor))
            visitor = await _may_look(socket, code, lobby, admission.rate_limits, visitor)
        except TableeError as error:
            await socket.send_denial_response(problem(error))
            return
        await socket.accept(SUBPROTOCOL if SUBPROTOCOL in socket.scope["subprotocols"] else None)
        with suppress(WebSocketDisconnect):
            await _meet(socket, code, lobby, admission, visitor, build)


async def _may_look(socket: WebSocket, code: str, lobby: Lobby, rate_limits: RateLimits, visitor: Visitor) -> Visitor:
    """Return the visitor to whom wrong codes are charged; after too many at an address, only a seat token gets in."""
    try:
        rate_limits.may_guess(visitor)
    except TableeError:
        token = _offered(socket, SEAT_PREFIX)
        if token is None or not await _opens_seat(Proof(digest(token)), code, lobby):
            raise
        return visitor._replace(guest=digest(token))
    return visitor


def _offered(socket: WebSocket, prefix: str) -> str | None:
    """Return what a client says in the subprotocols of its handshake."""
    names: list[str] = socket.scope["subprotocols"]
    return next((name.removeprefix(prefix) for name in names if name.startswith(prefix)), None)


async def _opens_seat(proof: Proof, code: str, lobby: Lobby) -> bool:
    try:
        table = await lobby.find(code)
    except TableeError:
        return False
    return table.state.knows(proof)


async def _meet(
    socket: WebSocket, code: str, lobby: Lobby, admission: SocketAdmission, visitor: Visitor, build: str
) -> None:
    try:
        with admission.rate_limits.guess(visitor):
            table = await lobby.find(code, visitor.address)
    except TableeError as error:
        await _dismiss(socket, error, TRY_AGAIN_LATER if isinstance(error, StoreFailed) else UNKNOWN_TABLE)
        return
    hello = await _first_message(socket)
    if not isinstance(hello, Hello):
        await _dismiss(socket, REFUSALS("message.no_hello"), POLICY_VIOLATION)
        return
    proof = admission.proof(socket, hello.token)
    if proof.token is not None and not table.state.knows(proof):
        admission.rate_limits.was_wrong(visitor)
    if build and _offered(socket, BUILD_PREFIX) not in (None, build):
        await socket.send_text(written(Outdated(build)).decode())
    await _look_on(socket, table, proof, admission.rate_limits)


async def _first_message(socket: WebSocket) -> Hello | Said | None:
    try:
        text, _ = await asyncio.wait_for(receive(socket), HELLO_TIMEOUT_S)
        return read(FIRST, text)
    except (TimeoutError, TableeError):
        return None


async def _look_on(socket: WebSocket, table: Table, proof: Proof, rate_limits: RateLimits) -> None:
    outbox = Outbox(socket, proof)
    try:
        table.enter(outbox)
    except TableeError as error:
        await _dismiss(socket, error, TRY_AGAIN_LATER)
        return
    try:
        # In a task of its own: otherwise everything awaited there would pass through each middleware layer.
        await asyncio.create_task(SocketConversation(table, outbox, rate_limits).listen(socket))
    finally:
        table.exit(outbox)


async def _dismiss(socket: WebSocket, error: TableeError, code: int) -> None:
    await socket.send_text(written(refused(noted(error), None)).decode())
    await socket.close(code)
