"""The signed cookie of a guest: its owner returns to the seats that were taken with it, without an account."""

import hashlib
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime

from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tablee.table.people.tokens import digest

COOKIE_LIFETIME_S = 400 * 24 * 3600  # the longest that browsers keep a cookie
CLOCK_SKEW_S = 300  # how far ahead the clock of another signing machine may be
OPEN_NAME = "tablee-guest"
SECURE_NAME = "__Host-tablee-guest"  # over https: browsers accept it only from this host and scheme


class Guests:
    """Signs and reads the cookies of guests. Forged, altered, expired and foreign cookies are ignored."""

    def __init__(self, keys: Sequence[str], secure: bool = False) -> None:
        """Sign with the first key; the others are earlier keys that are still accepted."""
        self._signer = TimestampSigner(
            list(reversed(keys)), salt="tablee.guest", key_derivation="hmac", digest_method=hashlib.sha256
        )
        self._secure = secure  # people use https, even if the proxy does not say so

    def read(self, came: HTTPConnection) -> bytes | None:
        """Return the stored id of the guest; None for a new visitor."""
        guest = self._read(came)
        return None if guest is None else digest(guest)

    def welcome(self, came: HTTPConnection, answer: Response) -> bytes:
        """Return the stored id of the guest, and renew the cookie in the response."""
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
        """Whether people reach the server by https, directly or through a trusted proxy."""
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
