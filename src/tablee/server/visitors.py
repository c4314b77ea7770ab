"""Rate limits for people who share an address: a guest with a signed cookie is not refused because of others.

A visitor without such a cookie is counted by address. Each guest has the same limits as an address; all
guests of one address together have GUESTS_SHARE times that, so that collecting cookies gains little.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from tablee.table.loop.rate_limit import AtOnce, Rate, RateLimitByAddress

GUESTS_SHARE = 10  # the limit of all guests of an address together, in limits of a single guest


class Visitor(NamedTuple):
    """The address of a request, and the guest of its signed cookie, if any."""

    address: str
    guest: bytes | None = None


class RateByVisitor:
    """A rate limit by guest if known, else by address."""

    def __init__(self, rate: Rate) -> None:
        self._strangers = RateLimitByAddress(rate)
        self._guests = RateLimitByAddress(rate)
        self._guests_together = RateLimitByAddress(rate.times(GUESTS_SHARE))

    def check(self, visitor: Visitor) -> None:
        """Refuse a visitor whose allowance is used up, without using any; a guest who never used any is admitted."""
        address, guest = visitor
        if guest is None:
            self._strangers.check(address)
        elif guest.hex() in self._guests:
            self._guests.check(guest.hex())
            self._guests_together.check(address)

    def take(self, visitor: Visitor) -> None:
        """Use one, whatever is left."""
        address, guest = visitor
        if guest is None:
            self._strangers.take(address)
        else:
            self._guests.take(guest.hex())
            self._guests_together.take(address)

    def spend(self, visitor: Visitor) -> None:
        """Use one, or refuse if none is left."""
        if visitor.guest is not None:
            self._guests_together.check(visitor.address)
        self.check(visitor)
        self.take(visitor)


class AtOnceByVisitor:
    """Limits how many of something each guest, or else each address, holds at the same time."""

    def __init__(self, most: int) -> None:
        self._strangers, self._guests, self._guests_together = AtOnce(most), AtOnce(most), AtOnce(most * GUESTS_SHARE)

    def __len__(self) -> int:
        return len(self._strangers) + len(self._guests) + len(self._guests_together)

    @contextmanager
    def one_more(self, visitor: Visitor) -> Iterator[None]:
        """Count one while inside, or refuse if there are too many."""
        address, guest = visitor
        with ExitStack() as held:
            if guest is None:
                held.enter_context(self._strangers.one_more(address))
            else:
                held.enter_context(self._guests.one_more(guest.hex()))
                held.enter_context(self._guests_together.one_more(address))
            yield
