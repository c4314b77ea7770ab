"""Several server processes on one port: they share the listening socket, and dead ones are replaced."""

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from socket import socket
from threading import Thread

from uvicorn.config import STARTUP_FAILURE

from tablee.core.errors import TableeError
from tablee.server.observability import metrics
from tablee.server.observability.logs import set_up_logs
from tablee.server.settings import Settings
from tablee.server.store.database import open_store

POLL_INTERVAL_S = 0.2  # between two checks for a request to shut down
RESTART_DELAY_S = 0.5  # so that a crash loop does not use up the machine
MAX_FAILED_STARTS = 3  # in a row, before the server gives up
SHUTDOWN_MARGIN_S = 10.0  # to stop workers and close the store

log = logging.getLogger(__name__)
spawn = multiprocessing.get_context("spawn")

ServeOne = Callable[[Settings, socket, bool], None]


def supervise(settings: Settings, listening: socket, serve_one: ServeOne) -> None:
    """Keep this number of processes serving until asked to stop, then shut them down cleanly."""
    if not (settings.database or "").startswith(("postgresql:", "postgres:")):
        raise TableeError("several processes need PostgreSQL: --database postgresql://user@host/name")
    asyncio.run(open_store(settings.database).close())  # migrates once, before the processes use it
    with metrics.shared_counts(settings.metrics is not None):
        if settings.metrics is not None:
            log.info("serving metrics", extra={"address": metrics.expose(settings.metrics)})
        _Supervisor(settings, listening, serve_one).run()


class _Supervisor:
    def __init__(self, settings: Settings, listening: socket, serve_one: ServeOne) -> None:
        self._settings, self._listening, self._serve_one = settings, listening, serve_one
        self._children: dict[int, SpawnProcess] = {}  # by sentinel
        self._told_to_end = False
        self._in_vain = 0

    def run(self) -> None:
        before = {told: signal.signal(told, self._end) for told in (signal.SIGTERM, signal.SIGINT)}
        for number in range(self._settings.processes):
            self._start(announced=number == 0)
        try:
            while not self._told_to_end:
                dead = wait(self._children, POLL_INTERVAL_S)
                for sentinel in [one for one in self._children if one in dead]:
                    self._replace(sentinel)
        finally:
            self._finish()
            for told, handler in before.items():
                signal.signal(told, handler)

    def _end(self, *_: object) -> None:
        self._told_to_end = True

    def _start(self, announced: bool = False) -> None:
        arguments = (self._settings, self._listening, self._serve_one, announced)
        child = spawn.Process(target=_be_one_of_several, args=arguments)
        child.start()
        self._children[child.sentinel] = child

    def _replace(self, sentinel: int) -> None:
        child = self._children.pop(sentinel)
        child.join()
        metrics.forget_process(child.pid or 0)
        if self._told_to_end:
            return
        log.error("a server process died and is replaced", extra={"pid": child.pid, "exitcode": child.exitcode})
        self._in_vain = self._in_vain + 1 if child.exitcode == STARTUP_FAILURE else 0
        if self._in_vain >= MAX_FAILED_STARTS:
            raise TableeError("the server processes cannot start; the log says why")
        time.sleep(RESTART_DELAY_S)
        self._start()

    def _finish(self) -> None:
        until = time.monotonic() + self._settings.drain_seconds + self._settings.shutdown_seconds + SHUTDOWN_MARGIN_S
        for child in self._children.values():
            child.terminate()
        for child in self._children.values():
            child.join(max(0.0, until - time.monotonic()))
            if child.exitcode is None:
                log.error("a server process did not stop in time", extra={"pid": child.pid})
                child.kill()
                child.join()


# --- in each of the processes -----------------------------------------------------------------------------------------


def _be_one_of_several(settings: Settings, listening: socket, serve_one: ServeOne, announced: bool) -> None:
    set_up_logs(settings.lowest_level, settings.log_format)
    Thread(target=_end_with_supervisor, daemon=True).start()
    try:
        serve_one(settings, listening, announced)
    except TableeError as error:
        log.error("a server process could not start", extra={"reason": str(error)})
        sys.exit(STARTUP_FAILURE)


def _end_with_supervisor() -> None:
    """Shut down cleanly if the supervisor was killed: this process would not be replaced, and the port stay taken."""
    supervisor = multiprocessing.parent_process()
    assert supervisor is not None
    supervisor.join()
    os.kill(os.getpid(), signal.SIGTERM)
