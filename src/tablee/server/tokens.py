"""Codes of tables, and what proves that a seat is yours."""

import hashlib
import secrets

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
