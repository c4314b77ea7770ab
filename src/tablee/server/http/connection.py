"""HTTP connections with limits: on how long a request takes to arrive, and how many one address holds open.

A client may stop at any point, so each part has a time limit: the header, the body, and reading the response. A
connection between two requests is closed by uvicorn after five seconds.
"""

from asyncio import TimerHandle, Transport
from dataclasses import dataclass, field
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any

import h11
from starlette.responses import Response
from uvicorn.protocols.http.h11_impl import H11Protocol

from tablee.core.errors import TableeError
from tablee.server.descriptors import Descriptors
from tablee.server.http.problems import problem
from tablee.server.rate_limits import address_of
from tablee.server.settings import Network
from tablee.table.loop.rate_limit import AtOnce
from tablee.table.refusals import REFUSALS

READ_ANSWER_WITHIN_S = 30.0  # for about 50 kB, before more is sent


@dataclass(frozen=True)
class ConnectionLimits:
    """The limits of all HTTP connections of a process."""

    by_address: AtOnce
    request_seconds: float
    trusted: tuple[Network, ...] = ()  # proxies: all clients come from their address
    descriptors: Descriptors = field(default_factory=Descriptors)

    def counted_address(self, client: tuple[str, int] | None) -> str | None:
        """Return the address under which a connection is counted; None for a proxy."""
        try:
            address = ip_address(client[0].partition("%")[0]) if client else None
        except ValueError:
            address = None
        if address is not None and any(address in network for network in self.trusted):
            return None
        return address_of(client)


class HttpConnection(H11Protocol):
    """One connection of uvicorn, until it ends or becomes a websocket."""

    def __init__(self, limits: ConnectionLimits, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._limits = limits
        self._address: str | None = None  # under which it is counted now
        self._is_released = False
        self._awaited: object = None  # the client state to which the current time limit applies
        self._deadline: TimerHandle | None = None
        self._reading_deadline: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Refuse the connection if there are too many, else wait for a request."""
        super().connection_made(transport)
        if not self._limits.descriptors.are_left(transport.get_extra_info("socket").fileno()):
            transport.abort()
            return
        address = self._limits.counted_address(self.client)
        if address is not None:
            try:
                self._limits.by_address.enter(address)
            except TableeError as error:
                self._refuse(error)
                return
            self._address = address
        self._limit_time()

    def data_received(self, data: bytes) -> None:
        """Process a part of a request."""
        super().data_received(data)
        self._limit_time()

    def on_response_complete(self) -> None:
        """Wait for the next request, or for the rest of this one."""
        super().on_response_complete()
        self._limit_time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the websocket protocol, which counts it as a socket."""
        self._release()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._release()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Start the time limit for the client to read what was sent."""
        super().pause_writing()
        self._reading_deadline = self.loop.call_later(READ_ANSWER_WITHIN_S, self.transport.abort)

    def resume_writing(self) -> None:
        """Resume writing: the client has read."""
        super().resume_writing()
        if self._reading_deadline is not None:
            self._reading_deadline.cancel()

    def _limit_time(self) -> None:
        """Run the time limit while a header or body is incomplete, however slowly it arrives."""
        if self._is_released:
            return
        state = self.conn.their_state
        is_owed = state is h11.SEND_BODY or (state is h11.IDLE and self.timeout_keep_alive_task is None)
        awaited = state if is_owed else None
        if awaited is self._awaited:
            return
        self._awaited = awaited
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if awaited is not None:
            self._deadline = self.loop.call_later(self._limits.request_seconds, self._give_up)

    def _give_up(self) -> None:
        """Close a connection whose request did not arrive in time; answer 408 if a part of it did."""
        if self.conn.their_state is h11.SEND_BODY:
            is_unanswered = not self.cycle.response_started
        else:
            is_unanswered = bool(self.conn.trailing_data[0])
        if is_unanswered:
            self._refuse(REFUSALS("message.too_slow"))
        else:
            self.transport.close()

    def _refuse(self, error: TableeError) -> None:
        self.transport.write(_written(problem(error)))
        self.transport.close()

    def _release(self) -> None:
        """Stop all time limits, and stop counting the connection."""
        self._is_released = True
        for timer in (self._deadline, self._reading_deadline):
            if timer is not None:
                timer.cancel()
        if self._address is not None:
            self._limits.by_address.leave(self._address)
            self._address = None


def _written(answer: Response) -> bytes:
    """Return the raw bytes of a response that closes its connection."""
    head = b"".join(b"%b: %b\r\n" % header for header in answer.raw_headers)
    status = HTTPStatus(answer.status_code)
    first = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\n".encode()
    return b"%b%b\r\n%b" % (first, head, bytes(answer.body))
