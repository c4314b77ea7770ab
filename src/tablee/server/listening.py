"""The listening socket of a server."""

import socket

from tablee.core.errors import TableeError

SEND_BUFFER_BYTES = 256 * 1024  # buffered by the kernel for a client that does not read
SEND_TIMEOUT_MS = 30_000  # before the kernel drops a client that does not read


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens at the address; port 0 takes any free port."""
    if not 0 <= port <= 65_535:
        raise TableeError(f"a port is a number from 0 to 65535, not {port}")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError) as error:
        raise TableeError(f"cannot listen at {host!r}, port {port}: {_reason(error)}") from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)  # connections inherit both options
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SEND_TIMEOUT_MS)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise TableeError(f"cannot listen at {host!r}, port {port}: {_reason(error)}") from None
    return listening


def address_of(listening: socket.socket) -> str:
    """Return the address at which a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
