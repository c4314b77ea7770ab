"""Processes that work for the server, so that its event loop stays free to answer."""

import asyncio
import logging
import multiprocessing
import os
import pickle
import sys
import traceback
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

from pebble import ProcessExpired, ProcessPool

from tablee.core.errors import InvalidOption, TableeError
from tablee.table.workers import Result, WorkFailed

LEEWAY = 10.0  # seconds for a worker to begin; a pool that has not even begun by then is broken
LOOK = 0.25  # seconds between two looks whether a pool that works for us still lives
ROOM = 1 << 30  # bytes that a worker may take beside what it has at rest
OUT_OF_MEMORY = 77  # how a worker ends that needed more
#: Imported once; workers are forks of the process that did.
PRELOADED = [
    "__main__",
    "tablee.table.bots.tasks",
    "tablee.table.rendering.replays",
    "tablee.table.rendering.verification",
]

if sys.platform != "win32":
    import resource
STATM = Path("/proc/self/statm")  # the size of a process, in pages

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Stumbled:
    trace: str  # text, because not every exception can travel


class ProcessWorkers:
    """A worker pool of processes. A worker that dies or takes too much is replaced, and so is a broken pool."""

    def __init__(self, size: int, seconds: float, nice: int) -> None:
        self.size, self._seconds, self._nice = size, seconds, nice
        self._pool: asyncio.Task[ProcessPool] | None = None  # done when it has started
        self._ending: set[asyncio.Task[None]] = set()
        self._at_work: set[asyncio.Future[Any]] = set()

    async def start(self) -> None:
        """Start the processes, again if they broke: then the next work need not wait for them."""
        await self._running()

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        """Return what work(*args) returns in a worker; raise what it refuses, or WorkFailed."""
        task = _pickled(work, args)
        pool = await self._running()
        try:
            future = asyncio.wrap_future(pool.schedule(_attempt, (task,), timeout=self._seconds))
        except RuntimeError:  # it broke just now
            raise WorkFailed("lost") from None
        self._at_work.add(future)
        try:
            await self._wait(future, pool)
        finally:
            self._at_work.discard(future)
            future.cancel()  # if nobody waits any longer, nobody need go on working
        result: Result = _result(future)
        return result

    async def _wait(self, future: "asyncio.Future[Any]", pool: ProcessPool) -> None:
        """Wait for the answer as long as it may take; a pool that breaks meanwhile will never give one."""
        clock = asyncio.get_running_loop().time
        give_up = clock() + self._seconds + LEEWAY
        while not future.done():
            await asyncio.wait({future}, timeout=LOOK)
            if not future.done() and (not pool.active or clock() > give_up):
                self._discard(pool)
                return

    def give_up(self) -> None:
        """Break off whatever is being worked on: it has failed."""
        for future in self._at_work:
            future.cancel()

    async def close(self) -> None:
        """End all processes, whatever they do."""
        if self._pool is not None:
            with suppress(OSError, RuntimeError):
                self._discard(await self._pool)
        await asyncio.gather(*self._ending, return_exceptions=True)

    async def _running(self) -> ProcessPool:
        """Return a pool that runs; who gives up waiting for its start does not stop it for the others."""
        starting = self._pool = self._pool or asyncio.create_task(asyncio.to_thread(_start, self.size, self._nice))
        try:
            pool = await asyncio.shield(starting)
        except (OSError, RuntimeError) as error:
            if self._pool is starting:
                self._pool = None
                log.error("workers cannot be started", exc_info=error)
            raise WorkFailed("lost") from None
        if pool.active:
            return pool
        log.warning("the workers are replaced: their pool was broken")
        self._discard(pool)
        return await self._running()

    def _discard(self, pool: ProcessPool) -> None:
        if self._pool is not None and self._pool.done() and self._pool.result() is pool:
            self._pool = None
            task = asyncio.create_task(asyncio.to_thread(_end, pool))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)


def _pickled(work: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    """Return a task as bytes: what cannot be pickled must not reach the pool, whose thread would die of it."""
    try:
        return pickle.dumps((work, args))
    except RecursionError:
        raise InvalidOption("it is nested too deeply") from None


def _result(future: "asyncio.Future[Any]") -> Any:
    try:
        result = future.result()
    except TimeoutError:
        raise WorkFailed("too long") from None
    except ProcessExpired as error:
        raise WorkFailed("too large" if error.exitcode == OUT_OF_MEMORY else "lost") from None
    except (asyncio.CancelledError, BrokenProcessPool):
        raise WorkFailed("lost") from None
    if isinstance(result, _Stumbled):
        log.error("a worker stumbled", extra={"exception": result.trace})
        raise WorkFailed("failed")
    return result


def _start(count: int, nice: int) -> ProcessPool:
    """Start a pool whose processes share nothing with this one: no threads, no sockets, no database."""
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    context.set_forkserver_preload(PRELOADED)
    pool = ProcessPool(count, initializer=_begin, initargs=(nice,), context=context)
    try:
        assert pool.active  # asking starts it
    except Exception:
        _end(pool)
        raise
    return pool


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


# --- in a worker --------------------------------------------------------------------------------------------------


def _begin(nice: int) -> None:
    """Step back behind the server, take a bounded part of the memory, and end when it ends, however it ends."""
    if hasattr(os, "nice"):
        os.nice(nice)
    _bound_memory()
    Thread(target=_end_with_server, daemon=True).start()


def _bound_memory() -> None:
    """Let the system refuse what is beyond our room, where it can: elsewhere the time limit alone must do."""
    if sys.platform != "win32" and STATM.exists():
        at_rest = int(STATM.read_text().split()[0]) * resource.getpagesize()
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = at_rest + ROOM
        resource.setrlimit(resource.RLIMIT_AS, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def _attempt(task: bytes) -> Any:
    try:
        work, args = pickle.loads(task)
        return work(*args)
    except TableeError:
        raise
    except MemoryError:
        os._exit(OUT_OF_MEMORY)  # what is left of this process is in pieces
    except Exception:
        return _Stumbled(traceback.format_exc())
