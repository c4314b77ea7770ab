"""Codes of tables, and the tokens that prove who owns a seat."""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # 32 characters that are not confused when read aloud
CODE_LENGTH = 10  # 50 bits: nobody finds a table by guessing

NewCode = Callable[[], str]  # makes the code of a new table


def new_code() -> str:
    """Return a code that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    """Return 128 random bits in URL-safe letters."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> bytes:
    """Return the digest of a token: only that is stored, so that the database opens no seat."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).digest()


def is_code(text: str) -> bool:
    """Whether this could be the code of a table."""
    return text.isascii() and text.isalnum() and len(text) <= CODE_LENGTH


@dataclass(frozen=True)
class Proof:
    """What proves that a seat is someone's, as stored: the SHA-256 of the seat's token and of the guest's cookie."""

    token: bytes | None = None
    guest: bytes | None = None

    def find(self, seats: Sequence["Proof"]) -> int | None:
        """Return which of the seats this opens; a token takes precedence over the cookie."""
        for mine, theirs in (
            (self.token, [seat.token for seat in seats]),
            (self.guest, [seat.guest for seat in seats]),
        ):
            opened = [seat for seat, proof in enumerate(theirs) if _are_same(mine, proof)]
            if opened:
                return opened[0]
        return None


def _are_same(one: bytes | None, other: bytes | None) -> bool:
    """Compare in constant time."""
    return one is not None and other is not None and hmac.compare_digest(one, other)
