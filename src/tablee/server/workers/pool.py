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
from tablee.server.workers.preloading import worker_context
from tablee.table.workers import Result, WorkFailed

START_TIMEOUT_S = 10.0  # for a worker to start; after that its pool is considered broken
POLL_INTERVAL_S = 0.25  # between two checks whether a pool is still alive
MAX_WORKER_BYTES = 1 << 30  # in addition to an idle worker's memory
OUT_OF_MEMORY = 77  # exit code of a worker that needed more memory

if sys.platform != "win32":
    import resource
STATM = Path("/proc/self/statm")  # the size of a process, in pages

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Stumbled:
    trace: str  # text, because not every exception can be pickled


class ProcessWorkers:
    """A worker pool of processes. A worker that dies or exceeds its limits is replaced, and so is a broken pool."""

    def __init__(self, size: int, seconds: float, nice: int) -> None:
        self.size, self._seconds, self._nice = size, seconds, nice
        self._pool: asyncio.Task[ProcessPool] | None = None  # done when it has started
        self._ending: set[asyncio.Task[None]] = set()
        self._at_work: set[asyncio.Future[Any]] = set()

    async def start(self) -> None:
        """Start the processes, or restart a broken pool, so that the next work need not wait for it."""
        await self._running()

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        """Return the result of work(*args) in a worker; raise its refusal, or WorkFailed."""
        task = _pickled(work, args)
        pool = await self._running()
        try:
            future = asyncio.wrap_future(pool.schedule(_attempt, (task,), timeout=self._seconds))
        except RuntimeError:  # the pool just broke
            raise WorkFailed("lost") from None
        self._at_work.add(future)
        try:
            await self._wait(future, pool)
        finally:
            self._at_work.discard(future)
            future.cancel()  # the caller no longer waits for it
        result: Result = _result(future)
        return result

    async def _wait(self, future: "asyncio.Future[Any]", pool: ProcessPool) -> None:
        """Wait for the result within the time limit; a pool that breaks meanwhile never returns one."""
        clock = asyncio.get_running_loop().time
        give_up = clock() + self._seconds + START_TIMEOUT_S
        while not future.done():
            await asyncio.wait({future}, timeout=POLL_INTERVAL_S)
            if not future.done() and (not pool.active or clock() > give_up):
                self._discard(pool)
                return

    def give_up(self) -> None:
        """Abort all running work: it counts as failed."""
        for future in self._at_work:
            future.cancel()

    async def close(self) -> None:
        """Terminate all processes, whatever they are doing."""
        if self._pool is not None:
            with suppress(OSError, RuntimeError):
                self._discard(await self._pool)
        await asyncio.gather(*self._ending, return_exceptions=True)

    async def _running(self) -> ProcessPool:
        """Return a running pool; a caller that stops waiting for its start does not stop it for others."""
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
        log.warning("replacing the workers: their pool is broken")
        self._discard(pool)
        return await self._running()

    def _discard(self, pool: ProcessPool) -> None:
        if self._pool is not None and self._pool.done() and self._pool.result() is pool:
            self._pool = None
            task = asyncio.create_task(asyncio.to_thread(_end, pool))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)


def _pickled(work: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    """Pickle a task: an unpicklable one must not reach the pool, whose thread would die."""
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
        log.error("a worker raised an unexpected exception", extra={"exception": result.trace})
        raise WorkFailed("failed")
    return result


def _start(count: int, nice: int) -> ProcessPool:
    pool = ProcessPool(count, initializer=_begin, initargs=(nice,), context=worker_context())
    try:
        assert pool.active  # reading `active` starts the pool
    except Exception:
        _end(pool)
        raise
    return pool


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


# --- in a worker --------------------------------------------------------------------------------------------------


def _begin(nice: int) -> None:
    """Lower the priority, limit the memory, and exit with the server, however that ends."""
    if hasattr(os, "nice"):
        os.nice(nice)
    _bound_memory()
    Thread(target=_end_with_server, daemon=True).start()


def _bound_memory() -> None:
    """Set a memory limit if the system supports one; elsewhere only the time limit applies."""
    if sys.platform != "win32" and STATM.exists():
        at_rest = int(STATM.read_text().split()[0]) * resource.getpagesize()
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = at_rest + MAX_WORKER_BYTES
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
        os._exit(OUT_OF_MEMORY)  # the state of this process is unreliable now
    except Exception:
        return _Stumbled(traceback.format_exc())
