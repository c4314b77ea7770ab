"""The rate limits of a server, by address, or by guest where one is known."""

from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Any, NamedTuple

from tablee.core.errors import IllegalAction
from tablee.server.visitors import AtOnceByVisitor, RateByVisitor, Visitor
from tablee.table.loop.rate_limit import AtOnce, Rate, RateLimitByAddress


class Limits(NamedTuple):
    """The rate limits. People do not notice them: a school behind one address can play without reaching them."""

    messages: Rate = Rate(200, 100)  # of one connection; beyond it, messages are read more slowly
    calls: Rate = Rate(300, 10)  # of the API, per address, like all that follow
    pages: Rate = Rate(
        4000, 100
    )  # files of the page: a first visit loads about 40, and a whole class may arrive at once
    connections: int = 200  # open at the same time, without sockets; browsers open six
    handshakes: Rate = Rate(200, 20)  # sockets opened
    sockets: int = 400  # open at the same time
    tables: Rate = Rate(60, 0.1)  # created
    seats: Rate = Rate(120, 0.5)  # taken
    records: Rate = Rate(30, 0.5)  # verified
    replays: Rate = Rate(120, 2)  # requests for steps of a match
    solves: Rate = Rate(60, 1)  # best turns, hints, referee positions and lessons
    analyses: Rate = Rate(120, 1)  # parts of an analysis that have to be made, and second tries at turns
    drafts: Rate = Rate(200, 40)  # drafts judged
    summaries: Rate = Rate(200, 5)  # tables in short; a page asks for its visitor's every half minute
    guesses: Rate = Rate(60, 0.1)  # unknown table codes and seat tokens

    def times(self, factor: float) -> "Limits":
        """Return all limits multiplied by a factor, for a private server or a benchmark."""
        return Limits(*(_times(limit, factor) for limit in self))


def _times(limit: Any, factor: float) -> Any:
    return limit.times(factor) if isinstance(limit, Rate) else max(1, round(limit * factor))


class RateLimits:
    """Counts recent requests of each address. Its memory is bounded, and lost with the process."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.connections = AtOnce(limits.connections)
        # A known guest is counted separately from others at the same address.
        self.sockets = AtOnceByVisitor(limits.sockets)
        self.calls, self.pages = RateByVisitor(limits.calls), RateByVisitor(limits.pages)
        self.handshakes = RateByVisitor(limits.handshakes)
        self.seats = RateByVisitor(limits.seats)
        self.summaries = RateByVisitor(limits.summaries)
        self._guesses = RateByVisitor(limits.guesses)
        # Whatever is expensive or stored is counted by address alone.
        self.tables = RateLimitByAddress(limits.tables)
        self.records = RateLimitByAddress(limits.records)
        self.replays = RateLimitByAddress(limits.replays)
        self.solves = RateLimitByAddress(limits.solves)
        self.analyses = RateLimitByAddress(limits.analyses)
        self.drafts = RateLimitByAddress(limits.drafts)

    def may_guess(self, visitor: Visitor) -> None:
        """Refuse a visitor who guessed wrong too often, before any lookup: then right and wrong look the same."""
        self._guesses.check(visitor)

    @contextmanager
    def guess(self, visitor: Visitor) -> Iterator[None]:
        """Let a visitor look up a table or seat, and count a failure."""
        self.may_guess(visitor)
        try:
            yield
        except IllegalAction as error:
            if error.refusal.code in ("table.unknown", "seat.unknown_token"):
                self.was_wrong(visitor)
            raise

    def was_wrong(self, visitor: Visitor) -> None:
        """Count an unknown table code or seat token."""
        self._guesses.take(visitor)


def address_of(client: tuple[str, int] | None) -> str:
    """Return the key under which a client is counted: an IPv6 household has a whole /64.

    Behind a trusted proxy, the transport has already replaced the address with the one that the proxy reports.
    """
    text = client[0] if client else ""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return text[:64]
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
