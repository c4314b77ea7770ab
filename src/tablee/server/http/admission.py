"""Checks on every HTTP request before its body is read: an unambiguous length, a known host, the rate limits."""

from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.core.errors import TableeError
from tablee.server.http.guest_cookie import Guests
from tablee.server.http.hosts import AllowsHost
from tablee.server.http.problems import problem
from tablee.server.rate_limits import RateLimits, address_of
from tablee.server.visitors import Visitor
from tablee.table.refusals import REFUSALS

HEALTH_CHECK_PATHS = frozenset({"/api/health", "/api/ready"})  # exempt from rate limits and host checks


class Admission:
    """Refuses requests before any work is done for them; websockets pass, since they have checks of their own."""

    def __init__(self, app: ASGIApp, rate_limits: RateLimits, guests: Guests, allows_host: AllowsHost) -> None:
        self._app = app
        self._rate_limits, self._guests, self._allows_host = rate_limits, guests, allows_host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] == "http":
            try:
                self._admit(scope)
            except TableeError as error:
                refusal = problem(error)
                refusal.headers["connection"] = "close"  # the rest of the request is not read
                await refusal(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _admit(self, scope: Scope) -> None:
        """Refuse a request, or attach its visitor to it."""
        headers, path = Headers(scope=scope), scope["path"]
        if "content-length" in headers and "transfer-encoding" in headers:
            raise REFUSALS("message.unreadable", reason="it has both Content-Length and Transfer-Encoding")
        visitor = scope.setdefault("state", {})["visitor"] = visitor_of(HTTPConnection(scope), self._guests.read)
        if path in HEALTH_CHECK_PATHS:
            return
        check_host(self._allows_host, headers)
        (self._rate_limits.calls if path.startswith("/api/") else self._rate_limits.pages).spend(visitor)


def visitor_of(came: HTTPConnection, read_guest: Callable[[HTTPConnection], bytes | None]) -> Visitor:
    """Return the visitor under whom a connection is counted."""
    return Visitor(address_of(came.client), read_guest(came))


def check_host(allows_host: AllowsHost, headers: Headers) -> None:
    """Refuse a Host under which the server is not meant to be reached."""
    host = headers.get("host")
    if not allows_host(host):
        raise REFUSALS("request.wrong_host", host=str(host)[:80])
