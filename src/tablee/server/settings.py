"""How a server runs. Every field is a flag of `tablee serve` and a variable TABLEE_... of its environment."""

import os
import re
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Literal

from tablee.core.errors import InvalidOption

MIN_KEY_LENGTH = 32  # characters; a shorter key could be found by trying
Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class Settings:
    """What an operator may choose; the defaults suit one machine at home. Secrets are not shown when it is printed."""

    host: str = "127.0.0.1"
    port: int = 8000  # 0: any free one
    database: str | None = field(default=None, repr=False)  # a URL, perhaps with a password; None: SQLite at home
    public_address: str | None = None  # where people find the server, such as https://play.example.org
    origins: tuple[str, ...] = ()  # pages elsewhere that may open sockets too
    trusted_proxies: tuple[str, ...] = ()  # whose X-Forwarded-For and -Proto are believed
    #: The first signs cookies, the others still count; none: one that is kept in a file beside the database.
    secret_keys: tuple[str, ...] = field(default=(), repr=False)
    patience: float = 1.0  # how many times what strangers may usually ask for
    request_seconds: float = 10.0  # for the header of a request, and again for its body, to arrive
    websocket: Literal["fast", "stock"] = "fast"  # stock: as uvicorn has it, without our short path for frames
    processes: int = 1  # on the same port
    workers: int | None = None  # processes in which bots think, for each of these
    think_seconds: float = 10.0  # that a bot may think
    bot_pace: float = 1.0  # how many times as long as usual bots take, so that people see what they do
    lease: float = 10.0  # seconds after which the others on the database take a process without a sign for dead
    drain_seconds: float = 0.0  # between saying "not ready" and closing, for those who look only now and then
    shutdown_seconds: float = 10.0  # to finish what is being done
    keep_unstarted_days: float = 2.0  # without an event, until a table that never started is deleted; 0: for ever
    keep_abandoned_days: float = 90.0  # the same for a match that nobody plays on
    keep_finished_days: float = 0.0  # the same for one that is over
    metrics: str | None = None  # where Prometheus reads, such as 127.0.0.1:9100; None: nowhere
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    open_browser: bool = False

    def __post_init__(self) -> None:
        """Refuse settings that would fail later without a word, or leave the server open."""
        for address in (*self.origins, *filter(None, [self.public_address])):
            check_address(address)
        for proxy in self.trusted_proxies:
            read_network(proxy)
        for key in self.secret_keys:
            check_key(key)

    @property
    def worker_count(self) -> int:
        """How many processes think for bots: one core stays free for each server process."""
        if self.workers is not None:
            return self.workers
        return max(1, (os.cpu_count() or 1) // self.processes - 1)

    @property
    def is_secure(self) -> bool:
        """Whether people come by https, though a proxy may not say so."""
        return (self.public_address or "").startswith("https:")

    @property
    def trusted_networks(self) -> tuple[Network, ...]:
        """The networks of the trusted proxies; a single address is a network of one."""
        return tuple(map(read_network, self.trusted_proxies))

    @property
    def is_loopback_only(self) -> bool:
        """Whether only this machine can reach the server, and no proxy that we know of stands before it."""
        if self.trusted_proxies:
            return False
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"

    @property
    def welcome_origins(self) -> frozenset[str]:
        """Pages that may open sockets beside those that this server itself shows."""
        return frozenset(filter(None, [*self.origins, self.public_address]))


def check_address(address: str) -> None:
    """Raise InvalidOption unless this is how browsers write an origin: scheme and host, nothing after it."""
    if not re.fullmatch(r"https?://(\[[0-9a-f:.]+\]|[^\s/?#@:\[\]A-Z]+)(:[0-9]{1,5})?", address):
        raise InvalidOption(f"{address[:80]!r} is not the address of a site; write it like https://play.example.org")


def read_network(proxy: str) -> Network:
    """Return the network of a trusted proxy, or raise InvalidOption: believing nobody would make all players one."""
    try:
        return ip_network(proxy)
    except ValueError:
        wanted = "write an address or a network, like 127.0.0.1 or 172.16.0.0/12"
        raise InvalidOption(f"{proxy[:80]!r} is not the address of a proxy; {wanted}") from None


def check_key(key: str) -> None:
    """Raise InvalidOption if a key that signs cookies is short enough to be found by trying."""
    if len(key) < MIN_KEY_LENGTH:
        made = "openssl rand -hex 32 makes a good one"
        raise InvalidOption(f"a secret key has at least {MIN_KEY_LENGTH} characters, not {len(key)}; {made}")
