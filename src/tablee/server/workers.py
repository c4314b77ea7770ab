"""Processes that work for the server, so that its event loop stays free to answer."""

import asyncio
import logging
import multiprocessing
import os
import traceback
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread
from typing import Any, Literal, TypeVar

from pebble import ProcessExpired, ProcessPool

from tablee.core.errors import TableeError
from tablee.server.places import Places

ANSWER_SECONDS = 5.0  # for a question, which takes less than one: so long a turn may have to wait for a single worker
LEEWAY = 10.0  # seconds for a worker to begin; a pool that has not even begun by then is broken
NICE = 5  # the event loop comes first where cores are few
PRELOADED = ["__main__", "tablee.server.thoughts"]  # imported once; workers are forks of the process that did

Result = TypeVar("Result")

log = logging.getLogger(__name__)


class WorkFailed(TableeError):
    """A worker died, took too long or stumbled: nothing has changed, and it may be asked again."""

    def __init__(self, why: Literal["lost", "too long", "failed"]) -> None:
        super().__init__(f"a worker's work came to nothing: {why}")
        self.why = why


@dataclass(frozen=True)
class _Stumbled:
    trace: str  # text, because not every exception can travel


class Workers:
    """A pool of processes. A worker that dies or takes too long is replaced, and so is a pool that is broken."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count, self._seconds = count, seconds
        # Who must wait for a worker waits here. In the pool everything begins at once, and can be timed.
        self._places = Places(count)
        self._pool: asyncio.Task[ProcessPool] | None = None  # done when it has started
        self._ending: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Start the processes, again if they broke: then the next work need not wait for them."""
        await self._running()

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        """Return what work(*args) returns in a worker, for a turn; raise what it refuses, or WorkFailed."""
        async with self._places.for_turn():
            return await self._run(self._seconds, work, args)

    async def answer(self, work: Callable[..., Result], *args: Any) -> Result:
        """Do the same for a question: after all turns and not for long, or raise Crowded where too many wait."""
        async with self._places.for_question():
            return await self._run(min(self._seconds, ANSWER_SECONDS), work, args)

    async def _run(self, seconds: float, work: Callable[..., Result], args: tuple[Any, ...]) -> Result:
        pool = await self._running()
        try:
            future = asyncio.wrap_future(pool.schedule(_attempt, (work, args), timeout=seconds))
        except RuntimeError:  # it broke just now
            raise WorkFailed("lost") from None
        try:
            done, _ = await asyncio.wait({future}, timeout=seconds + LEEWAY)
        finally:
            future.cancel()  # if nobody waits any longer, nobody need go on working
        if not done:
            self._discard(pool)
        result: Result = _result(future)
        return result

    async def close(self) -> None:
        """End all processes, whatever they do."""
        if self._pool is not None:
            with suppress(OSError, RuntimeError):
                self._discard(await self._pool)
        await asyncio.gather(*self._ending, return_exceptions=True)

    async def _running(self) -> ProcessPool:
        """Return a pool that runs; who gives up waiting for its start does not stop it for the others."""
        starting = self._pool = self._pool or asyncio.create_task(asyncio.to_thread(_start, self._count))
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


def _result(future: "asyncio.Future[Any]") -> Any:
    try:
        result = future.result()
    except TimeoutError:
        raise WorkFailed("too long") from None
    except (asyncio.CancelledError, ProcessExpired, BrokenProcessPool):
        raise WorkFailed("lost") from None
    if isinstance(result, _Stumbled):
        log.error("a worker stumbled", extra={"exception": result.trace})
        raise WorkFailed("failed")
    return result


def _start(count: int) -> ProcessPool:
    """Start a pool whose processes share nothing with this one: no threads, no sockets, no database."""
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    context.set_forkserver_preload(PRELOADED)
    pool = ProcessPool(count, initializer=_begin, context=context)
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


def _begin() -> None:
    """Step back behind the server, and end when it ends, however it ends."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def _attempt(work: Callable[..., Result], args: tuple[Any, ...]) -> "Result | _Stumbled":
    try:
        return work(*args)
    except TableeError:
        raise
    except Exception:
        return _Stumbled(traceback.format_exc())
