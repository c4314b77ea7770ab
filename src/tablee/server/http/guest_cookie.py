"""Guests come back by a signed cookie: whoever has it has the seats that were taken with it, without an account."""

import hashlib
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime

from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tablee.table.tokens import digest

COOKIE_LIFETIME_S = 400 * 24 * 3600  # seconds; browsers keep no cookie for longer
CLOCK_SKEW_S = 300  # how far ahead the clock may be of another machine that signed a cookie
OPEN_NAME = "tablee-guest"
SECURE_NAME = "__Host-tablee-guest"  # over https: browsers let no page of another host or scheme set it


class Guests:
    """Signs the cookies of guests and reads them. What is forged, altered, too old or signed by others is nothing."""

    def __init__(self, keys: Sequence[str], secure: bool = False) -> None:
        """Sign with the first of the keys; the others, that were first once, still count."""
        self._signer = TimestampSigner(
            list(reversed(keys)), salt="tablee.guest", key_derivation="hmac", digest_method=hashlib.sha256
        )
        self._secure = secure  # people come by https, though the proxy does not say so

    def read(self, came: HTTPConnection) -> bytes | None:
        """Return what is stored of the guest who came; None for somebody new."""
        guest = self._read(came)
        return None if guest is None else digest(guest)

    def welcome(self, came: HTTPConnection, answer: Response) -> bytes:
        """Return what is stored of the guest who came, and have the answer carry a fresh cookie."""
        guest = self._read(came) or secrets.token_urlsafe(16)
        secure = self.is_secure(came)
        answer.set_cookie(
            SECURE_NAME if secure else OPEN_NAME,
            self._signer.sign(guest).decode(),
            max_age=COOKIE_LIFETIME_S,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )
        return digest(guest)

    def is_secure(self, came: HTTPConnection) -> bool:
        """Whether people reach the server by https, directly or through a proxy that is trusted to say so."""
        return self._secure or came.url.scheme in ("https", "wss")

    def _read(self, came: HTTPConnection) -> str | None:
        cookie = came.cookies.get(SECURE_NAME if self.is_secure(came) else OPEN_NAME)
        if cookie is None:
            return None
        try:
            guest, signed = self._signer.unsign(cookie.encode(errors="replace"), return_timestamp=True)
            age = (datetime.now(UTC) - signed).total_seconds()
            return guest.decode() if -CLOCK_SKEW_S <= age <= COOKIE_LIFETIME_S else None
        except (BadSignature, UnicodeDecodeError):
            return None
