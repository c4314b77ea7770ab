"""The rate limits of a server, by address, or by guest where one is known."""

from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Any, NamedTuple

from tablee.core.errors import IllegalAction
from tablee.server.visitors import AtOnceByVisitor, RateByVisitor, Visitor
from tablee.table.loop.rate_limit import AtOnce, Rate, RateLimitByAddress


class Limits(NamedTuple):
    """What strangers may ask for. People do not notice: a school behind one address plays without meeting them."""

    messages: Rate = Rate(200, 100)  # of one connection; beyond it is listened to more slowly
    calls: Rate = Rate(300, 10)  # of the API, by one address, as all that follows
    pages: Rate = Rate(4000, 100)  # files of the page: a first visit takes about 40, and a class comes all at once
    connections: int = 200  # open at the same time without being a socket; browsers open six
    handshakes: Rate = Rate(200, 20)  # sockets opened
    sockets: int = 400  # open at the same time
    tables: Rate = Rate(60, 0.1)  # made
    seats: Rate = Rate(120, 0.5)  # taken
    records: Rate = Rate(30, 0.5)  # played again to be verified
    replays: Rate = Rate(120, 2)  # some steps of a match told
    solves: Rate = Rate(60, 1)  # best turns and hints asked for, positions and lessons judged
    drafts: Rate = Rate(200, 40)  # turns judged while they are put together
    guesses: Rate = Rate(60, 0.1)  # codes of no table, tokens of no seat

    def times(self, factor: float) -> "Limits":
        """Return all limits multiplied by a factor, for a server among friends or a measurement."""
        return Limits(*(_times(limit, factor) for limit in self))


def _times(limit: Any, factor: float) -> Any:
    return limit.times(factor) if isinstance(limit, Rate) else max(1, round(limit * factor))


class RateLimits:
    """Knows what each address has asked for of late. What it remembers is bounded, and lost with the process."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.connections = AtOnce(limits.connections)
        # A guest whom we know is counted apart from the neighbours at the same address.
        self.sockets = AtOnceByVisitor(limits.sockets)
        self.calls, self.pages = RateByVisitor(limits.calls), RateByVisitor(limits.pages)
        self.handshakes = RateByVisitor(limits.handshakes)
        self.seats = RateByVisitor(limits.seats)
        self._guesses = RateByVisitor(limits.guesses)
        # What costs much work or is stored is counted by address alone.
        self.tables = RateLimitByAddress(limits.tables)
        self.records = RateLimitByAddress(limits.records)
        self.replays = RateLimitByAddress(limits.replays)
        self.solves = RateLimitByAddress(limits.solves)
        self.drafts = RateLimitByAddress(limits.drafts)

    def may_guess(self, visitor: Visitor) -> None:
        """Refuse, before looking, a visitor who was wrong too often: right or wrong then get the same answer."""
        self._guesses.check(visitor)

    @contextmanager
    def guess(self, visitor: Visitor) -> Iterator[None]:
        """Let a visitor look a table or a seat up, and remember it if there is none."""
        self.may_guess(visitor)
        try:
            yield
        except IllegalAction as error:
            if error.refusal.code in ("table.unknown", "seat.unknown_token"):
                self.was_wrong(visitor)
            raise

    def was_wrong(self, visitor: Visitor) -> None:
        """Remember a code of no table, or a token of no seat."""
        self._guesses.take(visitor)


def address_of(client: tuple[str, int] | None) -> str:
    """Return by what a client is counted: an IPv6 household has a whole /64.

    Behind a proxy the transport has put the address there that the proxy tells, if the proxy is trusted.
    """
    text = client[0] if client else ""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return text[:64]
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
