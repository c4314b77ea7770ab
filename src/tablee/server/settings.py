"""Settings of a server. Every field is a flag of `tablee serve` and an environment variable TABLEE_..."""

import os
import re
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Literal

from tablee.core.errors import InvalidOption
from tablee.table.cluster import DEFAULT_LEASE_S

LOOPBACK, ALL_ADDRESSES = "127.0.0.1", "0.0.0.0"
MIN_KEY_LENGTH = 32  # characters; a shorter key could be found by brute force
Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class Settings:
    """The settings of an operator; the defaults suit one machine at home. Secrets are excluded from the repr."""

    host: str = LOOPBACK
    port: int | None = None  # 0: any free port; None: 8000, or the next one that is free
    lan: bool = False  # listen on the local network, for phones and other computers at home
    database: str | None = field(
        default=None, repr=False
    )  # a URL, perhaps with a password; None: SQLite in the user's data folder
    public_address: str | None = None  # the public address, such as https://play.example.org
    origins: tuple[str, ...] = ()  # other origins whose pages may open sockets
    trusted_proxies: tuple[str, ...] = ()  # whose X-Forwarded-For and -Proto headers are trusted
    #: The first key signs cookies, the others are still accepted; default: a key file beside the database.
    secret_keys: tuple[str, ...] = field(default=(), repr=False)
    rate_limit_factor: float = 1.0  # multiplies all rate limits
    request_seconds: float = 10.0  # time for the header of a request to arrive, and again for its body
    websocket: Literal["fast", "stock"] = "fast"  # stock: uvicorn's own protocol, without our fast path for frames
    processes: int = 1  # that share the port
    workers: int | None = None  # processes in which bots think, for each server process
    think_seconds: float = 10.0  # time limit of a bot's turn
    bot_pace: float = 1.0  # multiplies the pauses of bots, which let people follow their moves
    lease: float = DEFAULT_LEASE_S  # seconds without a heartbeat before a process is considered dead
    drain_seconds: float = 0.0  # between reporting "not ready" and closing, for load balancers that poll slowly
    shutdown_seconds: float = 10.0  # to finish running requests
    keep_unstarted_days: float = 2.0  # without an event, until a table that never started is deleted; 0: never
    keep_abandoned_days: float = 90.0  # the same for an abandoned match
    keep_finished_days: float = 0.0  # the same for a finished match
    metrics: str | None = None  # the address for Prometheus, such as 127.0.0.1:9100; None: no metrics
    #: The lowest level that is logged; None: info, but for somebody who plays on their own machine only warnings.
    log_level: Literal["debug", "info", "warning", "error"] | None = None
    log_format: Literal["text", "json"] = "text"
    open_browser: bool = False

    def __post_init__(self) -> None:
        """Refuse settings that would fail silently later, or leave the server open."""
        if self.lan and self.host != LOOPBACK:
            raise InvalidOption("--lan listens on all addresses of this machine; leave out --host, or --lan")
        for address in (*self.origins, *filter(None, [self.public_address])):
            check_address(address)
        for proxy in self.trusted_proxies:
            read_network(proxy)
        for key in self.secret_keys:
            check_key(key)

    @property
    def listens_at(self) -> str:
        """The address to listen on."""
        return ALL_ADDRESSES if self.lan else self.host

    @property
    def worker_count(self) -> int:
        """The number of processes for bots: one core stays free for each server process."""
        if self.workers is not None:
            return self.workers
        return max(1, (os.cpu_count() or 1) // self.processes - 1)

    @property
    def lowest_level(self) -> str:
        """The lowest level that is logged: people who only want to play read no log."""
        return self.log_level or ("warning" if self.open_browser else "info")

    @property
    def is_secure(self) -> bool:
        """Whether people use https, even if a proxy does not report it."""
        return (self.public_address or "").startswith("https:")

    @property
    def trusted_networks(self) -> tuple[Network, ...]:
        """The networks of the trusted proxies; a single address is a network of one."""
        return tuple(map(read_network, self.trusted_proxies))

    @property
    def is_loopback_only(self) -> bool:
        """Whether only this machine can reach the server, without a trusted proxy in front of it."""
        if self.trusted_proxies:
            return False
        try:
            return ip_address(self.listens_at).is_loopback
        except ValueError:
            return self.listens_at == "localhost"

    @property
    def welcome_origins(self) -> frozenset[str]:
        """Origins that may open sockets, besides the server's own."""
        return frozenset(filter(None, [*self.origins, self.public_address]))


def check_address(address: str) -> None:
    """Raise InvalidOption unless this is an origin as browsers write it: scheme and host only."""
    if not re.fullmatch(r"https?://(\[[0-9a-f:.]+\]|[^\s/?#@:\[\]A-Z]+)(:[0-9]{1,5})?", address):
        raise InvalidOption(f"{address[:80]!r} is not the address of a site; write it like https://play.example.org")


def read_network(proxy: str) -> Network:
    """Return the network of a trusted proxy, or raise InvalidOption: else all players would share one address."""
    try:
        return ip_network(proxy)
    except ValueError:
        wanted = "write an address or a network, like 127.0.0.1 or 172.16.0.0/12"
        raise InvalidOption(f"{proxy[:80]!r} is not the address of a proxy; {wanted}") from None


def check_key(key: str) -> None:
    """Raise InvalidOption if a signing key is short enough to be found by brute force."""
    if len(key) < MIN_KEY_LENGTH:
        made = "openssl rand -hex 32 makes a good one"
        raise InvalidOption(f"a secret key needs at least {MIN_KEY_LENGTH} characters, not {len(key)}; {made}")
