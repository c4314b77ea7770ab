"""Socket admission: which pages may open a socket, and what proves a seat."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket

from tablee.server.http.guest_cookie import Guests
from tablee.server.http.hosts import AllowsHost
from tablee.server.rate_limits import RateLimits
from tablee.table.tokens import Proof, digest


@dataclass(frozen=True)
class SocketAdmission:
    """What stands before every socket."""

    origins: frozenset[str]  # pages elsewhere that may open sockets too
    home: str | None  # where people find our own page, if a proxy calls the server by another name
    guests: Guests
    rate_limits: RateLimits
    allows_host: AllowsHost

    def is_open_for(self, socket: WebSocket) -> bool:
        """Whether the page that opens the socket may: browsers say where it came from, other programs need not."""
        return self._is_ours(socket) or socket.headers["origin"] in self.origins

    def proof(self, socket: WebSocket, token: str | None) -> Proof:
        """Return what a viewer has to prove a seat: the token of its hello, and the cookie if the page is ours."""
        return Proof(None if token is None else digest(token), self.guest(socket))

    def guest(self, socket: HTTPConnection) -> bytes | None:
        """Return the guest whose cookie a page of ours brought."""
        return self.guests.read(socket) if self._is_ours(socket) else None

    def _is_ours(self, socket: HTTPConnection) -> bool:
        """Whether the page is our own, or none: only browsers have others' cookies."""
        origin = socket.headers.get("origin")
        if origin is None or origin == self.home:
            return True
        _, _, host = origin.partition("://")  # compared as it is: what is no address is not ours, whatever it is
        return host != "" and host.lower() == socket.headers.get("host", "").lower()
