"""Socket admission: which pages may open a socket, and what proves a seat."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket

from tablee.server.http.guest_cookie import Guests
from tablee.server.http.hosts import AllowsHost
from tablee.server.rate_limits import RateLimits
from tablee.table.people.tokens import Proof, digest


@dataclass(frozen=True)
class SocketAdmission:
    """The checks before a websocket is accepted."""

    origins: frozenset[str]  # other origins whose pages may open sockets
    home: str | None  # the public address of our own page, if it differs from the name that a proxy uses
    guests: Guests
    rate_limits: RateLimits
    allows_host: AllowsHost

    def is_open_for(self, socket: WebSocket) -> bool:
        """Whether the page may open a socket: browsers send its origin, other programs need not."""
        return self._is_ours(socket) or socket.headers["origin"] in self.origins

    def proof(self, socket: WebSocket, token: str | None) -> Proof:
        """Return a viewer's proofs of a seat: the token of its hello, and the cookie if the page is ours."""
        return Proof(None if token is None else digest(token), self.guest(socket))

    def guest(self, socket: HTTPConnection) -> bytes | None:
        """Return the guest of the cookie, if our own page sent it."""
        return self.guests.read(socket) if self._is_ours(socket) else None

    def _is_ours(self, socket: HTTPConnection) -> bool:
        """Whether the page is our own or there is none: only browsers send cookies on behalf of other pages."""
        origin = socket.headers.get("origin")
        if origin is None or origin == self.home:
            return True
        _, _, host = origin.partition("://")  # compared as it is: an invalid address is never ours
        return host != "" and host.lower() == socket.headers.get("host", "").lower()
