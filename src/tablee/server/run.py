"""Starts the server: binds the port, opens the store, says where it is."""

import asyncio
import gc
import logging
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from typing import Any

import uvicorn

from tablee.core.errors import TableeError
from tablee.server.app import make_app
from tablee.server.database import open_store
from tablee.server.settings import Settings
from tablee.server.sockets import LARGEST
from tablee.server.wire import Wire

UNREAD = 256 * 1024  # bytes that the kernel holds for who does not read
GIVE_UP_AFTER = 30_000  # milliseconds, before the kernel drops who does not take what was sent

GARBAGE = 50_000  # new objects before what goes in circles is looked for: tables make many and leave little


def serve(**chosen: Any) -> None:
    """Serve until interrupted, as the fields of Settings say; the address is printed once it answers."""
    settings = Settings(**chosen)
    listening = _listen(settings.host, settings.port)
    try:
        store = open_store(settings.database)
    except TableeError:
        listening.close()
        raise
    config = uvicorn.Config(
        make_app(store, settings),
        ws=Wire,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=2,
    )
    gc.freeze()
    gc.set_threshold(GARBAGE)
    with suppress(KeyboardInterrupt):  # uvicorn has ended properly by then, and passes it on
        _Server(config, settings.open_browser).run(sockets=[listening])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            address = _address(listening)
            print(f"Tablée is at {address}", flush=True)
            if self._open_browser and _has_screen():
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65_535:
        raise TableeError(f"a port is a number from 0 to 65535, not {port}")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError) as error:
        raise TableeError(f"cannot listen at {host!r}, port {port}: {_reason(error)}") from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)  # connections inherit these two
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GIVE_UP_AFTER)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise TableeError(f"cannot listen at {host!r}, port {port}: {_reason(error)}") from None
    return listening


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
