"""Prunes the database while the server runs: a pass at the start, then one every hour."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, ExitStack

from tablee.core.errors import TableeError
from tablee.server.observability import metrics
from tablee.server.store.pruning import Expired, Retention, open_pruner
from tablee.server.store.sql import Database

INTERVAL_S = 3600.0
PAUSE_S = 0.02  # after each deletion, so that moves are stored between them

log = logging.getLogger(__name__)

KeepAsleep = Callable[
    [str], AbstractAsyncContextManager[bool]
]  # keeps a table out of memory, or yields False if it is in memory


async def prune_regularly(
    database: Database, keep: Retention, keep_asleep: KeepAsleep, interval: float = INTERVAL_S
) -> None:
    """Prune until cancelled."""
    while keep.cutoffs(0.0):
        try:
            deleted = await prune_once(database, keep, keep_asleep)
        except TableeError as error:
            log.warning("could not prune tables: %s", error)
        else:
            if deleted:
                log.info("pruned tables", extra=dict(deleted))
        await asyncio.sleep(interval)


async def prune_once(database: Database, keep: Retention, keep_asleep: KeepAsleep) -> Counter[str]:
    """Delete expired tables that are in no process's memory; return how many of each state."""
    loop, deleted = asyncio.get_running_loop(), Counter[str]()
    with ThreadPoolExecutor(1, thread_name_prefix="pruning") as thread:  # a SQLite connection is bound to its thread
        opened = ExitStack()
        pruner = await loop.run_in_executor(thread, opened.enter_context, open_pruner(database))
        try:
            if pruner is None:
                return deleted
            found = pruner.find(keep)
            while (expired := await loop.run_in_executor(thread, next, found, None)) is not None:
                if await _delete(expired, keep_asleep, lambda one: loop.run_in_executor(thread, pruner.delete, one)):
                    deleted[expired.state] += 1
                    metrics.PRUNED.labels(expired.state).inc()
                await asyncio.sleep(PAUSE_S)
        finally:
            await asyncio.shield(loop.run_in_executor(thread, opened.close))
    return deleted


async def _delete(
    expired: Expired, keep_asleep: KeepAsleep, delete: Callable[[Expired], "asyncio.Future[bool]"]
) -> bool:
    async with keep_asleep(expired.code) as is_asleep:
        return is_asleep and await delete(expired)
