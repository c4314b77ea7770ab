"""The listening socket of a server."""

import errno
import socket
from contextlib import suppress

from tablee.core.errors import TableeError

USUAL_PORT, PORTS_TRIED = 8000, 100
# On Windows SO_REUSEADDR would let two programs share a port; elsewhere it lets a server start again at once.
_OWN_PORT: int = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
SEND_BUFFER_BYTES = 256 * 1024  # buffered by the kernel for a client that does not read
SEND_TIMEOUT_MS = 30_000  # before the kernel drops a client that does not read


class PortTaken(TableeError):
    """Another program listens on this port."""


def listen_at_some_port(host: str) -> socket.socket:
    """Return a socket that listens on the default port or, if another program has it, on the next free one."""
    for port in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        with suppress(PortTaken):
            return listen(host, port)
    return listen(host, 0)


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens on the address; port 0 takes any free port."""
    if not 0 <= port <= 65_535:
        raise TableeError(f"a port is a number from 0 to 65535, not {port}")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError) as error:
        raise TableeError(f"cannot listen at {host!r}, port {port}: {_reason(error)}") from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, _OWN_PORT, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)  # connections inherit both options
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SEND_TIMEOUT_MS)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        failure = PortTaken if error.errno in (errno.EADDRINUSE, errno.EACCES) else TableeError
        raise failure(f"cannot listen at {host!r}, port {port}: {_reason(error)}") from None
    return listening


def find_lan_address() -> str | None:
    """Return this machine's address in the local network; None without one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out, suppress(OSError):
        way_out.connect(("192.0.2.1", 9))  # reserved for documentation: only the route to it is looked up
        found: str = way_out.getsockname()[0]
        return None if found.startswith(("127.", "0.")) else found
    return None


def address_of(listening: socket.socket) -> str:
    """Return the address at which a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
