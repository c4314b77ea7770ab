"""Starts the server: binds the port, opens the store, prints its address, and shuts down cleanly."""

import asyncio
import gc
import logging
import math
import os
import signal
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from socket import socket
from types import FrameType
from typing import Any, cast

import uvicorn

from tablee import __version__
from tablee.server.app import make_app
from tablee.server.descriptors import raise_limit
from tablee.server.greeting import greet
from tablee.server.http.connection import ConnectionLimits, HttpConnection
from tablee.server.listening import address_of, listen, listen_at_some_port
from tablee.server.observability import metrics
from tablee.server.observability.logs import set_up_logs
from tablee.server.opening import open_page
from tablee.server.rate_limits import RateLimits
from tablee.server.settings import Settings
from tablee.server.socket.connection import MAX_MESSAGE_BYTES
from tablee.server.socket.frames import Wire
from tablee.server.store.database import hold_database, open_store
from tablee.server.supervisor import supervise

log = logging.getLogger(__name__)

GC_THRESHOLD = (
    50_000  # new objects before the collector of cycles runs: tables allocate many objects and leave few cycles
)


def serve(opens: str = "/", **chosen: Any) -> None:
    """Serve with these settings until interrupted; the address is printed once the server is ready.

    If a browser is opened, it shows the page at the path `opens`.
    """
    settings = Settings(**chosen)
    set_up_logs(settings.lowest_level, settings.log_format)
    raise_limit()
    with closing(_listen(settings)) as listening:
        if settings.processes > 1:
            supervise(settings, listening, serve_one)
            return
        if settings.metrics is not None:
            log.info("serving metrics", extra={"address": metrics.expose(settings.metrics)})
        with hold_database(settings.database, address_of(listening)):
            serve_one(settings, listening, announced=True, opens=opens)


def _listen(settings: Settings) -> socket:
    if settings.port is None:
        return listen_at_some_port(settings.listens_at)
    return listen(settings.listens_at, settings.port)


def serve_one(settings: Settings, listening: socket, announced: bool, opens: str = "/") -> None:
    """Serve on a socket in this process until interrupted."""
    app = make_app(open_store(settings.database), settings)
    rate_limits: RateLimits = app.state.rate_limits
    limits = ConnectionLimits(rate_limits.connections, settings.request_seconds, settings.trusted_networks)
    config = uvicorn.Config(
        app,
        http=cast("type[asyncio.Protocol]", partial(HttpConnection, limits)),
        ws=Wire if settings.websocket == "fast" else "websockets-sansio",
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        log_config=None,  # it logs through our handlers
        log_level="error",  # it warns about every malformed request, so anybody could fill the log
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=math.ceil(settings.shutdown_seconds),
    )

    def say_ending() -> None:
        app.state.readiness.ending = True
        app.state.bot_client.stop_questions()

    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)
    gc.enable()
    # After a clean shutdown uvicorn raises the signal again: nothing is left to do for it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if sys.platform == "win32":
        signal.signal(signal.SIGBREAK, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        _Server(config, settings, opens if announced else None, say_ending).run(sockets=[listening])


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, settings: Settings, opens: str | None, say_ending: Callable[[], None]
    ) -> None:
        """Announce the server, unless `opens` is None, and the page at this path."""
        super().__init__(config)
        self._settings, self._opens, self._say_ending = settings, opens, say_ending
        self._hurried = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to shut down; a second signal skips waiting for load balancers."""
        if self.should_exit and not self._hurried:
            self._hurried = True
        else:
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        address = address_of((sockets or [])[0])
        if self._opens is not None:
            greet(address, self._settings, self._opens)
            if self._settings.open_browser:
                page = address if self._opens == "/" else address + self._opens
                asyncio.get_running_loop().run_in_executor(None, open_page, page)
        log.info("started", extra={"version": __version__, "address": address, "pid": os.getpid()})

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Report "not ready", close all sockets with 1012, finish running requests, and exit."""
        log.info("ending", extra={"pid": os.getpid()})
        self._say_ending()
        loop = asyncio.get_running_loop()
        until = loop.time() + self._settings.drain_seconds
        while loop.time() < until and not self._hurried:
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)
        if self.force_exit:  # then uvicorn skips this; but it is short, and stores what is pending
            await self.lifespan.shutdown()
        log.info("ended", extra={"pid": os.getpid()})
