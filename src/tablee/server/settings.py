"""How a server runs. Every field is a flag of `tablee serve` and a variable TABLEE_... of its environment."""

import os
from dataclasses import dataclass, field
from typing import Literal


def default_workers() -> int:
    """Return how many processes think for bots where nothing else is said: one core stays free for the server."""
    return max(1, (os.cpu_count() or 1) - 1)


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
    processes: int = 1  # on the same port
    workers: int = field(default_factory=default_workers)  # processes in which bots think
    think_seconds: float = 10.0  # that a bot may think
    bot_pace: float = 1.0  # how long bots wait, so that people see what they do
    lease: float = 10.0  # seconds after which the others on the database take a process without a sign for dead
    shutdown_seconds: float = 10.0  # to finish what is being done when the server is told to end
    metrics: str | None = None  # where Prometheus reads, such as 127.0.0.1:9100; None: nowhere
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    open_browser: bool = False
