"""A viewer's messages from the socket to the table: most take a fast path, all are counted and limited."""

import asyncio
from contextvars import copy_context
from functools import cache

import msgspec
from prometheus_client import Counter
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.core.errors import Refusal, TableeError
from tablee.core.game import Player
from tablee.server.http.api.hanging_up import while_open
from tablee.server.observability import metrics
from tablee.server.observability.request_metrics import noted
from tablee.server.rate_limits import RateLimits
from tablee.server.socket.outbox import Outbox
from tablee.table.conversation import COMMANDS, SAID, Conversation, seat_for
from tablee.table.events import Asked
from tablee.table.loop.lock import Lock
from tablee.table.loop.rate_limit import RateLimit
from tablee.table.messages import from_page, from_server
from tablee.table.messages.from_page import Said
from tablee.table.messages.from_server import Accepted
from tablee.table.rendering.presenter import written
from tablee.table.table import Table


class SocketConversation(Conversation):
    """Answers the messages of one viewer in order.

    Nearly all messages are commands. If none is pending, they take a fast path: from the socket to the
    store and back by callbacks, without a task.
    """

    __slots__ = ("_asked_id", "_context", "_limits", "_outbox", "_rate", "_turn")

    def __init__(self, table: Table, outbox: Outbox, limits: RateLimits) -> None:
        super().__init__(table, outbox, outbox.address)
        self._outbox, self._limits = outbox, limits
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
                    self._outbox.tell(written(await self.answer(text, said)))
        except WebSocketDisconnect:
            pass
        finally:
            self._outbox.wire.handle_at_once = None  # otherwise the table stays until the collector of cycles runs

    def _handle_at_once(self, text: bytes) -> Said | bool:
        """Start a command if none is pending, and return True; else return the decoded message, or False."""
        try:
            said = SAID.decode(text)
        except (msgspec.DecodeError, RecursionError):  # refused later, in order
            return False
        plan = COMMANDS.get(type(said))
        seat = seat_for(said, self._table.place_of(self._outbox))
        if plan is None or seat is None or not self._turn.try_enter():
            return said
        if not self._rate.try_spend():
            self._turn.leave()
            return said
        self.count(said)
        self._asked_id = said.id
        self._table.begin(self._have_done, Asked(seat, said.id), *plan(seat, said, self._table, self._outbox))
        return True

    def _have_done(self, answer: int | Exception) -> None:
        asked_id = self._asked_id
        told = (
            Accepted(asked_id, answer) if isinstance(answer, int) else self._context.run(self.sorry, answer, asked_id)
        )
        self._outbox.tell(written(told))
        self._turn.leave()

    async def check(self, seat: Player, said: from_page.Check) -> from_server.Told:
        """Judge a draft."""
        self._limits.drafts.spend(self._outbox.address)
        return await super().check(seat, said)

    async def hint(self, seat: Player, said: from_page.AskHint) -> from_server.Told:
        """Return a hint, unless the viewer disconnects first."""
        self._limits.solves.spend(self._outbox.address)
        return await while_open(self._outbox.wire.is_closing, super().hint(seat, said))

    async def consider(self, seat: Player, said: from_page.Consider) -> from_server.Told:
        """Return what the tutor says of an action, unless the viewer disconnects first."""
        self._limits.solves.spend(self._outbox.address)
        return await while_open(self._outbox.wire.is_closing, super().consider(seat, said))

    def count(self, said: Said) -> None:
        """Count a message by its kind."""
        if type(said) is from_page.Play:
            metrics.PLAYS.new += 1
        else:
            _counter(type(said)).inc()

    def noted(self, error: TableeError) -> Refusal:
        """Count and log an error."""
        return noted(error)


@cache
def _counter(kind: type[Said]) -> Counter:
    """Return the counter of one kind of messages."""
    return metrics.MESSAGES.labels(kind.__struct_config__.tag)


async def receive(socket: WebSocket) -> tuple[bytes, Said | None]:
    """Return the next message, text or binary, and its decoded form if the connection has decoded it."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text = message.get("text")
    return message.get("bytes") or b"" if text is None else text.encode(), message.get("said") or None
