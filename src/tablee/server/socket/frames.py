"""Uvicorn's websocket protocol with a fast path for nearly all messages: whole texts in one short frame.

All else (handshakes, closing, pings, long, broken and hostile frames) is left to uvicorn and websockets. They get
only whole frames, so that each frame may take either path.
"""

import logging
from asyncio import AbstractEventLoop
from collections.abc import Callable
from struct import Struct
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # the compiled one where there is one
from websockets.http11 import Request
from websockets.protocol import State

from tablee.table.loop.batch import Batch
from tablee.table.loop.rate_limit import Rate, RateLimit

log = logging.getLogger(__name__)

WHOLE_TEXT = 0x81  # the first byte of a final text frame
MASKED = 0x80
INVALID_TEXT, POLICY_VIOLATION = 1007, 1008
MIDDLE_HEAD, LONG_HEAD = Struct("!BBH").pack, Struct("!BBQ").pack  # of frames with more than 125 and 65,535 bytes
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
MAX_PENDING_MESSAGES = 8  # messages of one client that wait to be handled, before reading pauses
MAX_BYTES_PER_ITERATION = (
    16 * 1024
)  # read from one connection per iteration of the event loop; people never send that much
CONTROL_FRAMES = Rate(50, 10)  # pings and pongs of one connection; browsers answer one ping in 20 seconds
MAX_UNREAD_BYTES = 512 * 1024  # buffered for a client that does not read, before its connection is aborted


class Wires:
    """The connections of one event loop that have data to read or to send."""

    _by_loop: ClassVar[WeakKeyDictionary[AbstractEventLoop, "Wires"]] = WeakKeyDictionary()

    def __init__(self) -> None:
        self.came: Batch[tuple[Wire, bytes]] = Batch(_take_in)
        self.said: Batch[Wire] = Batch(_send)

    @classmethod
    def of(cls, loop: AbstractEventLoop) -> "Wires":
        """Return the instance of an event loop."""
        return cls._by_loop.setdefault(loop, cls())


def _take_in(came: "list[tuple[Wire, bytes]]") -> None:
    for wire, data in came:
        try:
            wire.take_in(data)
        except Exception:  # the other connections must still be read
            log.exception("a connection failed")


def _send(said: "list[Wire]") -> None:
    for wire in said:
        try:
            wire.send_said()
        except Exception:  # the other connections must still be flushed
            log.exception("a connection failed")


class Wire(WebSocketsSansIOProtocol):
    """One connection. The application finds it in its scope's state, to send without waiting."""

    # Attributes of uvicorn's class that every message needs are faster to find in a slot than in its dictionary.
    _UVICORNS = ("close_sent", "config", "conn", "queue", "transport")
    __slots__ = ("_all", "_begun", "_control_frames", "_held", "_short", "_unsent", *_UVICORNS, "handle_at_once")

    def __init__(self, *how: Any, **chosen: Any) -> None:
        super().__init__(*how, **chosen)
        self._begun = b""  # of an incomplete frame
        self._held = b""  # received data for later iterations, while reading is paused
        self._control_frames = RateLimit(CONTROL_FRAMES)
        self._unsent: list[bytes] = []  # headers and payloads of frames
        self._all = Wires.of(self.loop)
        #: Set by the application: handles a message at once and returns True, or returns it decoded for later.
        self.handle_at_once: Callable[[bytes], object] | None = None
        self._short: bool | None = None  # None: not open yet; False: all frames take the slow path from now on

    def handle_connect(self, event: Request) -> None:
        """Let the application find this connection."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["wire"] = self

    async def run_asgi(self) -> None:
        """Run the application, and then let go of its state, which refers to this connection."""
        await super().run_asgi()
        self.scope["state"].clear()

    def is_closing(self) -> bool:
        """Whether the connection is closed for sending."""
        return self.transport.is_closing()

    def say(self, text: bytes, rest: bytes = b"") -> None:
        """Send a text, in one or two parts, soon and together with everything else that is sent until then."""
        size = len(text) + len(rest)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65_536:
            head = MIDDLE_HEAD(WHOLE_TEXT, 126, size)
        else:
            head = LONG_HEAD(WHOLE_TEXT, 127, size)
        if not self._unsent:
            self._all.said.add(self)
        self._unsent += (head, text, rest)

    def send_said(self) -> None:
        """Flush pending frames, or do nothing if the connection is over."""
        frames, self._unsent = self._unsent, []
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(b"".join(frames))
        if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Queue received data, to be read together with that of other connections."""
        if len(data) > MAX_BYTES_PER_ITERATION or self._held:
            self._hold(data)
        else:
            self._all.came.add((self, data))

    def _hold(self, data: bytes) -> None:
        """Read a flood in parts, one per iteration of the event loop, so that other connections get their turn."""
        self.transport.pause_reading()
        if not self._held:
            self.loop.call_soon(self._take_held)
        self._held += data

    def _take_held(self) -> None:
        """Read the next part, unless many messages are pending: `receive` resumes when they are answered."""
        if self.read_paused or self.transport.is_closing():
            return
        part, self._held = self._held[:MAX_BYTES_PER_ITERATION], self._held[MAX_BYTES_PER_ITERATION:]
        self._all.came.add((self, part))
        if self._held:
            self.loop.call_soon(self._take_held)
        else:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message; when none is left, resume reading as uvicorn does, but held data comes first."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self._held:
                self._take_held()
            else:
                self.transport.resume_reading()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of the application; a refusal completes the handshake, or uvicorn logs it as an error."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Drop most messages of a disconnected flooder: answering them would take minutes, for nobody."""
        said = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for message in said[:MAX_PENDING_MESSAGES]:
            self.queue.put_nowait(message)
        self._held, self.read_paused = b"", False
        super().connection_lost(exc)
        # Its parser refers to it. With these cycles, memory would grow until the collector runs, which is rarely.
        self.conn.parser.close()

    def shutdown(self) -> None:
        """Close with 1012; if the client closed first, uvicorn would raise InvalidState and stop its shutdown."""
        is_refused = self.initial_response is not None
        if is_refused or (self.handshake_complete and not self.close_sent and self.conn.state is not State.OPEN):
            self.stop_keepalive()
            self.transport.close()
        else:
            super().shutdown()

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many."""
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Record that the client is alive."""
        if self._may_control():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Handle a fragment of a message; empty ones cost as much work as pings."""
        if self._may_control():
            super().handle_cont(event)

    def _may_control(self) -> bool:
        """Count a frame that carries no message, and close the connection if there are too many."""
        if self.close_sent:
            return False
        if self._control_frames.try_spend():
            return True
        self._close(POLICY_VIOLATION)
        return False

    def _close(self, code: int) -> None:
        """Close at once, for our own reason."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(code)
            self.handle_parser_exception()
        else:  # the client has closed it already
            self.transport.close()

    def take_in(self, data: bytes) -> None:
        """Process received data: frames, parts of them, or the handshake."""
        if self._short is None and self.handshake_complete:
            self._short = (
                not self.conn.reader.buffer
            )  # clients that send before our handshake response take the slow path
        if not self._short or self.close_sent:
            super().data_received(self._begun + data)
            self._begun = b""
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._turn_away()
            return
        if self._begun:
            data = self._begun + data
        self._begun = data[self._take_frames(data) :]

    def _turn_away(self) -> None:
        """Answer a handshake whose headers websockets cannot parse; uvicorn would leave the client waiting forever."""
        self.transport.write(UNREADABLE)
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Close with 1007 on invalid UTF-8; uvicorn would also fill the log with it."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._close(INVALID_TEXT)
                return
        super().send_receive_event_to_app()

    def _take_frames(self, data: bytes) -> int:
        """Handle all complete frames, and return where the first incomplete one begins."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1] - MASKED, at + 6
            if size == 126 and end - at >= 4:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            if size < 0 or size > self.config.ws_max_size or data[at + 1] == 255:  # uvicorn will close the connection
                self._short = False
                super().data_received(data[at:])
                return end
            stop = start + size
            if stop > end:
                return at
            if data[at] == WHOLE_TEXT and self.conn.current_size is None:
                self._hear(data[at:stop], apply_mask(data[start:stop], data[start - 4 : start]))
            else:
                super().data_received(data[at:stop])
                if self.close_sent:  # the rest is not read
                    return end
            at = stop
        return at

    def _hear(self, frame: bytes, text: bytes) -> None:
        if not text.isascii() or self.transport.is_closing():  # invalid UTF-8 closes the connection
            super().data_received(frame)
            return
        message: Any = {"type": "websocket.receive", "bytes": text}
        try:
            if self.handle_at_once is not None and self.queue.empty():
                said = message["said"] = self.handle_at_once(text)
                if said is True:
                    return
        except Exception:  # the message is answered on the slow path, and later ones are still handled
            log.exception("a message could not be handled at once")
        self.queue.put_nowait(message)
        if not self.read_paused and self.queue.qsize() > MAX_PENDING_MESSAGES:
            self.read_paused = True
            self.transport.pause_reading()
