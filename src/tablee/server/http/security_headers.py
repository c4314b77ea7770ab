"""Security headers for every response, and a limit on the body of every request."""

from collections.abc import Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.http.problems import problem
from tablee.table.refusals import REFUSALS

MAX_BODY_BYTES = 64 * 1024
MAX_RECORD_BYTES = 1024 * 1024  # the record of a long match
WITH_RECORD = ("verify", "replay", "analysis", "analysis/try", "analysis/show", "analysis/check")
MAX_BODY_BYTES_AT = {f"/api/{path}": MAX_RECORD_BYTES for path in WITH_RECORD}

#: No third-party resources, and no inline scripts or styles. Components position elements from scripts.
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
#: Browser features that the page never uses are disabled.
UNUSED = ("camera", "display-capture", "geolocation", "hid", "microphone", "midi", "payment", "serial", "usb")
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join(f"{feature}=()" for feature in UNUSED),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
#: For subresources: the other headers matter only for documents, and half a kilobyte on each of twenty files adds up.
FOR_PARTS = {name: HEADERS[name] for name in ("cross-origin-resource-policy", "x-content-type-options")}
SECURE_ONLY = "max-age=31536000"  # browsers use only https for a year


class SecurityHeaders:
    """Adds the headers to every response, internal errors included; websockets pass."""

    def __init__(self, app: ASGIApp, is_secure: Callable[[HTTPConnection], bool]) -> None:
        self._app = app
        self._is_secure = is_secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in (FOR_PARTS if scope["path"].startswith("/assets/") else HEADERS).items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):  # responses about a table are private, and outdated at once
                    headers.setdefault("cache-control", "no-store")
                if self._is_secure(HTTPConnection(scope)):
                    headers.setdefault("strict-transport-security", SECURE_ONLY)
            await send(message)

        await self._app(scope, receive, send_guarded)


class BodyLimit:
    """Reads the whole body of a request, or refuses it if it is too large; websockets pass."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        most = MAX_BODY_BYTES_AT.get(scope["path"], MAX_BODY_BYTES)
        body = await _read(Headers(scope=scope), receive, most)
        if body is None:
            refusal = problem(REFUSALS("message.too_large", most=most))
            refusal.headers["connection"] = "close"
            await refusal(scope, receive, send)
            return
        await self._app(scope, _replay(body, receive), send)


async def _read(headers: Headers, receive: Receive, most: int) -> bytes | None:
    """Return the whole body; None if it is too large or the client has disconnected."""
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:20]) > most:
        return None
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > most or message["type"] == "http.disconnect":
            return None
        if not message.get("more_body", False):
            return bytes(body)


def _replay(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that yields the body once, then the messages of the connection."""
    pending: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return pending.pop() if pending else await receive()

    return receive_again
