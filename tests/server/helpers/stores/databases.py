"""Direct access to the databases, without the stores."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tablee.browser.store import BrowserStore
from tablee.server.store.database import open_store, read_url
from tablee.server.store.sql import open_sql
from tablee.table.storage.store import Store
from tests.browser.helpers.database import SCHEME, StandIn


def run_sql(database: str, statement: str) -> list[Any]:
    """Run a statement and return its rows."""
    with open_sql(read_url(database.replace(SCHEME, "sqlite:///"))) as sql:
        return sql.run(statement)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store: Store
    if database.startswith(SCHEME):
        store = BrowserStore(StandIn(Path(database.removeprefix(SCHEME))))
    else:
        store = await asyncio.to_thread(open_store, database)
    try:
        yield store
    finally:
        await store.close()
