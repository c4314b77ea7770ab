"""Codes of tables, and what proves that a seat is yours."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # 32 that nobody mixes up when reading them aloud
CODE_LENGTH = 10  # 50 bits: nobody finds a table by trying


def new_code() -> str:
    """Return a code for a table that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    """Return 128 random bits in URL-safe letters."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> bytes:
    """Return what is stored of a token: who reads the database has no seat."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).digest()


def is_code(text: str) -> bool:
    """Whether this could be the code of a table."""
    return text.isascii() and text.isalnum() and len(text) <= CODE_LENGTH


@dataclass(frozen=True)
class Proof:
    """What someone has to prove a seat, as it is stored: SHA-256 of a seat's token and of a cookie's guest."""

    token: bytes | None = None
    guest: bytes | None = None

    def find(self, seats: Sequence["Proof"]) -> int | None:
        """Return which of the seats this opens; a token, brought on purpose, counts before the cookie."""
        for mine, theirs in (
            (self.token, [seat.token for seat in seats]),
            (self.guest, [seat.guest for seat in seats]),
        ):
            opened = [seat for seat, proof in enumerate(theirs) if _are_same(mine, proof)]
            if opened:
                return opened[0]
        return None


def _are_same(one: bytes | None, other: bytes | None) -> bool:
    """Compare in the same time wherever they differ."""
    return one is not None and other is not None and hmac.compare_digest(one, other)
