"""Rate limits for one connection or one address: token buckets."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tablee.table.refusals import REFUSALS

MAX_ADDRESSES = 10_000  # remembered; the least recently seen are forgotten


class Rate(NamedTuple):
    """A burst, and how many per second after that."""

    burst: float
    per_second: float

    def times(self, factor: float) -> "Rate":
        """Return this rate multiplied by a factor."""
        return Rate(self.burst * factor, self.per_second * factor)


class RateLimit:
    """A token bucket."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._at = time.monotonic()

    def wait(self) -> float:
        """Return the seconds until one more is available."""
        return 0.0 if self._fill() >= 1 else (1 - self._left) / self._rate.per_second

    def try_spend(self) -> bool:
        """Take one if available, and return whether it was."""
        left = self._fill()
        if left < 1:
            return False
        self._left = left - 1
        return True

    def spend(self) -> float:
        """Take one; return the seconds until it is available, 0 if it is now."""
        wait = self.wait()
        self._left -= 1
        return wait

    def _fill(self) -> float:
        burst, per_second = self._rate
        now = time.monotonic()
        left = self._left + (now - self._at) * per_second
        self._left = left = left if left < burst else burst
        self._at = now
        return left


class RateLimitByAddress:
    """A token bucket for each address."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._by_address: dict[str, RateLimit] = {}

    def __len__(self) -> int:
        return len(self._by_address)

    def __contains__(self, address: str) -> bool:
        return address in self._by_address

    def check(self, address: str) -> None:
        """Refuse an address whose bucket is empty, without taking anything."""
        limit = self._by_address.get(address)
        if limit is not None and limit.wait() > 0:
            raise REFUSALS("message.too_fast")

    def take(self, address: str) -> None:
        """Take one from the address's bucket, whatever is left."""
        limit = self._by_address.pop(address, None) or RateLimit(self._rate)
        self._by_address[address] = limit
        if len(self._by_address) > MAX_ADDRESSES:
            del self._by_address[next(iter(self._by_address))]
        limit.spend()

    def spend(self, address: str) -> None:
        """Take one, or refuse if none is left: refused requests cost nothing."""
        self.check(address)
        self.take(address)


class AtOnce:
    """Limits how many of something each address holds at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._by_address)

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Count one while inside, or refuse if there are too many."""
        self.enter(address)
        try:
            yield
        finally:
            self.leave(address)

    def enter(self, address: str) -> None:
        """Count one more until it leaves, or refuse if there are too many."""
        if self._by_address[address] >= self._most:
            raise REFUSALS("message.too_fast")
        self._by_address[address] += 1

    def leave(self, address: str) -> None:
        """Count one less."""
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
