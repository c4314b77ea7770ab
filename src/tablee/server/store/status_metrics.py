"""Reports what is stored as metrics: now and then, and in a thread, because it looks at every table."""

import asyncio
import logging

from tablee.core.errors import TableeError
from tablee.server.observability import metrics
from tablee.server.store.pruning import Retention
from tablee.server.store.sql import Database
from tablee.server.store.status import read_status

INTERVAL_S = 900.0

log = logging.getLogger(__name__)


async def report_regularly(database: Database, keep: Retention, interval: float = INTERVAL_S) -> None:
    """Report until cancelled."""
    while True:
        try:
            await asyncio.to_thread(_report, database, keep)
        except TableeError as error:
            log.warning("could not count the tables: %s", error)
        await asyncio.sleep(interval)


def _report(database: Database, keep: Retention) -> None:
    status = read_status(database, keep)
    metrics.STORED_BYTES.set(status.bytes)
    for state, ages in status.tables.items():
        for age, count in ages.items():
            metrics.STORED_TABLES.labels(state, age).set(count)
    for state, due in status.due.items():
        for within, count in due.tables.items():
            metrics.DUE_TABLES.labels(state, within).set(count)
