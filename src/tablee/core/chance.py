"""The only source of randomness: everything random in a game derives from one secret seed.

The construction can be implemented in any language from this text alone:

- `secret`: 16 bytes. The commitment, published before the deal, is SHA-256("tablee commitment 1" ‖ secret).
- `key` = HMAC-SHA-256(secret, "tablee seed 1" ‖ the words of each seat in turn, each preceded by its length in
  UTF-8 bytes as 4 bytes, big-endian). A seat that added none has empty words; where no seat added any, nothing
  follows. So nobody knows the deal before the words are in, not even the server's owner.
- a child named `label` has key HMAC-SHA-256(key, "child " ‖ label); each round and each shuffle is a child.
- the stream of a key is HMAC-SHA-256(key, i) for i = 0, 1, 2 ... as 4 bytes, big-endian, end to end.
- a shuffle of n pieces reads as many blocks of the stream as hold the bits of n! and 128 more, as one big-endian
  number x. For i = n, n-1, ... 2: x, j = divmod(x, i), and the pieces at i-1 and j are swapped.
  The bias is below 2^-128.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import factorial
from typing import TypeVar

from tablee.core.errors import InvalidOption

Piece = TypeVar("Piece")
BLOCK = 32  # bytes of one HMAC-SHA-256
SECRET_BYTES = 16
SEEDS = 1 << 8 * SECRET_BYTES  # how many different secrets there are


@dataclass(frozen=True, slots=True)
class Chance:
    """A source of chance that is a value: the same key always gives the same shuffles."""

    key: bytes

    @classmethod
    def from_number(cls, seed: int) -> "Chance":
        """Chance for simulations and tests, where a small seed is handier than a secret."""
        return Seed.from_number(seed).chance()

    def child(self, label: str) -> "Chance":
        """Return chance of its own for a part of the game, independent of all other parts."""
        return Chance(hmac.digest(self.key, b"child " + label.encode(), "sha256"))

    def shuffled(self, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
        """Return the pieces in random order."""
        order = list(pieces)
        x = self._number(len(order))
        for i in range(len(order), 1, -1):
            x, j = divmod(x, i)
            order[i - 1], order[j] = order[j], order[i - 1]
        return tuple(order)

    def pick(self, choices: Sequence[Piece]) -> Piece:
        """Return one of the choices."""
        return self.shuffled(choices)[0]

    def _number(self, n: int) -> int:
        blocks = (hmac.digest(self.key, i.to_bytes(4, "big"), "sha256") for i in range(_blocks(n)))
        return int.from_bytes(b"".join(blocks), "big")


@cache
def _blocks(n: int) -> int:
    return -(-(factorial(n).bit_length() + 128) // (8 * BLOCK))


@dataclass(frozen=True)
class Seed:
    """The secret of a match and the words that players added to it."""

    secret: bytes
    words: tuple[str, ...] = ()  # of each seat, a line without spaces at its ends; empty where nobody added any

    @classmethod
    def fresh(cls) -> "Seed":
        """Return a seed that nobody can guess."""
        return cls(secrets.token_bytes(SECRET_BYTES))

    @classmethod
    def from_number(cls, number: int) -> "Seed":
        """Return the seed with this number, for matches that anyone may deal again.

        >>> Seed.from_number(7).secret.hex()
        '00000000000000000000000000000007'
        """
        if not 0 <= number < SEEDS:
            raise InvalidOption("a seed is a whole number from 0 to 2**128 - 1")
        return cls(number.to_bytes(SECRET_BYTES, "big"))

    def with_words(self, words: Iterable[str]) -> "Seed":
        """Return the same secret with the words of each seat, which may be empty."""
        each = tuple(" ".join(text.split()) for text in words)
        return Seed(self.secret, each if any(each) else ())

    @property
    def commitment(self) -> str:
        """What is published before the deal, so that the secret cannot be changed afterwards."""
        return hashlib.sha256(b"tablee commitment 1" + self.secret).hexdigest()

    def chance(self) -> Chance:
        """Return the chance of the whole match."""
        message = b"tablee seed 1"
        for words in self.words:
            text = words.encode()
            message += len(text).to_bytes(4, "big") + text
        return Chance(hmac.digest(self.secret, message, "sha256"))
